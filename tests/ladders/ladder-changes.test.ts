import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ladderChunksCollection } from '../../gateway/ladders/collections/ladder-chunks.ts'
import { toLadder } from '../../gateway/ladders/rules/ladder.ts'
import { createLadderVersions } from '../../gateway/ladders/workers/ladder-versions.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openLadderWorker } from '../support/ladder-world.ts'
import { openTestWorld } from '../support/test-world.ts'
import { standing } from './ladder-standings.ts'

const HOUR_MS = 3_600_000

let world: ReturnType<typeof openTestWorld>

beforeEach(() => {
  world = openTestWorld()
})

/** Stores a ladder of EUW with these players, best first: two challengers, two grandmasters, then masters. */
async function keepLadder(hour: number, players: readonly string[], topPoints = 1200): Promise<void> {
  const standings = players.map((puuid, index) =>
    standing(puuid, {
      tier: index < 2 ? 'CHALLENGER' : index < 4 ? 'GRANDMASTER' : 'MASTER',
      leaguePoints: topPoints - 100 * index,
    }),
  )
  const names = new Map(players.map((puuid) => [puuid, { gameName: puuid, tagLine: 'EUW', namedAt: 1 }]))
  const version = { fetchedAt: timeAt(hour), keyId: 'key', entries: toLadder(standings, names) }
  await createLadderVersions(world.store).replace({ platform: 'EUW1', queue: 'SOLO' }, version)
}

const timeAt = (hour: number) => Date.UTC(2026, 10, 1) + hour * HOUR_MS
const dateAt = (hour: number) => new Date(timeAt(hour)).toISOString()
const reversed = (players: readonly string[]) => players.toReversed()

const PLAYERS = ['Ann', 'Ben', 'Cai', 'Dov', 'Eli']

describe('LadderConnection.cutoffs', () => {
  const ask = (given = '') =>
    world.ask(`{ ladder(region: EUW) { cutoffs {
      challenger { leaguePoints minimum players }
      grandmaster { leaguePoints minimum players }
      history${given} { date challenger grandmaster }
    } } }`)

  it('has the points needed for both tiers, and one entry for each day', async () => {
    await keepLadder(0, PLAYERS, 1200)
    await keepLadder(20, PLAYERS, 1300)
    await keepLadder(50, PLAYERS, 1400)
    expect(await ask()).toEqual({
      ladder: {
        cutoffs: {
          challenger: { leaguePoints: 1300, minimum: 500, players: 2 },
          grandmaster: { leaguePoints: 1100, minimum: 200, players: 2 },
          history: [
            { date: '2026-11-01', challenger: 1200, grandmaster: 1000 },
            { date: '2026-11-03', challenger: 1300, grandmaster: 1100 },
          ],
        },
      },
    })
    expect(await ask('(last: 1)')).toMatchObject({
      ladder: { cutoffs: { history: [{ date: '2026-11-03', challenger: 1300 }] } },
    })
  })

  it('has no points for an empty tier', async () => {
    await keepLadder(0, [])
    expect(await ask()).toEqual({
      ladder: {
        cutoffs: {
          challenger: { leaguePoints: null, minimum: 500, players: 0 },
          grandmaster: { leaguePoints: null, minimum: 200, players: 0 },
          history: [{ date: '2026-11-01', challenger: null, grandmaster: null }],
        },
      },
    })
  })

  it.each([0, 401])('refuses %i days with a message on how to fix it', async (last) => {
    await keepLadder(0, PLAYERS)
    await expect(ask(`(last: ${last})`)).rejects.toThrow(`\`last\` is ${last}: ask for 1 to 400 days.`)
  })
})

