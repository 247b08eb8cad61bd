import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { championPath, championsPath } from '../../client/paths.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './moving-journey.ts'
import { GRAPHQL } from './operation-of.ts'
import { listOverflow } from './overflow.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

const GRID = `${championsPath()}?view=grid`

describe.each(WALKED_LOCALES)('the champions in %s', (locale) => {
  const t = wordsIn(locale)

  it('finds a champion by name, and keeps the search through a reload', async ({ visit, product }) => {
    const { champions } = await product.ask(CHAMPIONS, '{ champions { key } }')
    const page = await visit(GRID, { locale })
    await expect.poll(() => listLinks(page)).toHaveLength(champions.length)

    await page.getByRole('searchbox', { name: t('champions.search') }).fill('monkey king')
    await page.waitForURL(`${GRID}&search=monkey+king`)
    await page.getByText(t('champions.found', { count: 1 }), { exact: true }).waitFor()
    await expect.poll(() => listLinks(page)).toEqual(['Wukong'])

    await page.reload()
    await expect.poll(() => listLinks(page)).toEqual(['Wukong'])
    // The whole tile is a link, including its figures.
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Wukong' })
      .click({ position: { x: 100, y: 55 } })
    await page.waitForURL(championPath({ slug: 'MonkeyKing', key: 62 }))
    await page.getByRole('heading', { level: 1, name: 'Wukong' }).waitFor()
  })

  it('narrows the list to a lane and a tag, and restores the whole list', async ({ visit, product }) => {
    await waitForCounts(product)
    const page = await visit(championsPath(), { locale })
    await page.getByRole('button', { name: t('match.lanes.BOTTOM') }).click()
    await page.waitForURL(`${championsPath()}?lane=bottom`)
    await page.getByText(t('champions.bansOfAllLanes')).waitFor()
    await page.getByRole('button', { name: t('champions.tags.Tank'), exact: true }).click()
    await page.getByRole('searchbox').fill('qqqq')
    const clear = page.getByRole('button', { name: t('champions.showAll') })
    await clear.click()
    await page.waitForURL(championsPath())
    await page.getByRole('rowheader').first().waitFor()
    // The button is gone, but the focus stays in the page.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

describe('the champions', () => {
  const t = wordsIn('en')

  it.for(['', '?view=table', '?view=list'])(
    'are a table with lanes at /champions%s',
    async (search, { visit, product }) => {
      await waitForCounts(product)
      const page = await visit(`${championsPath()}${search}`)
      await page.getByRole('columnheader', { name: t('champions.columns.lanes') }).waitFor()
      await page.getByRole('cell').getByText(t('match.lanes.JUNGLE')).first().waitFor({ state: 'attached' })
      expect(
        await page.getByRole('button', { name: t('champions.views.table'), exact: true }).getAttribute('aria-pressed'),
      ).toBe('true')
    },
  )

  it('sorts by a column header with the keyboard, and keeps the order through a reload', async ({ visit, product }) => {
    await waitForCounts(product)
    const page = await visit(championsPath())
    const games = page.getByRole('columnheader', { name: t('champions.columns.games'), exact: true })
    await expect.poll(() => games.getAttribute('aria-sort')).toBe('descending')
    const button = games.getByRole('button')
    await button.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${championsPath()}?reverse=1`)
    await expect.poll(() => games.getAttribute('aria-sort')).toBe('ascending')
    const shown = await listGames(page)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    await expect.poll(() => button.evaluate((head) => head === document.activeElement)).toBe(true)

    await page.getByRole('button', { name: t('champions.columns.name'), exact: true }).press('Enter')
    await page.waitForURL(`${championsPath()}?sort=name`)
    await page.reload()
    const name = page.getByRole('columnheader', { name: t('champions.columns.name'), exact: true })
    await expect.poll(() => name.getAttribute('aria-sort')).toBe('ascending')
    await expect.poll(() => page.getByRole('rowheader').count()).toBeGreaterThan(10)
    const names = await page.getByRole('rowheader').allTextContents()
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  })

  it('offers a keyboard link past the list', async ({ visit }) => {
    const page = await visit(GRID)
    await page.getByRole('listitem').first().waitFor()
    await page.getByRole('button', { name: t('champions.views.grid'), exact: true }).focus()
    // The export of the list is in between.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('button', { name: t('champions.skip') })
    expect(await skip.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true)
  })

  it('scrolls through all rows of a virtual table, also on a phone', async ({ visit, product }) => {
    const { champions } = await product.ask(CHAMPIONS, '{ champions { key } }')
    for (const width of [1440, 320]) {
      const page = await visit(`${championsPath()}?sort=name`, { width })
      const table = page.getByRole('table', { name: t('champions.title') })
      await expect.poll(() => table.getAttribute('aria-rowcount')).toBe(String(champions.length + 1))
      expect(await listOverflow(page)).toEqual([])
      expect(await page.getByRole('rowheader').count()).toBeLessThan(60)
      await page.keyboard.press('End')
      await page.getByRole('rowheader', { name: 'Zyra' }).waitFor()
      const last = page.locator(`tr[aria-rowindex="${champions.length + 1}"]`)
      await expect
        .poll(() => last.evaluate((row) => row.getBoundingClientRect().bottom <= window.innerHeight))
        .toBe(true)
      await page.context().close()
    }
  })

  it('fetches the champions again on demand after a failure, and keeps the chosen filter', async ({
    visit,
    faults,
  }) => {
    const page = await visit(GRID)
    await page.getByRole('listitem').first().waitFor()
    await page.route(GRAPHQL, (route) => route.abort())
    await page.getByRole('button', { name: t('statistics.populations.PROS') }).click()
    const retry = page.getByRole('alert').getByRole('button', { name: t('common.retry') })
    await retry.waitFor()
    await page.unroute(GRAPHQL)
    await retry.click()
    await page.getByRole('listitem').first().waitFor()
    expect(new URL(page.url()).search).toBe('?view=grid&population=pros')
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
  })
})

const CHAMPIONS = z.object({ champions: z.array(z.object({ key: z.number() })) })

/** Matches are counted one by one after they are recorded. */
async function waitForCounts(product: BuiltProduct): Promise<void> {
  const shape = z.object({ championTable: z.object({ matches: z.number() }) })
  const count = async () => (await product.ask(shape, '{ championTable { matches } }')).championTable.matches
  await expect.poll(count, { timeout: 40_000, interval: 500 }).toBeGreaterThan(20)
}

/** The champions whose tiles are visible. */
async function listLinks(page: Page): Promise<readonly string[]> {
  return page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents()
}

/** Games of each champion, row by row. */
async function listGames(page: Page): Promise<readonly number[]> {
  const texts = await page.locator('tbody tr > :last-child').allTextContents()
  return texts.map(Number)
}
