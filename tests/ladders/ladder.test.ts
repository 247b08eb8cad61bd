import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ladderChunksCollection } from '../../gateway/ladders/collections/ladder-chunks.ts'
import { LADDER_QUEUES } from '../../gateway/ladders/rules/ladder.ts'
import type { RiotApi } from '../../gateway/riot/riot-api.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import { OPEN_PLATFORMS, type Platform } from '../../gateway/shared/region.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openLadderWorker } from '../support/ladder-world.ts'
import { openMeteredQuestions } from '../support/metered-questions.ts'
import { proPlayerNamed } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

const LADDER = /* GraphQL */ `
  query Ladder(
    $region: Region!
    $queue: LadderQueue! = SOLO
    $prosOnly: Boolean! = false
    $search: String
    $orderBy: LadderOrder! = RANK
    $reverse: Boolean! = false
    $first: Int! = 25
    $after: String
  ) {
    ladder(
      region: $region
      queue: $queue
      prosOnly: $prosOnly
      search: $search
      orderBy: $orderBy
      reverse: $reverse
      first: $first
      after: $after
    ) {
      edges {
        cursor
        node {
          rank
          puuid
          gameName
          tagLine
          region
          tier
          leaguePoints
          wins
          losses
          winRate {
            value
            games
          }
          hotStreak
          veteran
          freshBlood
          inactive
          proPlayer {
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      totalCount
      ladderSize
      topLeaguePoints
      freshness {
        fetchedAt
        source
        stale
        nextRefreshAt
      }
    }
  }
`

const answer = z.object({
  ladder: z.object({
    edges: z.array(
      z.object({
        cursor: z.string(),
        node: z.object({
          rank: z.number(),
          puuid: z.string(),
          gameName: z.string().nullable(),
          region: z.string(),
          tier: z.enum(['CHALLENGER', 'GRANDMASTER', 'MASTER']),
          leaguePoints: z.number(),
          wins: z.number(),
          losses: z.number(),
          winRate: z.object({ value: z.number(), games: z.number() }).nullable(),
          proPlayer: z.object({ name: z.string() }).nullable(),
        }),
      }),
    ),
    pageInfo: z.object({
      hasNextPage: z.boolean(),
      hasPreviousPage: z.boolean(),
      startCursor: z.string().nullable(),
      endCursor: z.string().nullable(),
    }),
    totalCount: z.number(),
    ladderSize: z.number(),
    topLeaguePoints: z.number(),
    freshness: z.object({ source: z.string(), stale: z.boolean() }),
  }),
})

/** Platforms with ladders in this test. The others are empty, because simulating their seasons takes seconds. */
const SHOWN: readonly Platform[] = ['KR', 'NA1', 'SG2']

/** A demo world with stored pros, and with ladders that are fetched and named. */
const world = openTestWorld()
const { worker, until } = openLadderWorker({ ...world, riot: onlyOn(SHOWN, world.riot) })

async function ask(variables: Readonly<Record<string, unknown>>) {
  return answer.parse(await world.ask(LADDER, variables)).ladder
}

const nodesOf = ({ edges }: Awaited<ReturnType<typeof ask>>) => edges.map(({ node }) => node)

beforeAll(async () => {
  const proPlayers = openCollection(world.store, proPlayersCollection)
  await world.store.transaction(async (transaction) => {
    for (const { name, role, team, accounts } of world.simulator.proPlayers) {
      const known = accounts.map(({ platform, gameName, tagLine, puuid }) => {
        return { platform, gameName, tagLine, puuid, keyId: null }
      })
      proPlayers.in(transaction).set(name, proPlayerNamed(name, team, { id: name, role, accounts: known, revision: 1 }))
    }
  })
  worker.start()
  await until(({ fetched }) => fetched === OPEN_PLATFORMS.length * LADDER_QUEUES.length)
  await world.clock.advance(5 * 60_000)
})

