import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Participant } from '../../gateway/matches/rules/match.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { fail } from '../support/fail.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'

const KNOWN = `
  knownGames {
    games since
    record { wins games }
    lanes { share { wins games } }
    champions(first: $first) { champion { key } record { games wins kills } }
    averages {
      kills { value games low high }
      deaths { value }
      assists { value }
      creepScorePerMinute { value games }
    }
  }`

const ASK = `
  query ($gameName: String!, $tagLine: String!, $first: Int! = 20) {
    account(gameName: $gameName, tagLine: $tagLine, region: EUW) {
      ... on Account { ${KNOWN} proPlayer { ${KNOWN} } }
    }
  }`

const value = z.object({ value: z.number() })
const knownGames = z.object({
  games: z.int(),
  since: z.string().nullable(),
  record: z.object({ wins: z.int(), games: z.int() }).nullable(),
  lanes: z.array(z.object({ share: z.object({ wins: z.int(), games: z.int() }) })),
  champions: z.array(
    z.object({
      champion: z.object({ key: z.int() }),
      record: z.object({ games: z.int(), wins: z.int(), kills: z.int() }),
    }),
  ),
  averages: z.object({
    kills: value.extend({ games: z.int(), low: z.number(), high: z.number() }).nullable(),
    deaths: value.nullable(),
    assists: value.nullable(),
    creepScorePerMinute: value.extend({ games: z.int() }).nullable(),
  }),
})
const answer = z.object({ account: z.object({ knownGames, proPlayer: z.object({ knownGames }).nullable() }) })

const RECORDED = new Set([420, 440, 400, 430, 480, 490, 700, 720])

const [PLAYER, STRANGER] = [EUW_ACCOUNTS[0], EUW_ACCOUNTS.at(-1)]

let world: StatisticsWorld

beforeAll(async () => {
  world = await openStatisticsWorld()
  await world.count(fetchProMatches(1, 40))
  await world.lookUp([PLAYER, STRANGER].flatMap((account) => account ?? []))
})

async function ask(account: WorldAccount | undefined, first = 20) {
  const { gameName, tagLine } = account ?? fail(new Error('The account is missing.'))
  return answer.parse(await world.ask(ASK, { gameName, tagLine, first })).account
}

/** The participations of the player in the matches of those queues, which are stored. */
async function participations(): Promise<readonly Participant[]> {
  return (await world.readMatches())
    .filter(({ match }) => match.outcome === 'PLAYED' && RECORDED.has(match.queueId))
    .flatMap(({ match }) => match.participants.filter(({ puuid }) => puuid === PLAYER?.puuid))
}

describe('the known games of a player', () => {
  it('are summed up from the stored matches, without a request to Riot', async () => {
    const own = await participations()
    // The first look renews the profile.
    await ask(PLAYER)
    world.requests.length = 0
    const { knownGames: known } = await ask(PLAYER)
    expect(world.requests).toEqual([])
    expect(own.length).toBeGreaterThan(5)
    expect(known.games).toBe(own.length)
    expect(known.record).toEqual({ wins: own.filter(({ win }) => win).length, games: own.length })
    expect(known.lanes.reduce((sum, { share }) => sum + share.wins, 0)).toBe(known.lanes[0]?.share.games)
    const meanOf = (figure: (one: Participant) => number) => own.reduce((sum, one) => sum + figure(one), 0) / own.length
    const { kills, deaths, assists, creepScorePerMinute } = known.averages
    expect(kills?.value).toBeCloseTo(meanOf((one) => one.kills))
    expect(kills?.games).toBe(own.length)
    expect(kills?.low).toBeLessThan(kills?.value ?? NaN)
    expect(kills?.high).toBeGreaterThan(kills?.value ?? NaN)
    expect(deaths?.value).toBeCloseTo(meanOf((one) => one.deaths))
    expect(assists?.value).toBeCloseTo(meanOf((one) => one.assists))
    expect(creepScorePerMinute?.games).toBe(own.length)
  })

  it('have champions, most games first, whose records add up', async () => {
    const own = await participations()
    const { champions } = (await ask(PLAYER)).knownGames
    const counts = champions.map(({ record }) => record.games)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(champions[0]?.record.games).toBe(
      own.filter(({ championId }) => championId === champions[0]?.champion.key).length,
    )
    expect((await ask(PLAYER, 1)).knownGames.champions).toEqual(champions.slice(0, 1))
    for (const first of [0, 21]) await expect(ask(PLAYER, first)).rejects.toThrow('ask for 1 to 20 champions')
  })

  it('are those of the account for a pro player with one account', async () => {
    const { knownGames: ofAccount, proPlayer } = await ask(PLAYER)
    expect(proPlayer?.knownGames).toEqual(ofAccount)
  })

  it('have no averages under five games', async () => {
    const { knownGames: known } = await ask(STRANGER)
    expect(known.games).toBeLessThan(5)
    expect(known.averages).toEqual({ kills: null, deaths: null, assists: null, creepScorePerMinute: null })
  })
})
