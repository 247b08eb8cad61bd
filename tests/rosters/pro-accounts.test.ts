import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compareRankEntries, DIVISIONS, TIERS } from '../../gateway/accounts/rules/rank.ts'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { fetchProAccounts } from '../support/pro-accounts.ts'
import { proAccountOf, proPlayerNamed, type Rosters, rostersOf, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

const MINUTE_MS = 60_000

const ACCOUNTS = `
  {
    proPlayers(first: 100) {
      edges {
        node {
          name
          accounts {
            gameName tagLine region
            account { gameName level }
            ranks {
              entries { queue tier division leaguePoints }
              freshness { fetchedAt stale nextRefreshAt }
              histories { queue }
            }
          }
        }
      }
    }
  }`
const standing = z.object({
  queue: z.string().optional(),
  tier: z.enum(TIERS),
  division: z.enum(DIVISIONS),
  leaguePoints: z.number(),
})
const account = z.object({
  gameName: z.string(),
  tagLine: z.string(),
  region: z.string(),
  account: z.object({ gameName: z.string(), level: z.number() }).nullable(),
  ranks: z
    .object({
      entries: z.array(standing),
      freshness: z.object({ fetchedAt: z.string(), stale: z.boolean(), nextRefreshAt: z.string() }),
      histories: z.array(z.object({ queue: z.string() })),
    })
    .nullable(),
})
const accountsAnswer = z.object({
  proPlayers: z.object({
    edges: z.array(z.object({ node: z.object({ name: z.string(), accounts: z.array(account) }) })),
  }),
})

let world: ReturnType<typeof openTestWorld>
let rosters: Rosters

beforeEach(() => {
  world = openTestWorld()
  rosters = rostersOf(world.simulator)
})

async function askAccounts() {
  return accountsAnswer.parse(await world.ask(ACCOUNTS)).proPlayers
}

function playersOf(team: string): readonly ProPlayer[] {
  return rosters.players.filter(({ memberships }) => memberships[0]?.team === team)
}

describe('the accounts of a pro player', () => {
  it('have neither account nor ranks before they are found, without a request to Riot', async () => {
    await writeRosters(world.store, { ...rosters, players: playersOf('G2') })
    const { edges } = await askAccounts()
    const accounts = edges.flatMap(({ node }) => node.accounts)
    expect(accounts).toHaveLength(10)
    expect(accounts.filter((each) => each.account !== null || each.ranks !== null)).toEqual([])
    expect(world.requests).toEqual([])
  })

  it('are sorted by solo rank, highest first, without those that Riot does not know', async () => {
    const players = playersOf('G2').map((player, index) => {
      const unknown = proAccountOf({ platform: 'EUW1', gameName: `Nobody ${index}`, tagLine: 'NONE' })
      return { ...player, accounts: [unknown, ...player.accounts] }
    })
    await writeRosters(world.store, { ...rosters, players })
    await fetchProAccounts(world)
    const asked = world.requests.length

    const { edges } = await askAccounts()
    expect(edges).toHaveLength(5)
    for (const { node } of edges) {
      expect(node.accounts.map(({ account }) => account === null)).toEqual([false, false])
      const solo = node.accounts.flatMap(({ ranks }) => ranks?.entries.find(({ queue }) => queue === 'SOLO') ?? [])
      expect(solo).toHaveLength(2)
      expect(solo).toEqual(solo.toSorted(compareRankEntries))
    }
    expect(world.requests).toHaveLength(asked)
  })

  it('report the age of their ranks, and are stale only when a round is overdue', async () => {
    await writeRosters(world.store, { ...rosters, players: playersOf('T1') })
    await fetchProAccounts(world)
    const freshnessOfFirst = async () => (await askAccounts()).edges[0]?.node.accounts[0]?.ranks?.freshness
    const first = await freshnessOfFirst()
    if (first === undefined) throw new Error('The account has no ranks.')
    expect(Date.parse(first.nextRefreshAt) - Date.parse(first.fetchedAt)).toBe(30 * MINUTE_MS)
    await world.clock.advance(35 * MINUTE_MS)
    expect(await freshnessOfFirst()).toEqual({ ...first, stale: false })
    await world.clock.advance(10 * MINUTE_MS)
    expect(await freshnessOfFirst()).toEqual({ ...first, stale: true })
  })

  it.each([
    ['a hundred players', '{ proPlayers(first: 100) { edges { node { ACCOUNTS } } } }'],
    ['all leagues with their teams and rosters', '{ leagues { teams { roster { ACCOUNTS } } } }'],
  ])('need one read of the store for %s', async (_whose, query) => {
    const players = rosters.players.map((player) => ({
      ...player,
      accounts: player.accounts.map((account) => ({ ...account, puuid: player.slug, keyId: world.riot.keyId })),
    }))
    await writeRosters(world.store, { ...rosters, players })
    await world.ask(query.replace('ACCOUNTS', 'accounts { account { level } ranks { entries { tier } } }'))
    expect(world.reads).toEqual(['getMany accounts'])
  })
})

describe('the pro player of an account', () => {
  const WHOSE = `
    query ($name: String!, $tag: String!, $region: Region!) {
      account(gameName: $name, tagLine: $tag, region: $region) {
        ... on Account { proPlayer { name team { code } } }
      }
    }`

  it('is returned once the account is found', async () => {
    const [player] = playersOf('G2')
    const [own] = player?.accounts ?? []
    if (player === undefined || own === undefined) throw new Error('G2 has no player with an account.')
    await writeRosters(world.store, { ...rosters, players: [player] })
    const variables = { name: own.gameName, tag: own.tagLine, region: 'EUW' }
    expect(await world.ask(WHOSE, variables)).toEqual({ account: { proPlayer: null } })
    await fetchProAccounts(world)
    const whose = { name: player.name, team: { code: 'G2' } }
    expect(await world.ask(WHOSE, variables)).toEqual({ account: { proPlayer: whose } })
  })

  it('is null for an account of another player', async () => {
    await writeRosters(world.store, { ...rosters, players: playersOf('G2') })
    await fetchProAccounts(world)
    const other = playersOf('FNC')[0]?.accounts.find(({ platform }) => platform === 'EUW1')
    const variables = { name: other?.gameName, tag: other?.tagLine, region: 'EUW' }
    expect(await world.ask(WHOSE, variables)).toEqual({ account: { proPlayer: null } })
  })
})

describe('a bootcamp', () => {
  const BOOTCAMP = `
    query ($event: String!) {
      bootcamp(event: $event) {
        event { slug }
        entries {
          proPlayer { name team { code } }
          account { region account { gameName } }
          standing { tier division leaguePoints }
          freshness { stale }
        }
      }
    }`
  const bootcampAnswer = z.object({
    bootcamp: z.object({
      event: z.object({ slug: z.string() }),
      entries: z.array(
        z.object({
          proPlayer: z.object({ name: z.string(), team: z.object({ code: z.string() }) }),
          account: z.object({ region: z.string(), account: z.object({ gameName: z.string() }) }),
          standing,
          freshness: z.object({ stale: z.boolean() }),
        }),
      ),
    }),
  })

  beforeEach(async () => {
    const events = [{ slug: 'cup', name: 'Cup', platform: 'KR', teams: ['G2', 'FNC', 'T1'], position: 0 }] as const
    const left = proPlayerNamed('Left', 'G2', { memberships: [{ team: 'G2', from: null, to: 1 }] })
    const players = [...['G2', 'FNC', 'T1', 'KC'].flatMap(playersOf), left]
    await writeRosters(world.store, { ...rosters, players, events })
  })

  it("lists accounts of the teams' players on the event's region, highest rank first, in one read", async () => {
    await fetchProAccounts(world)
    world.reads.length = 0
    const { bootcamp } = bootcampAnswer.parse(await world.ask(BOOTCAMP, { event: 'cup' }))
    expect(world.reads).toEqual(['getMany accounts'])
    expect(bootcamp.event).toEqual({ slug: 'cup' })
    const there = ['G2', 'FNC', 'T1'].flatMap(playersOf).flatMap(({ accounts }) => accounts)
    expect(bootcamp.entries).toHaveLength(there.filter(({ platform }) => platform === 'KR').length)
    expect(new Set(bootcamp.entries.map(({ account }) => account.region))).toEqual(new Set(['KR']))
    expect(new Set(bootcamp.entries.map(({ proPlayer }) => proPlayer.team.code))).toEqual(new Set(['G2', 'FNC', 'T1']))
    const standings = bootcamp.entries.map(({ standing }) => standing)
    expect(standings).toEqual(standings.toSorted(compareRankEntries))
  })

  it('is empty before any fetch, and null for an unknown event', async () => {
    expect(await world.ask(BOOTCAMP, { event: 'cup' })).toEqual({ bootcamp: { event: { slug: 'cup' }, entries: [] } })
    expect(await world.ask(BOOTCAMP, { event: 'nothing' })).toEqual({ bootcamp: null })
  })
})
