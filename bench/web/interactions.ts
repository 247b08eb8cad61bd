import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { launchChromium } from '../../tests/browser/chromium.ts'
import { findOneField } from '../../tests/browser/search-form.ts'
import { wordsIn } from '../../tests/browser/words.ts'
import type { Contest } from '../contest.ts'
import { median } from '../live/figures.ts'
import { printTable } from '../live/table.ts'
import { Subject } from '../subject.ts'
import { slowDown, VIEWPORT } from './slow-phone.ts'

const t = wordsIn('en')

const ROUNDS = 8

/** Pause between two interactions of a visitor. */
const PAUSE_MS = 300

/** Chromium reports no faster interactions. Faster ones count as this long. */
const SHORTEST_MS = 16

declare global {
  interface Window {
    /** Time from the input to the next frame for each slow interaction, in milliseconds, by its number. */
    interactions: Record<number, { ms: number; what: string }>
  }
}

/** One round of a visitor on a page. Calls `interacted` after each interaction. */
type Round = (page: Page, interacted: () => Promise<void>) => Promise<void>

const ROUNDS_OF: Readonly<Record<string, Round>> = {
  '/': async (page, interacted) => {
    await typeAndDelete(page, findOneField(page.getByRole('main'), t).field, interacted)
    await page.keyboard.press('Escape')
    await interacted()
    for (const name of [t('search.byParts'), t('search.inOneField')]) {
      await tap(page.getByRole('main').getByRole('button', { name }))
      await interacted()
    }
    await lookAtSettings(page, interacted)
  },
  '/streams': async (page, interacted) => {
    await typeAndDelete(page, page.getByRole('searchbox', { name: t('streams.filters.text') }), interacted)
    const rows = page.getByRole('region', { name: t('streams.liveHeading') }).getByRole('button')
    for (const row of [3, 1]) {
      await tap(rows.nth(row))
      await interacted()
    }
    for (const name of [t('streams.all', { count: 0 }).split('(')[0] ?? '', t('streams.fewer')]) {
      await tap(page.getByRole('main').getByRole('button', { name }))
      await interacted()
    }
    await lookAtSettings(page, interacted)
  },
}

/**
 * Taps an element once the page has recovered from the search for it: it reads the names of all elements, and the updates that
 * arrive meanwhile would be handled together with the tap.
 */
async function tap(target: Locator): Promise<void> {
  const element = await target.elementHandle()
  if (element === null) throw new Error(`The page has no ${String(target)}.`)
  await delay(PAUSE_MS)
  if (await element.evaluate(({ isConnected }) => isConnected)) await element.tap()
  else await tap(target)
}

async function typeAndDelete(page: Page, field: ReturnType<Page['locator']>, interacted: () => Promise<void>) {
  await tap(field)
  await interacted()
  for (const key of ['a', 'n', 'Backspace', 'Backspace']) {
    await page.keyboard.press(key)
    await interacted()
  }
}

async function lookAtSettings(page: Page, interacted: () => Promise<void>) {
  const dialog = page.getByRole('dialog', { name: t('settings.title') })
  await tap(page.getByRole('banner').getByRole('button', { name: t('settings.title') }))
  await interacted()
  // Its code is fetched when it is first opened.
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await interacted()
  await dialog.waitFor({ state: 'detached' })
}

/** Measures how fast live pages react on a slow phone while five live events arrive each second. */
export async function interactions(stack: DisposableStack, print: (line: string) => void): Promise<readonly Contest[]> {
  const program = new URL('./subjects/eventful.ts', import.meta.url)
  const product = stack.use(await Subject.start(program, { POINTS_PER_MINUTE: '1000000000' }))
  if (product.url === null) throw new TypeError('The product has no address.')
  const browser = await launchChromium()
  try {
    const rows: string[][] = []
    for (const [path, round] of Object.entries(ROUNDS_OF)) {
      rows.push(toRow(path, await measure(browser, product.url + path, round, print)))
    }
    print(printTable({ title: 'Interactions with five live events a second', columns: COLUMNS, rows }))
    return []
  } finally {
    await browser.close()
  }
}

const COLUMNS = ['', 'interactions', 'median, ms', 'p98, ms', 'longest, ms']

function toRow(path: string, times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  const p98 = sorted[Math.ceil(sorted.length * 0.98) - 1] ?? NaN
  return [
    path,
    String(times.length),
    ...[median(sorted), p98, sorted.at(-1) ?? NaN].map((ms) => String(Math.round(ms))),
  ]
}

async function measure(
  browser: Browser,
  url: string,
  round: Round,
  print: (line: string) => void,
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(observe, SHORTEST_MS)
    await page.goto(url)
    await page.locator('html[data-interactive]').waitFor()
    await delay(3000)
    let count = 0
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      await page.evaluate(() => scrollTo(0, 0))
      await round(page, async () => {
        count += 1
        await delay(PAUSE_MS)
      })
    }
    const slow = Object.values(await page.evaluate(() => window.interactions))
    for (const { ms, what } of slow.toSorted((a, b) => b.ms - a.ms).slice(0, 6)) print(`  ${ms} ms: ${what}`)
    const fast = Array.from({ length: Math.max(0, count - slow.length) }, () => SHORTEST_MS)
    return [...slow.map(({ ms }) => ms), ...fast]
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own code. */
function observe(shortestMs: number): void {
  window.interactions = {}
  // TypeScript's types do not know the threshold.
  const wanted: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: shortestMs,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0) continue
      const target = 'target' in entry && entry.target instanceof Element ? entry.target : null
      const before = window.interactions[entry.interactionId]
      if (before !== undefined && before.ms >= entry.duration) continue
      const what = `${entry.name} on ${target?.tagName.toLowerCase()} ${target?.getAttribute('aria-label') ?? target?.textContent.slice(0, 40)}`
      window.interactions[entry.interactionId] = { ms: entry.duration, what }
    }
  }).observe(wanted)
}
