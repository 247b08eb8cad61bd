import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import {
  accountPath,
  championPath,
  championsPath,
  playerPath,
  searchAccountPath,
  teamPath,
} from '../../client/paths.ts'
import { PAUSE_MS } from '../../client/search/quick-search.ts'
import { listViolations } from './axe.ts'
import { type BuiltProduct, SEED } from './built-product.ts'
import { it } from './journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { listOverflow } from './overflow.ts'
import { findOneField, openSearchForm } from './search-form.ts'
import { findTransferredAccount } from './transferred-account.ts'
import { settle, stopClock } from './visit.ts'
import { wordsIn, WALKED_LOCALES, WALKED_THEMES } from './words.ts'

describe.each(WALKED_LOCALES)('the quick search in %s', (locale) => {
  const t = wordsIn(locale)

  it('finds a pro player by the beginning of the name, and leads to the player page', async ({ visit, product }) => {
    const [, player] = await listPlayers(product)
    const page = await visit('/', { locale })
    const { field, options } = findQuickSearch(page, t)
    await field.pressSequentially(player.name.slice(0, 4).toLowerCase())
    const found = options.filter({ hasText: player.name })
    await found.filter({ hasText: t(`proScene.roles.${player.role}`) }).waitFor()
    expect(await found.getAttribute('href')).toBe(playerPath({ team: player.team.code, slug: player.slug }))
    await found.click()
    await page.waitForURL(playerPath({ team: player.team.code, slug: player.slug }))
  })

  it('offers to look up an unknown Riot ID, and reports when nothing matches', async ({ visit }) => {
    const page = await visit('/', { locale })
    const { field, groups } = findQuickSearch(page, t)
    await field.fill('zzqqzz')
    await page
      .getByRole('status')
      .getByText(t('search.quick.nothing', { text: 'zzqqzz' }))
      .waitFor()
    await field.fill('Nobody At-All#0000')
    await groups.lookUp.getByRole('option').click()
    await page.waitForURL(searchAccountPath({ gameName: 'Nobody At-All', tagLine: '0000' }))
  })
})

