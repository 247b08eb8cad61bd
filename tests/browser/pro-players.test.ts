import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { homePath, proPlayersPath, teamPath } from '../../client/paths.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './live-journey.ts'
import { GRAPHQL } from './operation-of.ts'
import { settle } from './visit.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

const PLAYERS = `${proPlayersPath()}?tab=players`

describe.each(WALKED_LOCALES)('the pro scene in %s', (locale) => {
  const t = wordsIn(locale)

  it('leads from the bar through a league to a team and its players', async ({ visit }) => {
    const page = await visit(homePath(), { locale })
    await page.getByRole('link', { name: t('proPlayers.title') }).click()
    await page.getByRole('heading', { level: 1, name: t('proPlayers.title') }).waitFor()
    const first = page
      .getByRole('group', { name: t('proPlayers.leagues') })
      .getByRole('button')
      .first()
    await first.click()
    expect(await first.innerText()).toContain('LEC')
    await page.waitForURL('**/pro-players?league=lec')
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(1)

    await page.getByRole('tabpanel').getByRole('link').first().click()
    await page.getByRole('heading', { name: t('team.roster'), exact: true }).waitFor()
    const roster = page.getByRole('region', { name: t('team.roster'), exact: true }).getByRole('listitem')
    await expect.poll(() => roster.count()).toBe(5)
    await expect.poll(() => roster.first().innerText()).toContain(t('proScene.roles.TOP'))
    await expect
      .poll(() => roster.first().getByRole('link').first().getAttribute('href'))
      .toMatch(/^\/player\/[a-z0-9]+\/[^/]+$/)
    await page.goBack()
    await page.waitForURL('**/pro-players?league=lec')
  })

  it('narrows the players by role, team and text, and keeps the filters through a reload', async ({ visit }) => {
    const page = await visit(`${PLAYERS}&league=lec`, { locale })
    await settle(page)
    await page.getByRole('button', { name: t('proScene.roles.MID') }).click()
    await expect.poll(() => countRows(page)).toBe(10)
    await page.getByRole('button', { name: t('proPlayers.filters.everyTeam') }).click()
    await page.getByRole('button', { name: 'G2', exact: true }).click()
    await page.getByRole('button', { name: 'FNC', exact: true }).click()
    await expect.poll(() => countRows(page)).toBe(2)
    await page.reload()
    await expect.poll(() => countRows(page)).toBe(2)
    await page.getByText(t('proPlayers.found', { count: 2 })).waitFor()

    await page.getByRole('searchbox', { name: t('proPlayers.filters.text') }).fill('nobody is called so')
    await page.clock.runFor(1000)
    await page.getByRole('heading', { name: t('proPlayers.empty.title') }).waitFor()
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: t('proPlayers.filters.clear') })
      .last()
      .click()
    await page.waitForURL(`**${PLAYERS}`)
    await expect.poll(() => countRows(page)).toBeGreaterThan(10)
  })
})

