import type { TFunction } from 'i18next'
import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { leaderboardPath, worldsPath } from '../../client/paths.ts'
import { SPOILERS } from '../../client/settings/choices.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './moving-journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { settle } from './visit.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

const KR = `${leaderboardPath()}?region=kr`

describe.each(WALKED_LOCALES)('the leaderboard in %s', (locale) => {
  const t = wordsIn(locale)

  it('turns pages, focuses the beginning of the list, and turns back', async ({ visit, product }) => {
    await waitForLadder(product)
    const page = await visit(KR, { locale })
    await expect.poll(() => listRanks(page, t)).toEqual(ranks(1, 25))

    await page.getByRole('link', { name: t('leaderboard.next') }).click()
    await page.waitForURL(`${KR}&page=2`)
    await expect.poll(() => listRanks(page, t)).toEqual(ranks(26, 50))
    const heading = page.getByRole('heading', { level: 2 }).first()
    await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true)
    await expect.poll(() => heading.evaluate((title) => title.getBoundingClientRect().top >= 0)).toBe(true)
    const current = page.getByRole('link', { name: t('leaderboard.page', { page: 2 }) })
    await expect.poll(() => current.getAttribute('aria-current')).toBe('page')

    await page.reload()
    await expect.poll(() => listRanks(page, t)).toEqual(ranks(26, 50))
    await page.goBack()
    await expect.poll(() => listRanks(page, t)).toEqual(ranks(1, 25))
  })

  it('sorts by a column header, also with the keyboard', async ({ visit, product }) => {
    await waitForLadder(product)
    const page = await visit(`${KR}&page=2`, { locale })
    const wins = page.getByRole('button', { name: t('leaderboard.columns.WINS'), exact: true })
    const head = page.getByRole('columnheader', { name: t('leaderboard.columns.WINS'), exact: true })
    await wins.focus()
    await page.keyboard.press('Enter')
    // A new order starts at the first page.
    await page.waitForURL(`${KR}&sort=wins`)
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
    await expect.poll(async () => isDescending(await listWins(page, t))).toBe(true)

    await page.keyboard.press('Enter')
    await page.waitForURL(`${KR}&sort=wins&reverse=1`)
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
    await expect.poll(async () => isDescending((await listWins(page, t)).toReversed())).toBe(true)
    await expect.poll(() => wins.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

describe('the leaderboard', () => {
  const t = wordsIn('en')

  it('shows the result of the last search, even when an earlier answer arrives later', async ({ visit, product }) => {
    await waitForLadder(product)
    const page = await visit(KR)
    await expect.poll(() => listRanks(page, t)).toHaveLength(25)
    const late = Promise.withResolvers<undefined>()
    const arrived = Promise.withResolvers<undefined>()
    const asked: string[] = []
    await page.route(GRAPHQL, async (route) => {
      const search = searchIn(route.request())
      if (search !== null) asked.push(search)
      if (search !== 'qqqq') return route.continue()
      const response = await route.fetch()
      await late.promise
      // The page may have aborted the request.
      await route.fulfill({ response }).catch(() => {})
      arrived.resolve(undefined)
    })

    const field = page.getByRole('searchbox', { name: t('leaderboard.search') })
    await field.fill('qqqq')
    await page.waitForURL(`${KR}&search=qqqq`)
    const answered = page.waitForResponse((response) => searchIn(response.request()) === 'a')
    await field.fill('a')
    await page.waitForURL(`${KR}&search=a`)
    await page.getByText(t('leaderboard.size', { count: 2, number: '' }).trim()).waitFor()
    await answered
    await settle(page)
    const found = await listRanks(page, t)

    late.resolve(undefined)
    await arrived.promise
    await settle(page)
    expect(await listRanks(page, t)).toEqual(found)
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(asked).toEqual(['qqqq', 'a'])
  })

  it('sends one request per search, even in a slow browser', async ({ visit, product }) => {
    await waitForLadder(product)
    const page = await visit(KR)
    await expect.poll(() => listRanks(page, t)).toHaveLength(25)
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      if (operationOf(request)?.name === 'LeaderboardPage') asked.push(searchIn(request))
    })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })

    const words = ['a', 'e', 'o', 'i']
    for (const word of words) {
      const answered = page.waitForResponse((response) => searchIn(response.request()) === word)
      await page.getByRole('searchbox', { name: t('leaderboard.search') }).fill(word)
      await answered
      await settle(page)
    }
    expect(asked).toEqual(words)
  })

  it('links an entry to its account and to its pro player', async ({ visit, product }) => {
    await waitForLadder(product)
    const page = await visit(`${KR}&pros=1`)
    const row = page
      .getByRole('table', { name: t('leaderboard.title') })
      .getByRole('row')
      .nth(1)
    await row.waitFor()
    const links = await row.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([
      expect.stringMatching(/^\/account\/kr\/.+-.+$/),
      expect.stringMatching(/^\/player\/.+\/.+$/),
    ])
  })

  it('hides the ranks of pros in spoiler-free mode until the visitor reveals one', async ({ visit, product }) => {
    await waitForLadder(product)
    const page = await visit(`${KR}&pros=1`, { cookies: { [SPOILERS.cookie]: 'hidden' } })
    const list = page.getByRole('table', { name: t('leaderboard.title') })
    const row = list.getByRole('row').nth(1)
    const show = row.getByRole('button', { name: t('spoiler.show') })
    await show.waitFor()
    expect(await list.innerText()).not.toMatch(/\d LP/)
    expect(await list.getByTitle(RISE).count()).toBe(0)
    expect(await listViolations(page)).toEqual([])
    const height = (await row.boundingBox())?.height
    await show.click()
    await row.getByText(/\d LP/).waitFor()
    await expect.poll(async () => (await row.boundingBox())?.height).toBe(height)
    await expect.poll(() => list.getByText(/\d LP/).count()).toBe(1)

    // Only pros are hidden, and the first pages contain almost only pros.
    await page.goto(`${KR}&page=7`)
    await expect.poll(() => listRanks(page, t)).toHaveLength(25)
    expect(await list.getByTitle(RISE).count()).toBeGreaterThan(0)
    const hidden = await page.getByRole('button', { name: t('spoiler.show') }).count()
    expect(hidden).toBeLessThan(25)
    expect(await list.getByText(/\d LP/).count()).toBe(25 - hidden)
  })

  it('fetches the list again on demand after a failure, without losing the focus', async ({
    visit,
    product,
    faults,
  }) => {
    await waitForLadder(product)
    const page = await visit(KR)
    await expect.poll(() => listRanks(page, t)).toHaveLength(25)
    await page.route(GRAPHQL, (route) => route.abort())
    await page.getByRole('link', { name: t('leaderboard.next') }).click()
    const alert = page.getByRole('alert').filter({ hasText: t('leaderboard.unreachable') })
    await alert.waitFor()

    await page.unroute(GRAPHQL)
    await alert.getByRole('button', { name: t('common.retry') }).click()
    await expect.poll(() => listRanks(page, t)).toEqual(ranks(26, 50))
    const heading = page.getByRole('heading', { level: 2 }).first()
    await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true)
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
  })
})

