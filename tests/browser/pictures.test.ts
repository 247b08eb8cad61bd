import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type AccountParams, accountPath, championsPath, proPlayersPath, worldsPath } from '../../client/paths.ts'
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
})

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
