import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findLaneOpponent } from '../../gateway/matches/rules/lane-opponent.ts'
import type { RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import { currentTeamOf, type ProAccount } from '../../gateway/rosters/rules/pro-scene.ts'
import { comparePositions } from '../../gateway/shared/position.ts'
import { mergeGames, type PlayerGame } from '../../gateway/statistics/rules/player-games.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { fail } from '../support/fail.ts'
import { proAccountOf } from '../support/rosters.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'
import { recordBuilds } from './builds-world.ts'

const MATCHES = `
  query ($name: String!, $queue: QueueFilter, $champion: Int, $first: Int! = 50, $after: String) {
    proPlayer(name: $name) {
      matches(queue: $queue, champion: $champion, first: $first, after: $after) {
        edges {
          cursor
          node { matchId }
          participant { puuid champion { key } }
          opponent { champion { key } }
          proPlayer { name }
        }
        pageInfo { hasNextPage hasPreviousPage endCursor }
      }
    }
  }`
const champion = z.object({ key: z.int() })
const matchesAnswer = z.object({
  proPlayer: z.object({
    matches: z.object({
      edges: z.array(
        z.object({
          cursor: z.string(),
          node: z.object({ matchId: z.string() }),
          participant: z.object({ puuid: z.string().nullable(), champion }),
          opponent: z.object({ champion }).nullable(),
          proPlayer: z.object({ name: z.string() }),
        }),
      ),
      pageInfo: z.object({ hasNextPage: z.boolean(), hasPreviousPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  }),
})

const rate = z.object({ wins: z.int(), games: z.int() })
const CHAMPION = `
  query ($name: String!, $key: Int, $slug: String) {
    proPlayer(name: $name) {
      champion(key: $key, slug: $slug) {
        champion { key }
        since lastPlayedAt hasOlder gamesWithOpponent
        record { games wins kills deaths assists creepScorePerMinute }
        matchups { champion { key } winRate { wins games } }
        builds {
          games countedGames patches
          coreItems { coverage { wins games } options(first: 20) { winRate { wins games } } }
          runePages { coverage { wins games } }
          skillOrders { options(first: 1) { path } }
        }
      }
    }
  }`
const championAnswer = z.object({
  proPlayer: z.object({
    champion: z
      .object({
        champion,
        since: z.string().nullable(),
        lastPlayedAt: z.string().nullable(),
        hasOlder: z.boolean(),
        gamesWithOpponent: z.int(),
        record: z.object({
          games: z.int(),
          wins: z.int(),
          kills: z.int(),
          deaths: z.int(),
          assists: z.int(),
          creepScorePerMinute: z.number().nullable(),
        }),
        matchups: z.array(z.object({ champion, winRate: rate })),
        builds: z.object({
          games: z.int(),
          countedGames: z.int(),
          patches: z.array(z.string()),
          coreItems: z.object({ coverage: rate.nullable(), options: z.array(z.object({ winRate: rate })) }),
          runePages: z.object({ coverage: rate.nullable() }),
          skillOrders: z.object({ options: z.array(z.object({ path: z.array(z.int()) })) }),
        }),
      })
      .nullable(),
  }),
})

/** Kinds of queues in which a champion is counted. */
const COUNTED = new Set([420, 440, 400, 430, 480, 490, 700, 720])

let world: StatisticsWorld
let name: string
/** The matches of the player's two accounts, newest first. */
let own: readonly RecordedMatch[]
let puuids: readonly string[]

/** Gives the first pro player a second account, with this doubt. */
async function attachSecond(doubt: ProAccount['doubt']) {
  const players = openCollection(world.store, proPlayersCollection)
  const [first, second] = EUW_ACCOUNTS
  const listed = (await players.list({ limit: 100 })).map(({ value }) => value)
  const player = listed.find(({ accounts }) => accounts.some(({ puuid }) => puuid === first?.puuid))
  if (first === undefined || second === undefined || player === undefined) throw new Error('The accounts are missing.')
  const kept = player.accounts.filter(({ puuid }) => puuid === first.puuid)
  const account = proAccountOf({ ...second, keyId: world.riot.keyId })
  const changed = { ...player, accounts: [...kept, { ...account, doubt }], revision: player.revision + 1 }
  await world.store.transaction(async (transaction) => players.in(transaction).set(changed.id, changed))
  world.context.proScene.applyOwnWrite(changed.id, changed)
  name = player.name
  puuids = [first.puuid, second.puuid]
}

beforeAll(async () => {
  world = await openStatisticsWorld()
  await attachSecond(null)
  await world.count(fetchProMatches(2, 30))
  await world.lookUp(EUW_ACCOUNTS.slice(0, 2))
  await recordBuilds(world)
  own = (await world.readMatches())
    .filter(({ match }) => match.outcome === 'PLAYED' && match.puuids.some((puuid) => puuids.includes(puuid)))
    .toSorted((a, b) => comparePositions(a.match, b.match))
})

async function listMatches(variables: Readonly<Record<string, unknown>> = {}) {
  return matchesAnswer.parse(await world.ask(MATCHES, { name, ...variables })).proPlayer.matches
}

async function sumUp(variables: Readonly<Record<string, unknown>>) {
  return championAnswer.parse(await world.ask(CHAMPION, { name, ...variables })).proPlayer.champion
}

/** The player's participations in the counted queues on a champion, newest first. */
function gamesOn(key: number) {
  return own.flatMap(({ match }) => {
    const participant = match.participants.find(({ puuid }) => puuid !== null && puuids.includes(puuid))
    return participant?.championId === key && COUNTED.has(match.queueId) ? [{ match, participant }] : []
  })
}

function mostPlayed(): number {
  const played = own.flatMap(({ match }) => match.participants.filter(({ puuid }) => puuids.includes(puuid ?? '')))
  const keys = [...new Set(played.map(({ championId }) => championId))]
  return keys.toSorted((a, b) => gamesOn(b).length - gamesOn(a).length)[0] ?? 0
}

describe("a pro player's games", () => {
  it('are those of all accounts, newest first, each match once', async () => {
    const ids: string[] = []
    let after: string | null = null
    do {
      const page = await listMatches({ first: 7, after })
      ids.push(...page.edges.map(({ node }) => node.matchId))
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after !== null)
    expect(ids).toEqual(own.map(({ match }) => match.matchId))
    expect(new Set((await listMatches()).edges.map(({ participant }) => participant.puuid)).size).toBe(2)
  })

  it('are filtered by queue and champion', async () => {
    const solo = await listMatches({ queue: 'SOLO' })
    const wanted = own.filter(({ match }) => match.queueId === 420).slice(0, 50)
    expect(solo.edges.map(({ node }) => node.matchId)).toEqual(wanted.map(({ match }) => match.matchId))
    const key = mostPlayed()
    const { edges } = await listMatches({ champion: key })
    expect(edges.length).toBeGreaterThanOrEqual(gamesOn(key).length)
    expect(new Set(edges.map(({ participant }) => participant.champion.key))).toEqual(new Set([key]))
  })

  it('leave out accounts in doubt at once', async () => {
    await attachSecond({ kind: 'CHANGED_HANDS', since: 1 })
    const { edges } = await listMatches()
    await attachSecond(null)
    expect(new Set(edges.map(({ participant }) => participant.puuid))).toEqual(new Set([puuids[0]]))
  })

  it('refuse a page of no size and a cursor of another list', async () => {
    for (const first of [0, 51]) await expect(listMatches({ first })).rejects.toThrow('ask for 1 to 50 games')
    await expect(listMatches({ after: 'nonsense' })).rejects.toThrow('not a cursor')
  })
})

const teamAnswer = z.object({
  proTeam: z.object({
    recentMatches: z.array(
      z.object({ node: z.object({ matchId: z.string() }), proPlayer: z.object({ name: z.string() }) }),
    ),
  }),
})

describe("the recent games of a team's players", () => {
  async function listOfTeam(first: number) {
    const scene = await world.context.proScene.look()
    const team = currentTeamOf(scene.findPlayerByName(name) ?? fail(new Error('The player is missing.'))) ?? ''
    const document = `query ($team: String!, $first: Int!) {
      proTeam(code: $team) { recentMatches(first: $first) { node { matchId } proPlayer { name } } }
    }`
    const { proTeam } = teamAnswer.parse(await world.ask(document, { team, first }))
    return { games: proTeam.recentMatches, roster: scene.listRoster(team) }
  }

  it('are the newest of all players, each match once', async () => {
    const { games, roster } = await listOfTeam(20)
    const accounts = new Set(roster.flatMap((player) => player.accounts.map(({ puuid }) => puuid)))
    const expected = (await world.readMatches())
      .filter(({ match }) => match.outcome === 'PLAYED' && match.puuids.some((puuid) => accounts.has(puuid)))
      .toSorted((a, b) => comparePositions(a.match, b.match))
    expect(games.length).toBeGreaterThan(3)
    expect(games.map(({ node }) => node.matchId)).toEqual(
      expected.slice(0, games.length).map(({ match }) => match.matchId),
    )
    const names = roster.map((player) => player.name)
    expect(names).toEqual(expect.arrayContaining(games.map(({ proPlayer }) => proPlayer.name)))
    expect((await listOfTeam(2)).games).toEqual(games.slice(0, 2))
  })

  it('are at most twenty', async () => {
    for (const first of [0, 21]) await expect(listOfTeam(first)).rejects.toThrow('ask for 1 to 20 games')
  })
})

describe('how a pro player plays a champion', () => {
  it('is the record of the known games on all accounts', async () => {
    const key = mostPlayed()
    const games = gamesOn(key)
    const found = await sumUp({ key })
    expect(games.length).toBeGreaterThan(3)
    expect(found).toMatchObject({
      champion: { key },
      hasOlder: false,
      since: new Date(games.at(-1)?.match.startedAt ?? 0).toISOString(),
      lastPlayedAt: new Date(games[0]?.match.startedAt ?? 0).toISOString(),
      record: {
        games: games.length,
        wins: games.filter(({ participant }) => participant.win).length,
        kills: games.reduce((sum, { participant }) => sum + participant.kills, 0),
      },
    })
  })

  it('has the opponents of the lane with the games against each', async () => {
    const key = mostPlayed()
    const opponents = gamesOn(key).flatMap(({ match, participant }) => {
      const opponent = findLaneOpponent(participant, match.participants)
      return opponent === null ? [] : [{ key: opponent.championId, win: participant.win }]
    })
    const found = await sumUp({ key })
    expect(found?.gamesWithOpponent).toBe(opponents.length)
    const expected = [...Map.groupBy(opponents, (each) => each.key)].map(([opponent, met]) => {
      return {
        champion: { key: opponent },
        winRate: { wins: met.filter(({ win }) => win).length, games: met.length },
      }
    })
    expect(found?.matchups).toHaveLength(expected.length)
    expect(found?.matchups).toEqual(expect.arrayContaining(expected))
  })

  it("has the player's own builds, and not those of others on the champion", async () => {
    const key = mostPlayed()
    const found = await sumUp({ key })
    const games = gamesOn(key)
    expect(found?.builds).toMatchObject({ games: games.length, countedGames: games.length })
    expect(found?.builds.runePages.coverage?.games).toBe(games.length)
    expect(found?.builds.skillOrders.options[0]?.path.length).toBeGreaterThan(5)
    const cores = found?.builds.coreItems
    const won = cores?.options.reduce((sum, { winRate }) => sum + winRate.wins, 0) ?? 0
    expect(won).toBeLessThanOrEqual(games.filter(({ participant }) => participant.win).length)
    expect(cores?.coverage?.games).toBe(games.length)
  })

  it('has no games on a champion that the player has not played, and is null for no champion', async () => {
    const played = new Set(own.flatMap(({ match }) => match.participants.map(({ championId }) => championId)))
    const unplayed = world.context.staticData
      .listChampions()
      .find(({ key }) => !played.has(key) || gamesOn(key).length === 0)
    const found = await sumUp({ slug: unplayed?.slug })
    expect(found).toMatchObject({
      since: null,
      record: { games: 0, creepScorePerMinute: null },
      matchups: [],
      builds: { games: 0, coreItems: { coverage: null } },
    })
    expect(await sumUp({ slug: 'nobody' })).toBeNull()
  })
})

describe('the games of several accounts', () => {
  const game = fc
    .record({ startedAt: fc.nat(20), number: fc.nat(20), championId: fc.nat(3) })
    .map(({ startedAt, number, championId }): PlayerGame => {
      // A match has one start.
      const matchId = `EUW1_${startedAt}${number % 3}`
      const nothing = { win: true, kills: 0, deaths: 0, assists: 0, creepScore: 0, durationSeconds: 1, queueId: 420 }
      return { matchId, startedAt, championId, puuid: 'any', lane: null, ...nothing }
    })

  it('are merged newest first, with each match once, and none missing', () => {
    fc.assert(
      fc.property(fc.array(fc.array(game)), (lists) => {
        const merged = mergeGames(lists)
        const ids = merged.map(({ matchId }) => matchId)
        expect(new Set(ids).size).toBe(ids.length)
        expect(new Set(ids)).toEqual(new Set(lists.flat().map(({ matchId }) => matchId)))
        expect(merged).toEqual(merged.toSorted(comparePositions))
      }),
    )
  })
})