describe('Query.ladder', () => {
  it('is null until the ladder is fetched', async () => {
    expect(await openTestWorld().ask(LADDER, { region: 'EUW' })).toEqual({ ladder: null })
  })

  it("lists the best players in Riot's order, with their places as cursors", async () => {
    const ladder = await ask({ region: 'KR', first: 100 })
    expect(ladder.edges.map(({ cursor, node }) => [cursor, node.rank])).toEqual(
      ladder.edges.map((_, index) => [String(index + 1), index + 1]),
    )
    expect(nodesOf(ladder)[0]).toMatchObject({ region: 'KR', tier: 'CHALLENGER' })
    const points = nodesOf(ladder).map(({ leaguePoints }) => leaguePoints)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
    expect(ladder.topLeaguePoints).toBe(points[0])
    expect(ladder).toMatchObject({
      totalCount: ladder.ladderSize,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: '1', endCursor: '100' },
      freshness: { source: 'SIMULATOR', stale: false },
    })
  })

  it('continues after a cursor until every player was listed once', async () => {
    const puuids: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask({ region: 'KR', first: 60, after })
      puuids.push(...nodesOf(page).map(({ puuid }) => puuid))
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after !== null)
    const { ladderSize } = await ask({ region: 'KR' })
    expect([puuids.length, new Set(puuids).size]).toEqual([ladderSize, ladderSize])
  })

  it('names its players, so that their pages can be opened', async () => {
    const [best] = nodesOf(await ask({ region: 'NA' }))
    const lookUp = `query ($puuid: String!) { accountByPuuid(puuid: $puuid, region: NA) { ... on Account { gameName } } }`
    expect(await world.ask(lookUp, { puuid: best?.puuid })).toEqual({ accountByPuuid: { gameName: best?.gameName } })
  })

  it('has separate pages for flex', async () => {
    const [solo, flex] = [await ask({ region: 'KR' }), await ask({ region: 'KR', queue: 'FLEX' })]
    expect(nodesOf(flex)).not.toEqual(nodesOf(solo))
  })

  it('returns the ladder of Singapore for Thailand and the Philippines', async () => {
    const ladder = await ask({ region: 'SG' })
    expect(await ask({ region: 'TH' })).toEqual(ladder)
    expect(await ask({ region: 'PH' })).toEqual(ladder)
    expect(nodesOf(ladder).every(({ region }) => region === 'SG')).toBe(true)
  })

  it('links accounts to pros, and lists all pros and only pros on request', async () => {
    const pros = nodesOf(await ask({ region: 'KR', prosOnly: true, first: 100 }))
    const allEntries: ReturnType<typeof nodesOf> = []
    const { ladderSize } = await ask({ region: 'KR' })
    for (let after = 0; after < ladderSize; after += 100) {
      allEntries.push(...nodesOf(await ask({ region: 'KR', first: 100, after: String(after) })))
    }
    expect(pros.length).toBeGreaterThan(10)
    expect(pros).toEqual(allEntries.filter(({ proPlayer }) => proPlayer !== null).slice(0, 100))
  })

  it('finds an entry by a part of its Riot ID or by its pro player', async () => {
    const listed = nodesOf(await ask({ region: 'KR', prosOnly: true }))
    const [pro] = listed
    const name = pro?.proPlayer?.name.toUpperCase()
    expect(nodesOf(await ask({ region: 'KR', search: name })).map(({ puuid }) => puuid)).toContain(pro?.puuid)
    const part = pro?.gameName?.slice(1)
    expect(nodesOf(await ask({ region: 'KR', search: part })).map(({ puuid }) => puuid)).toContain(pro?.puuid)
    expect(await ask({ region: 'KR', search: 'nobody is called so' })).toMatchObject({
      edges: [],
      totalCount: 0,
      pageInfo: { hasNextPage: false, endCursor: null },
    })
  })

  it('sorts by most or fewest games and keeps the rank of each player', async () => {
    const gamesOf = ({ wins, losses }: ReturnType<typeof nodesOf>[number]) => wins + losses
    const most = nodesOf(await ask({ region: 'KR', orderBy: 'GAMES' }))
    const fewest = nodesOf(await ask({ region: 'KR', orderBy: 'GAMES', reverse: true }))
    expect(most.map(gamesOf)).toEqual(most.map(gamesOf).toSorted((a, b) => b - a))
    expect(fewest.map(gamesOf)).toEqual(fewest.map(gamesOf).toSorted((a, b) => a - b))
    expect(most[0]?.rank).not.toBe(1)
  })

  it.each([
    [{ first: 0 }, '`first` is 0: ask for 1 to 100 entries.'],
    [{ first: 101 }, '`first` is 101: ask for 1 to 100 entries.'],
    [{ after: 'x' }, '`after` is not a cursor of this list: pass the `endCursor` of an earlier page, unchanged.'],
  ])('refuses %j with a message on how to fix it', async (wrong, message) => {
    await expect(world.ask(LADDER, { region: 'EUW', ...wrong })).rejects.toThrow(message)
  })
})

describe('the account of an entry', () => {
  const ACCOUNTS = `query ($first: Int!) {
    ladder(region: KR, first: $first) {
      edges { node { account { __typename ... on Account { gameName level freshness { stale } } } } }
    }
  }`
  const ask = openMeteredQuestions(world)

  it('is fetched within the budget of the operation, and stored for the next one', async () => {
    const first = await ask(ACCOUNTS, { first: 5 })
    expect(first.cost.riotRequests).toBeGreaterThan(0)
    const account = {
      __typename: 'Account',
      gameName: expect.any(String),
      level: expect.any(Number),
      freshness: { stale: false },
    }
    expect(first.data).toEqual({ ladder: { edges: Array.from({ length: 5 }, () => ({ node: { account } })) } })
    const second = await ask(ACCOUNTS, { first: 5 })
    expect(second.cost.riotRequests).toBe(0)
    expect(second.data).toEqual(first.data)
  })

  it('is null for a player who asked not to be listed', async () => {
    const chunks = openCollection(world.store, ladderChunksCollection)
    const listed = await chunks.list({ limit: 100 })
    await world.store.transaction(async (transaction) => {
      for (const { id, value } of listed) {
        const entries = value.entries.map((entry) =>
          entry.rank === 1 ? { ...entry, puuid: '', gameName: null, tagLine: null, namedAt: 0 } : entry,
        )
        chunks.in(transaction).set(id, { ...value, entries })
      }
    })
    world.context.ladders.forget()
    expect((await ask(ACCOUNTS, { first: 1 })).data).toEqual({ ladder: { edges: [{ node: { account: null } }] } })
  })
})

/** Riot with empty ladders except on the given platforms. */
function onlyOn(platforms: readonly Platform[], riot: RiotApi): RiotApi {
  return {
    ...riot,
    async apexLeague(platform, queue, tier, options) {
      if (platforms.includes(platform)) return riot.apexLeague(platform, queue, tier, options)
      return { value: [], fetchedAt: world.clock.now() }
    },
  }
}
