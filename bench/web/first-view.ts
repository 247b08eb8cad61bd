import type { Browser, Page } from 'playwright-core'
import { renderInBrowser } from '../../tests/browser/visit.ts'
import { slowDown, VIEWPORT } from './slow-phone.ts'

/** Figures of one first visit. */
export interface FirstView {
  /** Time until the main content is drawn, in milliseconds. */
  readonly contentMs: number
  /** Time until the largest element is drawn, in milliseconds. */
  readonly largestMs: number
  /** Milliseconds in which the page could not react, beyond the first 50 of each task. */
  readonly blockedMs: number
  readonly shift: number
  readonly requests: number
  readonly bytes: number
}

/** Longest wait for the main content. */
const PATIENCE_MS = 30_000

/** Tasks and shifts after the content still count for this long. */
const SETTLING_MS = 3_000

declare global {
  interface Window {
    /** Time when the main content was drawn, in milliseconds since the start of the visit. */
    contentAt?: number
    largestAt: number
    blockedFor: number
    shifted: number
  }
}

/** Opens a page as a new visitor. `content` selects the main content; `rendering` says who renders the page. */
export async function measureFirstView(
  browser: Browser,
  url: string,
  content: string,
  rendering: 'server' | 'browser',
): Promise<FirstView> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    if (rendering === 'browser') await renderInBrowser(page)
    await slowDown(page)
    const transferred = countTransfers(page)
    await page.addInitScript(observe, content)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.contentAt !== undefined, null, { timeout: PATIENCE_MS })
    await page.waitForTimeout(SETTLING_MS)
    const figures = await page.evaluate(() => ({
      contentMs: window.contentAt ?? Infinity,
      largestMs: window.largestAt,
      blockedMs: window.blockedFor,
      shift: window.shifted,
    }))
    return { ...figures, ...(await transferred()) }
  } finally {
    await context.close()
  }
}

function countTransfers(page: Page) {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
        () => 0,
      ),
    )
  })
  return async () => {
    const all = await Promise.all(sizes)
    return { requests: all.length, bytes: all.reduce((sum, size) => sum + size, 0) }
  }
}

/** Runs in the page before its own code. */
function observe(content: string): void {
  const longestUnnoticedMs = 50
  window.largestAt = 0
  window.blockedFor = 0
  window.shifted = 0
  const takers: Readonly<Record<string, (entry: PerformanceEntry) => void>> = {
    'largest-contentful-paint': ({ startTime }) => (window.largestAt = startTime),
    longtask: ({ duration }) => (window.blockedFor += duration - longestUnnoticedMs),
    'layout-shift'(entry) {
      if ('value' in entry && typeof entry.value === 'number') window.shifted += entry.value
    },
  }
  for (const [type, take] of Object.entries(takers)) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }

  function look(): void {
    const element = document.querySelector(content)
    const isDrawn = element !== null && element.getBoundingClientRect().height > 0
    const isWaiting = document.querySelector('main [aria-busy=true]') !== null
    // The element is on the screen after the next frame.
    if (isDrawn && !isWaiting) requestAnimationFrame(() => setTimeout(() => (window.contentAt = performance.now())))
    else requestAnimationFrame(look)
  }
  look()
}