describe('the quick search', () => {
  const t = wordsIn('en')

  it('sends one request for text typed in one go', async ({ visit, product }) => {
    const [player] = await listPlayers(product)
    const page = await visit('/')
    await settle(page)
    const asked: unknown[] = []
    page.on('request', (request) => asked.push(operationOf(request)?.name))
    const { field, options } = findQuickSearch(page, t)
    const searches = () => asked.filter((name) => name === 'QuickSearch')
    // The page's clock stands still, so that no pause between two letters is too long on a slow machine.
    await stopClock(page)
    await field.pressSequentially(player.name)
    expect(searches()).toEqual([])
    await page.clock.runFor(PAUSE_MS)
    await page.clock.resume()
    await options.first().waitFor()
    expect(searches()).toHaveLength(1)
  })

  it.for(WALKED_THEMES)(
    'fits every width and has no accessibility violations in the %s theme',
    async (theme, { visit, product }) => {
      const [{ team }] = await listPlayers(product)
      const page = await visit('/', { theme })
      const { field, options } = findQuickSearch(page, t)
      await field.fill(team.code)
      await options.first().waitFor()
      for (const width of [320, 390, 800, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await settle(page)
        expect(await listOverflow(page), `at ${width} px`).toEqual([])
      }
      expect(await listViolations(page)).toEqual([])
    },
  )

  it('is fully operable by keyboard, and announces the number of results', async ({ visit, product }) => {
    const [{ team }] = await listPlayers(product)
    const page = await visit('/')
    const { field, options, list } = findQuickSearch(page, t)
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    await field.fill(team.code)
    await options.first().waitFor()
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true')

    const announced = async () =>
      page
        .getByRole('status')
        .getByText(t('search.quick.found', { count: await options.count() }))
        .count()
    await expect.poll(announced).toBe(1)
    const count = await options.count()
    const isActive = async (position: number) =>
      (await options.nth(position).getAttribute('id')) === (await field.getAttribute('aria-activedescendant')) &&
      (await options.nth(position).getAttribute('aria-selected')) === 'true'
    for (const [key, position] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', count - 1],
      ['ArrowDown', 0],
      ['End', count - 1],
      ['Home', 0],
    ] as const) {
      await field.press(key)
      await expect.poll(() => isActive(position)).toBe(true)
    }

    await field.press('Escape')
    await expect.poll(() => list.isVisible()).toBe(false)
    expect(await field.inputValue()).toBe(team.code)
    await field.press('ArrowDown')
    await options.first().waitFor()
    const href = await options.last().getAttribute('href')
    await field.press('End')
    await field.press('Enter')
    await page.waitForURL(href ?? '')
    await findOneField(page.getByRole('main'), t).field.waitFor({ state: 'detached' })
  })

  it('leads to a team', async ({ visit, product }) => {
    const [{ team }] = await listPlayers(product)
    const page = await visit('/')
    const { field, groups } = findQuickSearch(page, t)
    await field.fill(team.name)
    await groups.proTeam.getByRole('option').first().click()
    await page.waitForURL(teamPath(team.code))
  })

  it('leads to a champion', async ({ visit }) => {
    const page = await visit('/')
    const { field, groups } = findQuickSearch(page, t)
    await field.fill('wuko')
    await groups.champion.getByRole('option', { name: 'Wukong' }).click()
    await page.waitForURL(championPath({ slug: 'MonkeyKing', key: 62 }))
  })

  it('finds a champion by what players call it', async ({ visit }) => {
    const page = await visit('/')
    const { field, options } = findQuickSearch(page, t)
    await field.fill('mf')
    await options.first().filter({ hasText: 'Miss Fortune' }).waitFor()
    await field.press('Enter')
    await page.waitForURL(championPath({ slug: 'MissFortune', key: 21 }))
  })

  it('is in the bar of every other page, with recent searches that can be removed', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world has no accounts.')
    const page = await visit('/')
    const home = findQuickSearch(page, t)
    await home.field.fill(`${account.gameName}#${account.tagLine}`)
    await home.field.press('Enter')
    await page.waitForURL(accountPath(account))
    await page.getByRole('link', { name: t('champions.title'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === championsPath())

    const { field, options } = findOneField(page.getByRole('banner'), t)
    await field.click()
    const recent = options.filter({ hasText: account.gameName })
    await recent.waitFor()
    expect(await recent.getAttribute('href')).toBe(accountPath(account))
    expect(await listViolations(page, 'header')).toEqual([])
    await field.press('ArrowDown')
    await field.press('Delete')
    await recent.waitFor({ state: 'detached' })
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('leads from a name that nothing matches to the page with the next steps', async ({ visit }) => {
    const page = await visit('/')
    const { field } = findQuickSearch(page, t)
    await field.fill('zzqqzz')
    await field.press('Enter')
    await page.waitForURL(searchAccountPath({ gameName: 'zzqqzz', tagLine: '' }))
    await page.getByRole('heading', { name: t('searchAccount.missingTitle') }).waitFor()
  })

  it('gives way to the search by parts and back, with the focus in the first field', async ({ visit }) => {
    const page = await visit('/')
    const form = await openSearchForm(page, t)
    await expect.poll(() => form.gameName.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await form.region.inputValue()).toBe('EUW')
    await page.getByRole('button', { name: t('search.inOneField') }).click()
    const { field, region } = findQuickSearch(page, t)
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await region.inputValue()).toBe('ANY')
  })

  it('lets the visitor choose among the regions of a transferred player', async ({ visit }) => {
    const account = findTransferredAccount(SEED)
    const page = await visit('/')
    const { field } = findQuickSearch(page, t)
    await field.fill(`${account.gameName}#${account.tagLine}`)
    await field.press('Enter')
    await page.waitForURL(searchAccountPath(account))
    await page.getByRole('heading', { name: t('searchAccount.severalTitle', { count: 2 }) }).waitFor()
    expect(await listViolations(page)).toEqual([])
    const found = page.getByRole('main').getByRole('link', { name: account.gameName })
    await expect.poll(() => found.count()).toBe(2)
    await found.filter({ hasText: `(${account.region})` }).click()
    await page.waitForURL(accountPath(account))
  })

  it('looks up a whole Riot ID at once, and a pasted link in its own region', async ({ visit, product }) => {
    const [european, korean] = await product.listDemoAccounts()
    if (european === undefined || korean === undefined) throw new Error('The demo world has too few accounts.')
    const page = await visit('/')
    const { field } = findQuickSearch(page, t)
    await field.fill(`${european.gameName} #${european.tagLine}`)
    await field.press('Enter')
    await page.waitForURL(accountPath(european))

    const again = await visit('/')
    const search = findQuickSearch(again, t)
    const riotId = encodeURIComponent(`${korean.gameName}-${korean.tagLine}`)
    await search.field.fill(`https://stats.test/lol/summoners/kr/${riotId}/overview`)
    await search.field.press('Enter')
    await again.waitForURL(accountPath(korean))
    await again.getByRole('heading', { level: 1, name: `${korean.gameName} #${korean.tagLine}` }).waitFor()
  })

  it('finds accounts that the server has already looked up', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world has no accounts.')
    await product.ask(
      z.unknown(),
      `{ account(gameName: ${JSON.stringify(account.gameName)}, tagLine: ${JSON.stringify(account.tagLine)}) { __typename } }`,
    )
    const page = await visit('/')
    const { field, groups } = findQuickSearch(page, t)
    await field.fill(account.gameName.slice(0, 3).toUpperCase())
    await groups.account.getByRole('option', { name: account.gameName }).click()
    await page.waitForURL(accountPath(account))
  })

  it('reports a failed request, and retries', async ({ visit, product, faults }) => {
    const [player] = await listPlayers(product)
    const page = await visit('/')
    await settle(page)
    const { field, options } = findQuickSearch(page, t)
    await page.route(GRAPHQL, (route) => route.abort())
    await field.fill(player.name)
    await page.getByRole('status').getByText(t('search.unreachable')).waitFor()
    await page.unroute(GRAPHQL)
    await page.getByRole('button', { name: t('common.retry') }).click()
    await options.filter({ hasText: player.name }).first().waitFor()
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(faults.splice(0).length).toBeGreaterThan(0)
  })
})

function findQuickSearch(page: Page, t: TFunction) {
  const found = findOneField(page, t)
  const groupOf = (kind: 'lookUp' | 'champion' | 'proTeam' | 'account') =>
    found.list.getByRole('group', { name: t(`search.quick.groups.${kind}`), exact: true })
  return {
    ...found,
    groups: {
      lookUp: groupOf('lookUp'),
      champion: groupOf('champion'),
      proTeam: groupOf('proTeam'),
      account: groupOf('account'),
    },
  }
}

const PLAYERS = z.object({
  proPlayers: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          name: z.string(),
          slug: z.string(),
          role: z.enum(['TOP', 'JNG', 'MID', 'ADC', 'SUP']),
          team: z.object({ code: z.string(), name: z.string() }),
        }),
      }),
    ),
  }),
})

async function listPlayers(product: BuiltProduct) {
  const { proPlayers } = await product.ask(
    PLAYERS,
    '{ proPlayers(first: 20) { edges { node { name slug role team { code name } } } } }',
  )
  const [first, , , , , , second] = proPlayers.edges.map(({ node }) => node)
  if (first === undefined || second === undefined) throw new Error('The demo world has too few pro players.')
  return [first, second] as const
}
