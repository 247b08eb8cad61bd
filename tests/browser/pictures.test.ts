import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  type AccountParams,
  accountPath,
  championsPath,
  homePath,
  proPlayersPath,
  worldsPath,
} from '../../client/paths.ts'
import { it } from './journey.ts'
import { settle } from './visit.ts'

const PAGES = [
  ['all champions', championsPath],
  ['pro players', proPlayersPath],
  ['Worlds', worldsPath],
  ['an account', accountPath],
] as const satisfies readonly (readonly [string, (account: AccountParams) => string])[]

describe('images', () => {
  it.for(PAGES)(
    'on %s reserve their space, and load when they come near the window',
    async ([, pathOf], { visit, product }) => {
      const [account] = await product.listDemoAccounts()
      if (account === undefined) throw new Error('The demo world offers no account.')
      const page = await visit(pathOf(account), { width: 390 })
      await awaitText(page)

      await expect.poll(() => page.locator('img').count()).toBeGreaterThan(4)
      expect(await listBadImages(page)).toEqual([])
    },
  )

  it('of matches below the window are requested when they come near', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world offers no account.')
    const page = await visit(accountPath(account), { width: 390 })
    await awaitText(page)
    const lastRow = page.getByRole('article').last()
    const count = () => lastRow.locator('img').count()

    expect(await count()).toBe(0)
    await lastRow.scrollIntoViewIfNeeded()
    await expect.poll(count).toBeGreaterThan(4)
  })

  it('that fail to load leave a tile in their place, and nothing moves', async ({ visit }) => {
    const page = await visit(`${championsPath()}?view=grid`)
    await settle(page)
    const [height, images] = [await heightOf(page), await page.locator('img').count()]
    expect(images).toBeGreaterThan(100)

    await page.route('**/images/**', (route) => route.abort('aborted'))
    await page.reload()
    await awaitText(page)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await expect.poll(() => page.locator('img').count()).toBe(0)
    await expect.poll(() => heightOf(page)).toBe(height)
  })

  it('in the background are one inline drawing of under 30 kB, and never the largest paint', async ({ visit }) => {
    const page = await visit(homePath())
    await awaitText(page)

    const behind = await page
      .getByRole('banner')
      .locator('[aria-hidden]')
      .first()
      .evaluate((background) => {
        const drawn = [background, ...background.querySelectorAll('*')]
        return {
          markup: background.outerHTML,
          fetched: drawn
            .map((part) => getComputedStyle(part).backgroundImage)
            .filter((image) => image.includes('url(')),
        }
      })
    expect(behind.markup).toContain('<svg')
    expect(behind.markup).not.toMatch(/<ima?ge?\b/)
    expect(behind.markup.length).toBeLessThan(30_000)
    expect(behind.fetched).toEqual([])
    expect(await findLargestPaint(page)).toEqual({ words: expect.stringMatching(/\S/), behind: false })
  })
})

/** Text of the largest contentful paint, and whether it is part of the background. */
function findLargestPaint(page: Page): Promise<{ readonly words: string; readonly behind: boolean }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1)
          const element = largest instanceof LargestContentfulPaint ? largest.element : null
          resolve({ words: element?.textContent ?? '', behind: element?.closest('[aria-hidden]') !== null })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** Height of the whole page in pixels. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Waits until the text of a page is there. */
async function awaitText(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

/** Images without a known size, and eager images far below the window. */
function listBadImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => {
        const isSized = image.hasAttribute('width') && image.hasAttribute('height')
        const isFarBelow = image.getBoundingClientRect().top > 2 * window.innerHeight
        return !isSized || (isFarBelow && image.loading !== 'lazy')
      })
      .map((image) => image.src),
  )
}
