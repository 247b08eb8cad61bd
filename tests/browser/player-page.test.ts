import { describe, expect, vi } from 'vitest'
import { z } from 'zod'
import { addProPlayerPath, playerPath, proPlayersPath, teamPath } from '../../client/paths.ts'
import { SPOILERS } from '../../client/settings/choices.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './moving-journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { renderInBrowser, settle } from './visit.ts'
import { wordsIn, WALKED_LOCALES } from './words.ts'

describe.each(WALKED_LOCALES)('the page of a pro player in %s', (locale) => {
  const t = wordsIn(locale)

  it("is reached from the team, and leads back to it and on to the player's account", async ({ visit, product }) => {
    const { name, team, slug } = await getPlayer(product, isFound)
    const page = await visit(teamPath(team.code), { locale })
    await page
      .getByRole('region', { name: t('team.roster'), exact: true })
      .getByRole('link', { name })
      .click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(new URL(page.url()).pathname).toBe(playerPath({ team: team.code, slug }))
    await expect.poll(() => page.title()).toBe(`${name} · ${team.code} · Lanewatch`)
    const accounts = page.getByRole('region', { name: t('player.accounts.title') })
    await expect.poll(() => accounts.getByRole('link').first().getAttribute('href')).toMatch(/^\/account\/[a-z]+\//)
    await page.getByRole('main').getByRole('link', { name: team.name }).first().click()
    await page.getByRole('heading', { name: t('team.roster'), exact: true }).waitFor()
  })

  it('counts the chosen number of games, sorts them, and keeps both through a reload', async ({ visit, product }) => {
    const { team, slug } = await getPlayer(product, isFound)
    const page = await visit(playerPath({ team: team.code, slug }), { locale })
    await settle(page)
    const champions = page.getByRole('region', { name: t('player.champions.title') })
    await champions.getByRole('button', { name: t('player.champions.lastGames', { number: 50 }) }).click()
    await page.waitForURL('**?last=50')
    await champions.getByRole('button', { name: t('player.champions.columns.kda') }).click()
    await page.waitForURL('**?last=50&sort=kda')
    await page.reload()
    await settle(page)
    const head = champions.getByRole('columnheader', { name: t('player.champions.columns.kda') })
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
    await expect.poll(() => champions.getByRole('row').count()).toBeGreaterThan(1)
  })
})

describe('spoiler-free mode', () => {
  const t = wordsIn('en')

  it('hides ranks and champions on the player page until the visitor reveals them', async ({ visit, product }) => {
    const { team, slug } = await getPlayer(product, isRanked)
    const page = await visit(playerPath({ team: team.code, slug }), { cookies: { [SPOILERS.cookie]: 'hidden' } })
    await settle(page)
    const accounts = page.getByRole('region', { name: t('player.accounts.title') })
    const show = accounts.getByRole('button', { name: t('spoiler.show') })
    await show.first().waitFor()
    expect(await page.getByRole('main').innerHTML()).not.toMatch(/\d LP/)
    const champions = page.getByRole('region', { name: t('player.champions.title') })
    expect(await champions.getByRole('table').count()).toBe(0)

    await show.first().press('Enter')
    await accounts.getByText(/\d LP/).first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/\d LP/)
    await champions.getByRole('button', { name: t('spoiler.show') }).click()
    await champions.getByRole('table').waitFor()
  })

  it("hides results on a pro's account, and reveals them one by one", async ({ visit, product }) => {
    const { team, slug } = await getPlayer(product, isRanked)
    const page = await visit(playerPath({ team: team.code, slug }), { cookies: { [SPOILERS.cookie]: 'hidden' } })
    await page
      .getByRole('region', { name: t('player.accounts.title') })
      .getByRole('link')
      .first()
      .click()
    await page.waitForURL('**/account/**')
    const main = page.getByRole('main')
    const matches = main.getByRole('article')
    await matches.first().waitFor()
    await settle(page)
    const result = new RegExp(`^(${t('account.result.win')}|${t('account.result.loss')})$`)
    expect(await main.innerText()).not.toMatch(/\d LP|KDA/)
    expect(await main.getByText(result).count()).toBe(0)
    expect(await listViolations(page)).toEqual([])

    const show = { name: t('spoiler.show') }
    const height = (await matches.first().boundingBox())?.height
    await matches.first().getByRole('button', show).click()
    await matches.first().getByText(result).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(result)
    await expect.poll(async () => (await matches.first().boundingBox())?.height).toBe(height)
    await expect.poll(() => matches.getByText(result).count()).toBe(1)

    await page.getByRole('tab', { name: t('account.tabs.ranks') }).click()
    await main.getByRole('button', show).first().waitFor()
    expect(await main.innerText()).not.toMatch(/\d LP/)
    await main.getByRole('button', show).first().click()
    await main.getByText(/\d LP/).first().waitFor()
    await page.getByRole('tab', { name: t('account.tabs.champions') }).click()
    await main.getByRole('button', show).waitFor()
    expect(await main.getByRole('table').count()).toBe(0)
  })
})

