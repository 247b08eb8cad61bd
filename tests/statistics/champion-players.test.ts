import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { FetchedMatch } from '../../gateway/matches/rules/match.ts'
import type { ChampionSums } from '../../gateway/statistics/rules/account-champions.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { withChanges } from '../support/fetched-matches.ts'
import { countIndependently, type IndependentCount } from '../support/independent-count.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'

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
const records = z.object({ proPlayer: z.object({ recordedChampions: z.array(record) }) })

let world: StatisticsWorld
let counted: IndependentCount

beforeAll(async () => {
  world = await openStatisticsWorld()
  await world.count(playingRare(fetchProMatches(3, 70)))
  counted = countIndependently(await world.readMatches())
})

async function ask(key: number, first?: number) {
  return answer.parse(await world.ask(PLAYERS, { key, first })).champion
}

describe('the players of a champion', () => {
  it('are the accounts with most games on it, with their records', async () => {
    const champions = Object.keys(counted.players).slice(0, 20)
    for (const key of champions) {
      const { players } = await ask(Number(key))
      expect(players.map(({ puuid }) => `EUW1_${puuid}`)).toEqual(
        counted.players[key]?.players.map(({ account }) => account),
      )
      for (const each of players) expect(each).toMatchObject(expected(each.puuid, key))
    }
  })

  it('are limited to the requested number, ten by default', async () => {
    const { players } = await ask(RARE)
    expect(players.length).toBeGreaterThan(10)
    expect((await ask(RARE, 3)).players).toEqual(players.slice(0, 3))
    const unasked = await world.ask(`{ champion(key: ${RARE}) { players { puuid } } }`)
    expect(unasked).toMatchObject({ champion: { players: { length: 10 } } })
  })

  it('include one-tricks who hardly play anything else, most games first', async () => {
    const tricks = Object.entries(counted.accounts).filter(([, { oneTrickOf }]) => oneTrickOf === RARE)
    const inOrder = tricks.toSorted(([, a], [, b]) => Number(b.oneTrickGames) - Number(a.oneTrickGames))
    const { oneTricks } = await ask(RARE)
    expect(tricks).toHaveLength(2)
    const games = inOrder.map(([, account]) => account.games)
    expect(games, 'this says nothing').not.toEqual(games.toSorted((a, b) => b - a))
    expect(oneTricks.map(({ puuid }) => `EUW1_${puuid}`)).toEqual(inOrder.map(([account]) => account))
    for (const { puuid, share, ...rest } of oneTricks) {
      expect({ puuid, share, ...rest }).toMatchObject(expected(puuid, String(RARE)))
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

describe('the recorded champions of a pro player', () => {
  it('add up the games of all accounts by champion, most games first', async () => {
    const scene = await world.context.proScene.look()
    const pros = scene.players.filter(({ accounts }) =>
      accounts.some(({ puuid }) => `EUW1_${puuid}` in counted.accounts),
    )
    expect(pros.length).toBeGreaterThan(1)
    for (const { name, accounts } of pros) {
      const champions = accounts.flatMap(({ puuid }) =>
        Object.entries(counted.accounts[`EUW1_${puuid}`]?.champions ?? {}),
      )
      const { recordedChampions } = records.parse(await world.ask(RECORDS, { name })).proPlayer
      const games = recordedChampions.map((each) => each.record.games)
      expect(games).toEqual(games.toSorted((a, b) => b - a))
      expect(new Map(recordedChampions.map(({ champion, record }) => [String(champion.key), record]))).toEqual(
        new Map(champions.map(([key, { games, wins, kills }]) => [key, { games, wins, kills }])),
      )
    }
  })

  it('are an empty list for a player without recorded games', async () => {
    const scene = await world.context.proScene.look()
    const idle = scene.players.find(({ accounts }) =>
      accounts.every(({ puuid }) => !(`EUW1_${puuid}` in counted.accounts)),
    )
    expect(records.parse(await world.ask(RECORDS, { name: idle?.name })).proPlayer.recordedChampions).toEqual([])
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

/** The expected record of an account on a champion. */
function expected(puuid: string, key: string) {
  const account = counted.accounts[`EUW1_${puuid}`]
  const sums: ChampionSums | undefined = account?.champions[key]
  return {
    gameName: account?.gameName,
    tagLine: account?.tagLine,
    region: 'EUW',
    record: {
      games: sums?.games,
      wins: sums?.wins,
      kills: sums?.kills,
      deaths: sums?.deaths,
      assists: sums?.assists,
    },
    share: { wins: sums?.games, games: account?.games },
  }
}
