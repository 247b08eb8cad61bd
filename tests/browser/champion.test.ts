import type { Locator, Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod'
import { championPath, championsPath } from '../../client/paths.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './moving-journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { listOverflow } from './overflow.ts'
import { settle } from './visit.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

describe.each(WALKED_LOCALES)('the page of a champion in %s', (locale) => {
  const t = wordsIn(locale)

  it('shows the games of a chosen lane, and keeps the lane through a reload', async ({ visit, product }) => {
    const champion = await getPlayed(product, 2)
    const { text: name } = champion.name
    const page = await visit(championPath(champion), { locale })
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect.poll(() => page.title()).toBe(`${t('champions.documentTitle', { name })} · Lanewatch`)

    const lanes = page.getByRole('region', { name: t('champion.lanes.title') })
    const lane = lanes.getByRole('table').getByRole('button').nth(1)
    await lane.click()
    await page.waitForURL(/[?]lane=[a-z]+$/)
    await settle(page)
    const countsOfLane = async () => [await countOfRecord(page), await countOfRow(lanes.getByRole('row').nth(2))]
    await expect.poll(countsOfLane).toSatisfy(areEqual)
    await page.reload()
    await lanes.waitFor()
    await expect.poll(() => lane.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(countsOfLane).toSatisfy(areEqual)

    await lane.press('Enter')
    await page.waitForURL(`**${championPath(champion)}`)
    await expect.poll(() => lane.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('leads from a matchup to the pro games against that champion, on a phone', async ({ visit, product }) => {
    const champion = await getPlayed(product)
    const page = await visit(championPath(champion), { locale, width: 320 })
    await settle(page)
    expect(await listOverflow(page)).toEqual([])
    const matchups = page.getByRole('region', { name: t('champion.matchups.title') })
    const [link] = await matchups
      .getByRole('link', { name: t('champion.matchups.gamesAgainst', { champion: '' }) })
      .all()
    await link?.click()
    await page.waitForURL('**?against=*')
    const tab = page.getByRole('tab', { name: t('champion.tabs.games') })
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.querySelector('[role="tablist"]') !== null))
      .toBe(true)
    await settle(page)
    expect(await listOverflow(page)).toEqual([])

    await page.goBack()
    await matchups.waitFor()
  })
})

describe('the page of a champion', () => {
  const t = wordsIn('en')

  it('keeps its numbers until those of another filter arrive', async ({ visit, product }) => {
    const champion = await getPlayed(product)
    const page = await visit(championPath(champion))
    await settle(page)
    const wins = page.getByRole('heading', { level: 2, name: / wins?, / })
    const before = await wins.textContent()
    const released = Promise.withResolvers<void>()
    await page.route(GRAPHQL, async (route) => {
      await released.promise
      return route.fallback()
    })
    await page.getByRole('button', { name: t('statistics.populations.PROS') }).click()
    await page.waitForURL('**?population=pros')
    await page.locator('[aria-busy="true"]').waitFor()
    expect(await wins.textContent()).toBe(before)
    released.resolve()
    await settle(page)
  })

  it('reports numbers that fail to load, and retries without losing the focus', async ({ visit, product, faults }) => {
    const champion = await getPlayed(product)
    const page = await visit(championPath(champion))
    await settle(page)
    await page.route(GRAPHQL, (route) => route.abort())
    await page
      .getByRole('button', { name: t('match.lanes.JUNGLE') })
      .first()
      .click()
    const retry = page.getByRole('alert').getByRole('button', { name: t('common.retry') })
    await retry.waitFor()
    await page.getByRole('heading', { level: 1, name: champion.name.text }).waitFor()
    await page.unroute(GRAPHQL)
    await retry.click()
    await retry.waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
  })

  it('shows all opponents on demand and fewer again, and keeps the focus', async ({ visit, product, faults }) => {
    const champion = await getPlayed(product)
    const page = await visit(championPath(champion))
    await settle(page)
    let requestsOfAll = 0
    await page.route(GRAPHQL, async (route) => {
      const name = operationOf(route.request())?.name
      const isOfAll = name === 'AllMatchups'
      if (!isOfAll && name !== 'ChampionPage') return route.fallback()
      if (isOfAll && ++requestsOfAll === 1) return route.abort()
      const response = await route.fetch()
      const json = answer.parse(await response.json())
      Object.assign(json.data.champion.statistics, isOfAll ? { matchups: beaten(7) } : { best: beaten(6), worst: [] })
      return route.fulfill({ response, json })
    })
    const lanes = page.getByRole('region', { name: t('champion.lanes.title') })
    await lanes.getByRole('table').getByRole('button').first().click()
    const matchups = page.getByRole('region', { name: t('champion.matchups.title') })
    const listed = matchups.getByRole('list', { name: t('champion.matchups.good') }).getByRole('listitem')
    const more = matchups.getByRole('button', { name: t('champion.matchups.showAll') })
    // The matchups of the lane have one long list, those before may have two.
    await page.waitForURL('**lane=*')
    await settle(page)
    await more.press('Enter')
    await matchups.getByRole('button', { name: t('champion.matchups.allFailed') }).press('Enter')
    await expect.poll(() => listed.count()).toBe(7)
    const fewer = matchups.getByRole('button', { name: t('account.summary.showFewer') })
    await expect.poll(() => fewer.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => fewer.getAttribute('aria-expanded')).toBe('true')
    await fewer.press('Enter')
    await expect.poll(() => listed.count()).toBe(5)
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false')
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
  })

  it('offers wider filters when no game is counted', async ({ visit, product }) => {
    const champion = await getPlayed(product)
    const page = await visit(`${championPath(champion)}?patch=1.1&queue=clash`)
    await page.getByRole('heading', { name: t('champion.nothing.hereTitle') }).waitFor()
    await page.getByRole('button', { name: t('champion.nothing.ways.all') }).click()
    await page.waitForURL(`**${championPath(champion)}`)
    await page.getByRole('region', { name: t('champion.lanes.title') }).waitFor()
  })

  it('has a tab with its own address for each subject', async ({ visit, product }) => {
    const champion = await getPlayed(product)
    const page = await visit(championPath(champion))
    await settle(page)
    await page.getByRole('tab', { name: t('champion.tabs.builds') }).click()
    await page.waitForURL('**?tab=builds')
    await page.getByRole('heading', { name: t('championBuilds.items.title') }).waitFor()
    await page.keyboard.press('End')
    await page.waitForURL('**?tab=players')

    // There is no room for all tabs, so the selected one is scrolled into view.
    await page.setViewportSize({ width: 320, height: 800 })
    await page.reload()
    await page.getByRole('heading', { name: t('championPlayers.most.title') }).waitFor()
    const selected = page.getByRole('tab', { selected: true })
    await expect.poll(() => selected.evaluate((tab) => tab.getBoundingClientRect().right)).toBeLessThanOrEqual(320)
  })

  it('accepts a number and a slug in any case, and redirects to one address', async ({ visit }) => {
    for (const path of ['/champion/62', '/champion/MONKEYKING']) {
      const page = await visit(path)
      await page.getByRole('heading', { level: 1, name: 'Wukong' }).waitFor()
      await page.waitForURL('**/champion/monkeyking')
    }
  })

  it('reports an unknown champion, and suggests the one that was likely meant', async ({ visit }) => {
    const page = await visit('/champion/ahir')
    await page.getByRole('heading', { level: 1, name: t('champion.unknown.title') }).waitFor()
    await expect.poll(() => page.title()).toBe(`${t('champion.unknown.title')} · Lanewatch`)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('champion.all') })
      .waitFor()
    await page.getByRole('link', { name: 'Ahri' }).click()
    await page.waitForURL('**/champion/ahri')
    await page.getByRole('heading', { level: 1, name: 'Ahri' }).waitFor()
    await page.getByRole('link', { name: t('champion.all') }).click()
    await page.waitForURL(`**${championsPath()}`)
  })
})

const TABLE = z.object({
  championTable: z.object({
    entries: z.array(
      z.object({
        champion: z.object({ key: z.number(), slug: z.string(), name: z.object({ text: z.string() }) }),
        lanes: z.array(z.object({ lane: z.string().nullable() })),
      }),
    ),
  }),
})

const answer = z.looseObject({ data: z.looseObject({ champion: z.looseObject({ statistics: z.looseObject({}) }) }) })

/** More opponents that the champion beats than the demo world has. */
function beaten(count: number): readonly object[] {
  return Array.from({ length: count }, (_, place) => ({
    __typename: 'ChampionMatchup',
    champion: {
      __typename: 'Champion',
      id: `opponent-${place}`,
      key: 90_000 + place,
      slug: null,
      name: null,
      image: '/images/champions/icons/Azir.png',
    },
    winRate: { __typename: 'Rate', value: 0.6, games: 100, wins: 60, low: 0.5, high: 0.69 },
  }))
}

/** Returns a champion with games in at least `lanesAtLeast` lanes, once those are counted. */
async function getPlayed(product: BuiltProduct, lanesAtLeast = 1) {
  const question = '{ championTable { entries { champion { key slug name { text } } lanes { lane } } } }'
  return vi.waitFor(
    async () => {
      const { championTable } = await product.ask(TABLE, question)
      const found = championTable.entries.find(
        ({ lanes }) => lanes.filter(({ lane }) => lane !== null).length >= lanesAtLeast,
      )
      if (found === undefined) throw new Error('No such games are counted yet.')
      return found.champion
    },
    { timeout: 40_000, interval: 500 },
  )
}

/** Games counted in a row of the lanes: the number after the last share. */
const countOfRow = async (row: Locator) => Number((await row.textContent())?.match(/(\d+)\D*$/)?.[1])

const areEqual = ([first, second]: readonly number[]) => first === second

/** Games counted in total: the sum of the record. */
async function countOfRecord(page: Page): Promise<number> {
  const words = await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().textContent()
  return (words?.match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0)
}