describe('an address of a pro player', () => {
  const t = wordsIn('en')

  it('with a former team redirects to the current team, and keeps the way back', async ({ visit, product }) => {
    const player = await getPlayer(product, ({ memberships }) => memberships.length > 1)
    const former = player.memberships.at(-1)?.team.code ?? ''
    const page = await visit(proPlayersPath())
    await settle(page)
    await page.goto(playerPath({ team: former, slug: player.slug }).toUpperCase().replace('/PLAYER/', '/player/'))
    await page.waitForURL(`**${playerPath({ team: player.team.code, slug: player.slug })}`)
    await page.getByRole('heading', { level: 1, name: player.name }).waitFor()
    await expect.poll(() => page.title()).toBe(`${player.name} · ${player.team.code} · Lanewatch`)
    await page.goBack()
    await page.waitForURL(`**${proPlayersPath()}`)
  })

  it('with an unknown or impossible player shows the 404 page', async ({ visit }) => {
    for (const path of ['/player/g2/nobody_at_all', '/player/not-a-code/nobody']) {
      const page = await visit(path)
      await page.getByText(t('errors.notFoundInvalid', { path })).waitFor()
      await expect.poll(() => page.title()).toBe(`${t('errors.pageNotFound')} · Lanewatch`)
    }
  })
})

describe('a transfer', () => {
  const t = wordsIn('en')

  it('appears on the open page of the player', async ({ visit, product }) => {
    const { name, team, slug } = await getPlayer(product, ({ memberships }) => memberships.length === 1)
    const page = await visit(playerPath({ team: team.code, slug }))
    await settle(page)
    const editor = await visit(new URL(product.operatorLink).pathname)
    await editor.getByRole('button', { name: 'Become an editor' }).click()
    await editor.waitForURL(addProPlayerPath())
    const input = { player: name, fromTeam: team.code, toTeam: 'FNC' }
    await editor.evaluate(
      (body) => fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      JSON.stringify({ query: TRANSFER, variables: { input } }),
    )

    const teams = page.getByRole('region', { name: t('player.teams.title') })
    await expect.poll(() => teams.getByRole('link').first().getAttribute('href')).toBe(teamPath('FNC'))
    await page
      .getByRole('region', { name: t('proScene.changes.title') })
      .getByText(`${name} moved from ${team.code} to FNC`)
      .waitFor()
    await page.waitForURL(`**${playerPath({ team: 'FNC', slug })}`)
    await expect.poll(() => page.title()).toBe(`${name} · FNC · Lanewatch`)
  })
})

describe('the champions of a pro player', () => {
  const t = wordsIn('en')

  it('load without blocking the rest of the page, and can be fetched again after a failure', async ({
    visit,
    product,
    faults,
  }) => {
    const { team, slug } = await getPlayer(product, isFound)
    const page = await visit(proPlayersPath())
    await settle(page)
    const released = Promise.withResolvers<void>()
    await page.route(GRAPHQL, async (route) => {
      if (operationOf(route.request())?.name !== 'PlayerChampions') return route.fallback()
      await released.promise
      return route.abort('connectionrefused')
    })
    // The browser refuses websockets of a page that did not come from the server itself, and the page tries again.
    await page.routeWebSocket(GRAPHQL, () => {})
    await renderInBrowser(page)
    await page.goto(playerPath({ team: team.code, slug }))
    await page.getByRole('heading', { name: t('player.accounts.title'), exact: true }).waitFor()
    const champions = page.getByRole('region', { name: t('player.champions.title') })
    await champions.getByText(t('common.loading')).waitFor({ state: 'attached' })
    released.resolve()
    await champions.getByRole('heading', { name: t('player.champions.unreachableTitle') }).waitFor()
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
    await page.unroute(GRAPHQL)
    await champions.getByRole('button', { name: t('common.retry') }).click()
    await champions.getByRole('table').waitFor()
  })
})

const TEAM = z.object({ code: z.string(), name: z.string() })

const PLAYER = z.object({
  name: z.string(),
  slug: z.string(),
  team: TEAM,
  memberships: z.array(z.object({ team: TEAM })),
  accounts: z.array(
    z.object({
      account: z.object({ id: z.string() }).nullable(),
      ranks: z.object({ entries: z.array(z.object({ queue: z.string() })) }).nullable(),
    }),
  ),
})

const TRANSFER = 'mutation ($input: TransferProPlayerInput!) { transferProPlayer(input: $input) { change { id } } }'

const FIELDS =
  'name slug team { code name } memberships { team { code name } } accounts { account { id } ranks { entries { queue } } }'

type Player = z.infer<typeof PLAYER>

const PLAYERS = z.object({ proPlayers: z.object({ edges: z.array(z.object({ node: PLAYER })) }) })

/** True when every account of the player was found at Riot. */
const isFound = ({ accounts }: Player) => accounts.every(({ account }) => account !== null)

/** True when the ranks of all accounts are known and one has a rank in the solo queue. */
const isRanked = (player: Player) =>
  isFound(player) && player.accounts.some(({ ranks }) => ranks?.entries.some(({ queue }) => queue === 'SOLO'))

/** Returns a player that meets the condition, once there is one: accounts are found at Riot one by one. */
function getPlayer(product: BuiltProduct, meetsCondition: (player: Player) => boolean | undefined): Promise<Player> {
  return vi.waitFor(
    async () => {
      const { proPlayers } = await product.ask(PLAYERS, `{ proPlayers(first: 100) { edges { node { ${FIELDS} } } } }`)
      const found = proPlayers.edges.find(({ node }) => meetsCondition(node))
      if (found === undefined) throw new Error('There is no such player yet.')
      return found.node
    },
    { timeout: 20_000, interval: 200 },
  )
}