describe('the list of players', () => {
  const t = wordsIn('en')

  it('loads to its end while scrolling, and renders only rows near the window', async ({ visit, product }) => {
    const total = await countPlayers(product)
    const page = await visit(PLAYERS)
    await settle(page)
    await expect.poll(() => lastRowAt(page, total)).toBe(total)
    expect(await countRows(page)).toBeLessThan(60)
    const sizes = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-setsize')))
    expect(new Set(sizes)).toEqual(new Set([String(total)]))
  })

  it('is navigated with the keyboard alone', async ({ visit }) => {
    const page = await visit(PLAYERS)
    await settle(page)
    await rowsOf(page).first().getByRole('link').focus()
    for (let row = 2; row <= 41; row += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => focusedRow(page)).toBe(String(row))
    }
    await page.evaluate(() => window.scrollTo(0, 0))
    await rowsOf(page).first().waitFor()
    expect(await focusedRow(page)).toBe('41')
  })

  it('marks live players while they are live', async ({ visit, world }) => {
    const [player] = (await world.players.list({ limit: 1 })).map(({ value }) => value)
    if (player === undefined) throw new Error('The world has no pros.')
    await world.putStream(player, { live: null })
    const page = await visit(`${PLAYERS}&text=${player.name}`)
    await settle(page)
    const row = rowsOf(page).filter({ hasText: player.name })
    const mark = row.getByText(t('live.live'), { exact: true })
    await expect.poll(async () => [await row.count(), await mark.count()]).toEqual([1, 0])

    await world.putStream(player)
    await mark.waitFor()
    await world.putStream(player, { live: null })
    await expect.poll(() => mark.count()).toBe(0)
  })

  it('restores its scroll position on the way back', async ({ visit, product }) => {
    const total = await countPlayers(product)
    const page = await visit(PLAYERS)
    await settle(page)
    await expect.poll(() => lastRowAt(page, total)).toBe(total)
    // A click would scroll to the row.
    await rowsOf(page).last().scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    // The row of a live player has a second link.
    await rowsOf(page).last().getByRole('link').first().click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/player\//)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
    await expect.poll(() => rowsOf(page).last().getAttribute('aria-posinset')).toBe(String(total))
  })

  it('ignores unknown leagues, teams and roles', async ({ visit, product }) => {
    const page = await visit(`${PLAYERS}&league=zzz&team=nobody&role=coach`)
    await page.getByText(t('proPlayers.found', { count: await countPlayers(product) })).waitFor()
  })

  it('fetches the list again on demand when the server was unreachable', async ({ visit, faults }) => {
    const page = await visit(proPlayersPath())
    await settle(page)
    await page.route(GRAPHQL, (route) => route.abort('connectionrefused'))
    await page.getByRole('tab', { name: t('proPlayers.tabs.players') }).click()
    await page.getByRole('heading', { name: t('proScene.problem.networkTitle') }).waitFor()
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
    await page.unroute(GRAPHQL)
    await page.getByRole('button', { name: t('common.retry') }).click()
    await expect.poll(() => countRows(page)).toBeGreaterThan(10)
    await expect.poll(() => hasFocusInside(page)).toBe(true)
  })
})

describe.each([
  { place: 'The leagues', from: homePath(), link: 'Pro players', shown: 'Fnatic' },
  { place: 'The page of a team', from: proPlayersPath(), link: 'Fnatic', shown: 'Roster' },
])('$place', ({ from, link, shown }) => {
  const t = wordsIn('en')

  it('is fetched again on demand without losing the focus', async ({ visit, faults }) => {
    const page = await visit(from)
    await settle(page)
    await page.route(GRAPHQL, (route) => route.abort('connectionrefused'))
    await page.getByRole('link', { name: link }).first().click()
    await page.getByRole('heading', { name: t('proScene.problem.networkTitle') }).waitFor()
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])

    await page.unroute(GRAPHQL)
    await page.getByRole('button', { name: t('common.retry') }).press('Enter')
    await page.getByText(shown, { exact: true }).waitFor()
    await expect.poll(() => hasFocusInside(page)).toBe(true)
  })
})

describe('the page of a team', () => {
  const t = wordsIn('en')

  it('redirects to an address in lower case', async ({ visit, product }) => {
    const page = await visit('/team/G2')
    await page.waitForURL(product.url + teamPath('G2'))
    await page.getByRole('heading', { level: 1, name: 'G2' }).waitFor()
    await expect.poll(() => page.title()).toBe('G2 Esports (G2) · Lanewatch')
  })

  it('shows the 404 page for an unknown or impossible team', async ({ visit }) => {
    for (const path of ['/team/zzz', '/team/not-a-code']) {
      const page = await visit(path)
      await page.getByText(t('errors.notFoundInvalid', { path })).waitFor()
      await expect.poll(() => page.title()).toBe(`${t('errors.pageNotFound')} · Lanewatch`)
    }
  })
})

const COUNT = z.object({ proPlayers: z.object({ totalCount: z.int() }) })

async function countPlayers(product: BuiltProduct): Promise<number> {
  return (await product.ask(COUNT, '{ proPlayers(first: 1) { totalCount } }')).proPlayers.totalCount
}

const rowsOf = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

const countRows = (page: Page) => rowsOf(page).count()

/** Position of the last rendered row after a step toward the end. */
async function lastRowAt(page: Page, total: number): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const places = await rowsOf(page).evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-posinset'))))
  return Math.min(total, Math.max(...places))
}

/** True when an element of the main content has the focus. */
const hasFocusInside = (page: Page) => page.evaluate(() => document.activeElement?.closest('main') !== null)

/** Position of the focused row. */
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'))
