import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { FetchedMatch, Participant, RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { withChanges } from '../support/fetched-matches.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'

/** Riot's numbers of the ranked, normal and Clash queues. */
const RECORDED_QUEUES: ReadonlySet<number> = new Set([400, 420, 430, 440, 480, 490, 700])

/** A champion that occurs only in games changed by {@link playingRare}. */
const RARE = 99_999

const player = z.object({
  gameName: z.string(),
  tagLine: z.string(),
  region: z.string(),
  puuid: z.string(),
  proPlayer: z.object({ name: z.string() }).nullable(),
  record: z.object({ games: z.int(), wins: z.int(), kills: z.int(), deaths: z.int(), assists: z.int() }),
  share: z.object({ wins: z.int(), games: z.int() }),
})
const answer = z.object({ champion: z.object({ oneTricks: z.array(player), players: z.array(player) }) })

const PLAYERS = `
  query ($key: Int!, $first: Int! = 50) {
    champion(key: $key) { oneTricks(first: $first) { ...player } players(first: $first) { ...player } }
  }
  fragment player on ChampionPlayer {
    gameName tagLine region puuid
    proPlayer { name }
    record { games wins kills deaths assists }
    share { wins games }
  }`

const RECORDS = `
  query ($name: String!) {
    proPlayer(name: $name) { recordedChampions { champion { key } record { games wins kills } } }
  }`
const record = z.object({
  champion: z.object({ key: z.int() }),
  record: z.object({ games: z.int(), wins: z.int(), kills: z.int() }),
})
const recordsAnswer = z.object({ proPlayer: z.object({ recordedChampions: z.array(record) }) })

let world: StatisticsWorld
let records: readonly RecordedMatch[]

beforeAll(async () => {
  world = await openStatisticsWorld()
  await world.count(playingRare(fetchProMatches(3, 70)))
  await world.lookUp(EUW_ACCOUNTS)
  records = await world.readMatches()
})

async function ask(key: number, first?: number) {
  return answer.parse(await world.ask(PLAYERS, { key, first })).champion
}

describe('the players of a champion', () => {
  it('are the accounts that have it among their three most played champions, with their records', async () => {
    for (const key of [RARE, ...listChampions().slice(0, 20)]) {
      const listed = EUW_ACCOUNTS.filter((account) => mainsOf(account).includes(key))
      const { players } = await ask(key)
      expect(players.map(({ puuid }) => puuid)).toEqual(
        listed.toSorted((a, b) => compareOn(key, a, b)).map(({ puuid }) => puuid),
      )
      for (const each of players) expect(each).toMatchObject(expected(each.puuid, key))
    }
  })

  it('are limited to the requested number, ten by default', async () => {
    const { players } = await ask(RARE)
    expect(players.length).toBeGreaterThan(2)
    for (const first of players.keys()) {
      expect((await ask(RARE, first + 1)).players).toEqual(players.slice(0, first + 1))
    }
    const unasked = await world.ask(`{ champion(key: ${RARE}) { players { puuid } } }`)
    expect(unasked).toMatchObject({ champion: { players: { length: Math.min(10, players.length) } } })
  })

  it('include one-tricks who hardly play anything else, most games first', async () => {
    const { oneTricks } = await ask(RARE)
    const tricks = EUW_ACCOUNTS.slice(0, 2).toSorted((a, b) => compareOn(RARE, a, b))
    expect(oneTricks.map(({ puuid }) => puuid)).toEqual(tricks.map(({ puuid }) => puuid))
    for (const { puuid, share, ...rest } of oneTricks) {
      expect({ puuid, share, ...rest }).toMatchObject(expected(puuid, RARE))
      expect(share.wins).toBeGreaterThanOrEqual(10)
      expect(share.wins / share.games).toBeGreaterThanOrEqual(0.65)
    }
  })

  it('are returned with their pro player, even one outside the stamps of the match', async () => {
    const { players } = await ask(RARE)
    const pros = players.filter(({ proPlayer }) => proPlayer !== null)
    expect(pros.length).toBeGreaterThan(0)
    const scene = await world.context.proScene.look()
    for (const { puuid, proPlayer } of players) {
      expect(proPlayer?.name).toBe(scene.findPlayerOfAccount({ platform: 'EUW1', puuid })?.name)
    }
  })
})

describe('the account of a player of a champion', () => {
  it('is the stored one, read together with the others', async () => {
    const { players } = await ask(RARE)
    const reads = world.reads.length
    const accounts = `{ champion(key: ${RARE}) { players { gameName account { ... on Account { gameName puuid } } } } }`
    expect(await world.ask(accounts)).toEqual({
      champion: {
        players: players.slice(0, 10).map(({ gameName, puuid }) => ({ gameName, account: { gameName, puuid } })),
      },
    })
    expect(world.reads.slice(reads).filter((read) => read === 'getMany accounts').length).toBeLessThanOrEqual(2)
    expect(world.requests.filter((url) => url.includes('/summoner/'))).toEqual([])
  })
})

describe('the recorded champions of a pro player', () => {
  it('add up the games of all accounts by champion, most games first', async () => {
    const scene = await world.context.proScene.look()
    const pros = scene.players.filter(({ accounts }) => accounts.some(({ puuid }) => gamesOf(puuid).length > 0))
    expect(pros.length).toBeGreaterThan(1)
    for (const { name, accounts } of pros) {
      const games = accounts.flatMap(({ puuid }) => gamesOf(puuid))
      const { recordedChampions } = recordsAnswer.parse(await world.ask(RECORDS, { name })).proPlayer
      const listed = recordedChampions.map((each) => each.record.games)
      expect(listed).toEqual(listed.toSorted((a, b) => b - a))
      expect(new Map(recordedChampions.map(({ champion, record }) => [champion.key, record]))).toEqual(
        new Map(
          Map.groupBy(games, ({ championId }) => championId)
            .entries()
            .map(([key, own]) => [key, sumsOf(own)]),
        ),
      )
    }
  })

  it('are an empty list for a player without recorded games', async () => {
    const scene = await world.context.proScene.look()
    const idle = scene.players.find(({ accounts }) => accounts.every(({ puuid }) => gamesOf(puuid).length === 0))
    expect(recordsAnswer.parse(await world.ask(RECORDS, { name: idle?.name })).proPlayer.recordedChampions).toEqual([])
  })
})

/** Gives {@link RARE} to the first pro in eight of ten games, and to the second pro in all of their fewer games. */
function playingRare(fetched: readonly FetchedMatch[]): readonly FetchedMatch[] {
  const [mostly, always] = EUW_ACCOUNTS
  const isPlayedBy = (puuid: string | undefined) => (each: FetchedMatch) =>
    each.match.puuids.some((one) => one === puuid)
  const left = new Set(fetched.filter(isPlayedBy(always?.puuid)).slice(0, 10))
  let games = 0
  return fetched
    .filter((each) => !left.has(each))
    .map((each) => {
      const participants = each.match.participants.map((one, seat) => {
        const playsIt = seat === 9 || one.puuid === always?.puuid || (one.puuid === mostly?.puuid && games++ % 10 < 8)
        return playsIt ? { ...one, championId: RARE } : one
      })
      return withChanges(each, { participants })
    })
}

/** The games of an account that a record includes. */
function gamesOf(puuid: string | null): readonly Participant[] {
  return records
    .filter(({ match }) => match.outcome === 'PLAYED' && RECORDED_QUEUES.has(match.queueId))
    .flatMap(({ match }) => match.participants.filter((one) => one.puuid === puuid))
}

function gamesOn(puuid: string, key: number): readonly Participant[] {
  return gamesOf(puuid).filter(({ championId }) => championId === key)
}

function listChampions(): readonly number[] {
  return [...new Set(EUW_ACCOUNTS.flatMap(({ puuid }) => gamesOf(puuid)).map(({ championId }) => championId))]
}

/** The three champions with the most games; of equal ones, those with more wins, then with the lower id. */
function mainsOf({ puuid }: { readonly puuid: string }): readonly number[] {
  const played = Map.groupBy(gamesOf(puuid), ({ championId }) => championId)
  return [...played.keys()].toSorted((a, b) => compareGames(gamesOn(puuid, a), gamesOn(puuid, b)) || a - b).slice(0, 3)
}

/** Most games on the champion first; of equal accounts, the one with the higher PUUID. */
function compareOn(key: number, a: { readonly puuid: string }, b: { readonly puuid: string }): number {
  return gamesOn(b.puuid, key).length - gamesOn(a.puuid, key).length || (a.puuid > b.puuid ? -1 : 1)
}

function compareGames(a: readonly Participant[], b: readonly Participant[]): number {
  return b.length - a.length || b.filter(({ win }) => win).length - a.filter(({ win }) => win).length
}

function sumsOf(games: readonly Participant[]) {
  return {
    games: games.length,
    wins: games.filter(({ win }) => win).length,
    kills: games.reduce((sum, { kills }) => sum + kills, 0),
  }
}

/** The expected entry of an account in the lists of a champion. */
function expected(puuid: string, key: number) {
  const account = EUW_ACCOUNTS.find((one) => one.puuid === puuid)
  const games = gamesOn(puuid, key)
  return {
    gameName: account?.gameName,
    tagLine: account?.tagLine,
    region: 'EUW',
    record: {
      ...sumsOf(games),
      deaths: games.reduce((sum, { deaths }) => sum + deaths, 0),
      assists: games.reduce((sum, { assists }) => sum + assists, 0),
    },
    share: { wins: games.length, games: gamesOf(puuid).length },
  }
}
