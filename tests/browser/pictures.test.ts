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

describe('Pictures', () => {
  it.for(PAGES)(
    'of %s keep their places free, and load when they come near',
    async ([, pathOf], { visit, product }) => {
      const [account] = await product.listDemoAccounts()
      if (account === undefined) throw new Error('The demo world offers no account.')
      const page = await visit(pathOf(account), { width: 390 })
      await shown(page)

      await expect.poll(() => page.locator('img').count()).toBeGreaterThan(4)
      expect(await listHasty(page)).toEqual([])
    },
  )

  it('that do not come leave a tile in their place, and nothing moves', async ({ visit }) => {
    const page = await visit(championsPath())
    await settle(page)
    const [height, images] = [await heightOf(page), await page.locator('img').count()]
    expect(images).toBeGreaterThan(100)

    await page.route('**/images/**', (route) => route.abort('aborted'))
    await page.reload()
    await shown(page)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await expect.poll(() => page.locator('img').count()).toBe(0)
    expect(await heightOf(page)).toBe(height)
  })

  it('behind a page is one drawing of under 30 kB, fetched from nowhere and never the largest paint', async ({
    visit,
  }) => {
    const page = await visit(homePath())
    await shown(page)

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

/** What was the largest that was painted, and whether it is a part of the background. */
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

/** How tall all of a page is: pixels. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Waits until the words of a page are there. */
async function shown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

/** The pictures whose size is not known before they come, or that are far below what is seen and don't wait. */
function listHasty(page: Page): Promise<string[]> {
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