describe('the bootcamp of an event', () => {
  const t = wordsIn('en')

  it('keeps its order in the address', async ({ visit }) => {
    const page = await visit(worldsPath())
    await page.getByRole('tab', { name: t('worlds.tabs.bootcamp') }).click()
    await page.waitForURL(`${worldsPath()}?tab=bootcamp`)
    const player = page.getByRole('button', { name: t('worlds.columns.player'), exact: true })
    await player.click()
    await page.waitForURL(`${worldsPath()}?tab=bootcamp&sort=player`)
    const head = page.getByRole('columnheader', { name: t('worlds.columns.player'), exact: true })
    await page.reload()
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
    const players = page.getByRole('rowheader').locator('a[href^="/player/"]')
    await players.first().waitFor()
    const names = await players.allTextContents()
    expect(names).toEqual(names.toSorted())
  })
})

/** Waits for the Korean ladder: ladders are fetched one by one after the start. */
async function waitForLadder(product: BuiltProduct): Promise<void> {
  const shape = z.object({ ladder: z.object({ totalCount: z.number() }).nullable() })
  const size = async () => (await product.ask(shape, '{ ladder(region: KR) { totalCount } }')).ladder?.totalCount ?? 0
  await expect.poll(size, { timeout: 30_000, interval: 500 }).toBeGreaterThan(50)
}

const tableOf = (page: Page, t: TFunction) => page.getByRole('table', { name: t('leaderboard.title') })

/** Numbers of a column, without the header. */
async function listColumn(page: Page, t: TFunction, column: number): Promise<readonly number[]> {
  const texts = await tableOf(page, t).locator(`tbody tr > :nth-child(${column})`).allTextContents()
  return texts.map((text) => Number.parseInt(text, 10))
}

const listRanks = (page: Page, t: TFunction) => listColumn(page, t, 1)

const listWins = (page: Page, t: TFunction) => listColumn(page, t, 6)

/** Title of the mark of an account that has gained places since the day before. */
const RISE = /^Up \d+ places?$/

const ranks = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const isDescending = (figures: readonly number[]) =>
  figures.length > 0 && figures.every((figure, place) => place === 0 || figure <= (figures[place - 1] ?? 0))

const ASKED = z.object({ search: z.string().nullish() })

/** Returns the search text of a request; null when it has none. */
function searchIn(request: Request): string | null {
  return ASKED.parse(operationOf(request)?.variables ?? {}).search ?? null
}