describe('LadderConnection.movers', () => {
  const ask = (since: string, first = '') =>
    world.ask(`{ ladder(region: EUW, first: 1) { movers(since: ${since}) {
      comparedWith comparableFrom
      climbs${first} { gameName rank leaguePoints movement(since: ${since}) { places since } }
      falls${first} { gameName rank }
    } } }`)

  it('announces the first comparison while there is none', async () => {
    await keepLadder(0, PLAYERS)
    const none = { comparedWith: null, climbs: [], falls: [] }
    expect(await ask('YESTERDAY')).toEqual({ ladder: { movers: { ...none, comparableFrom: dateAt(18) } } })
    expect(await ask('LAST_WEEK')).toEqual({ ladder: { movers: { ...none, comparableFrom: dateAt(6 * 24) } } })
  })

  it('has the climbs and falls since yesterday and since last week', async () => {
    await keepLadder(0, PLAYERS)
    await keepLadder(6 * 24, reversed(PLAYERS))
    await keepLadder(7 * 24, ['Ann', 'Eli', 'Dov', 'Cai', 'Ben', 'Fay'])
    expect(await ask('LAST_WEEK')).toEqual({
      ladder: {
        movers: {
          comparedWith: dateAt(0),
          comparableFrom: null,
          climbs: [
            { gameName: 'Eli', rank: 2, leaguePoints: 1100, movement: { places: 3, since: dateAt(0) } },
            {
              gameName: 'Dov',
              rank: 3,
              leaguePoints: 1000,
              movement: { places: 1, since: dateAt(0) },
            },
          ],
          falls: [
            { gameName: 'Ben', rank: 5 },
            { gameName: 'Cai', rank: 4 },
          ],
        },
      },
    })
    expect(await ask('YESTERDAY', '(first: 1)')).toMatchObject({
      ladder: {
        movers: {
          comparedWith: dateAt(6 * 24),
          climbs: [{ gameName: 'Ann', rank: 1, movement: { places: 4 } }],
          falls: [{ gameName: 'Eli', rank: 2 }],
        },
      },
    })
  })

  it('leaves out a player who asked not to be listed', async () => {
    await keepLadder(0, PLAYERS)
    await keepLadder(24, reversed(PLAYERS))
    const chunks = openCollection(world.store, ladderChunksCollection)
    const id = `EUW1_SOLO_${timeAt(24)}_movers`
    const movers = await chunks.find(id)
    if (movers === null) throw new Error('There are no movers.')
    const entries = movers.entries.map((entry) =>
      entry.puuid === 'Eli' ? { ...entry, puuid: '', gameName: null, tagLine: null } : entry,
    )
    await world.store.transaction(async (transaction) => chunks.in(transaction).set(id, { ...movers, entries }))
    expect(await ask('YESTERDAY')).toMatchObject({
      ladder: { movers: { climbs: [{ gameName: 'Dov' }], falls: [{ gameName: 'Ann' }, { gameName: 'Ben' }] } },
    })
  })

  it.each([0, 11])('refuses %i players with a message on how to fix it', async (first) => {
    await keepLadder(0, PLAYERS)
    await expect(ask('YESTERDAY', `(first: ${first})`)).rejects.toThrow(
      `\`first\` is ${first}: ask for 1 to 10 players.`,
    )
  })
})

describe('AccountRanks.ladderPlaces', () => {
  const listed = z.object({
    ladder: z.object({
      ladderSize: z.number(),
      cutoffs: z.object({ challenger: z.object({ leaguePoints: z.number() }) }),
      edges: z.array(z.object({ node: z.object({ rank: z.number(), puuid: z.string(), tier: z.string() }) })),
    }),
  })
  const ranked = z.object({
    accountByPuuid: z.object({
      ranks: z.object({
        entries: z.array(z.object({ queue: z.string(), tier: z.string(), leaguePoints: z.number() })),
        ladderPlaces: z.array(
          z.object({
            queue: z.string(),
            rank: z.number(),
            ladderSize: z.number(),
            nextCutoff: z.object({ tier: z.string(), leaguePoints: z.number(), missing: z.number() }).nullable(),
            freshness: z.object({ stale: z.boolean() }),
          }),
        ),
      }),
    }),
  })

  const askAccount = async (puuid: string) =>
    ranked.parse(
      await world.ask(
        `query ($puuid: String!) { accountByPuuid(puuid: $puuid, region: KR) { ... on Account { ranks {
          entries { queue tier leaguePoints }
          ladderPlaces { queue rank ladderSize nextCutoff { tier leaguePoints missing } freshness { stale } }
        } } } }`,
        { puuid },
      ),
    ).accountByPuuid.ranks

  it('has the rank of the ladder, and the points to the next cut-off', async () => {
    const { worker, until } = openLadderWorker(world)
    worker.start()
    await until(({ fetched }) => fetched === 3)
    await worker.close()
    const { ladder } = listed.parse(
      await world.ask(`{ ladder(region: KR, first: 100) {
        ladderSize cutoffs { challenger { leaguePoints } } edges { node { rank puuid tier } }
      } }`),
    )
    const needed = ladder.cutoffs.challenger.leaguePoints
    for (const tier of ['CHALLENGER', 'GRANDMASTER']) {
      const entry = ladder.edges.find(({ node }) => node.tier === tier)?.node
      const { entries, ladderPlaces } = await askAccount(entry?.puuid ?? '')
      const points = entries.find(({ queue }) => queue === 'SOLO')?.leaguePoints ?? 0
      expect(ladderPlaces.find(({ queue }) => queue === 'SOLO')).toEqual({
        queue: 'SOLO',
        rank: entry?.rank,
        ladderSize: ladder.ladderSize,
        nextCutoff:
          tier === 'CHALLENGER'
            ? null
            : { tier: 'CHALLENGER', leaguePoints: needed, missing: Math.max(0, needed - points) },
        freshness: { stale: false },
      })
    }
  })

  it('is empty before the ladder is fetched', async () => {
    const accounts = world.simulator.proPlayers.flatMap((player) => player.accounts)
    const puuid = accounts.find(({ platform }) => platform === 'KR')?.puuid ?? ''
    const { entries, ladderPlaces } = await askAccount(puuid)
    expect(entries).not.toEqual([])
    expect(ladderPlaces).toEqual([])
  })
})
