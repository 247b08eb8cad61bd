import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isRecorded } from '../../gateway/accounts/rules/champion-record.ts'
import type { Participant, RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { comparePositions } from '../../gateway/shared/position.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { openMeteredQuestions } from '../support/metered-questions.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'

const ASK = `
  query ($id: ID!, $participantId: Int!) {
    match(id: $id) {
      ... on Match {
        againstUsual(participantId: $participantId) {
          champion { key } lane games since record { wins games }
          figures { figure value verdict usual { median low high games } }
        }
      }
    }
  }`

const number = z.number().nullable()
const againstUsual = z
  .object({
    champion: z.object({ key: z.int() }),
    lane: z.string(),
    games: z.int(),
    since: z.string().nullable(),
    record: z.object({ wins: z.int(), games: z.int() }).nullable(),
    figures: z.array(
      z.object({
        figure: z.string(),
        value: number,
        verdict: z.enum(['BETTER', 'AS_USUAL', 'WORSE']),
        usual: z.object({ median: number, low: number, high: number, games: z.int() }),
      }),
    ),
  })
  .nullable()
const answer = z.object({ match: z.object({ againstUsual }) })

interface Game {
  readonly record: RecordedMatch
  readonly own: Participant
}

const PLAYER = EUW_ACCOUNTS[0]

let world: StatisticsWorld
/** The played games of the player, newest first. */
let games: readonly Game[]

beforeAll(async () => {
  world = await openStatisticsWorld()
  await world.count(fetchProMatches(1, 90))
  if (PLAYER !== undefined) await world.lookUp([PLAYER])
  games = (await world.readMatches())
    .filter(({ match }) => match.outcome === 'PLAYED')
    .toSorted((a, b) => comparePositions(a.match, b.match))
    .flatMap((record) => {
      const own = record.match.participants.find(({ puuid }) => puuid === PLAYER?.puuid)
      return own === undefined ? [] : [{ record, own }]
    })
})

async function ask({ record, own }: Game) {
  const variables = { id: record.match.matchId, participantId: own.participantId }
  return answer.parse(await world.ask(ASK, variables)).match.againstUsual
}

const inRecords = () => games.filter(({ record, own }) => isRecorded(record.match) && own.teamPosition !== null)

/** The other games on the same champion and lane, newest first. */
const othersOf = ({ record, own }: Game) =>
  inRecords().filter(
    (game) =>
      game.record !== record && game.own.championId === own.championId && game.own.teamPosition === own.teamPosition,
  )

const oneWith = (isMeant: (others: number) => boolean) => {
  const found = inRecords().find((game) => isMeant(othersOf(game).length))
  if (found === undefined) throw new Error('The player has no such game.')
  return found
}

describe('a match against the usual of the account', () => {
  it('is compared with the other games on the champion and lane, at most twenty, and never with itself', async () => {
    world.requests.length = 0
    for (const game of inRecords().slice(0, 25)) {
      const others = othersOf(game).slice(0, 20)
      const oldest = others.at(-1)?.record.match.startedAt
      expect(await ask(game)).toMatchObject({
        champion: { key: game.own.championId },
        lane: game.own.teamPosition,
        games: others.length,
        since: oldest === undefined ? null : new Date(oldest).toISOString(),
        record: others.length === 0 ? null : { wins: others.filter(({ own }) => own.win).length, games: others.length },
      })
    }
    expect(world.requests).toEqual([])
  })

  it('has each figure beside the median of the others', async () => {
    const game = oneWith((others) => others >= 5)
    const found = await ask(game)
    const deaths = othersOf(game)
      .slice(0, 20)
      .map(({ own }) => own.deaths)
      .toSorted((a, b) => a - b)
    const middle = (deaths.length - 1) / 2
    const median = ((deaths[Math.floor(middle)] ?? NaN) + (deaths[Math.ceil(middle)] ?? NaN)) / 2
    expect(found?.figures.find(({ figure }) => figure === 'DEATHS')).toMatchObject({
      value: game.own.deaths,
      usual: { median, games: deaths.length },
    })
    const gold = found?.figures.find(({ figure }) => figure === 'GOLD_PER_MINUTE')
    expect(gold?.value).toBeCloseTo((game.own.goldEarned * 60) / game.record.match.durationSeconds)
    expect(found?.figures.map(({ figure }) => figure)).toEqual(
      expect.arrayContaining(['KDA', 'CREEP_SCORE_PER_MINUTE', 'DAMAGE_SHARE', 'VISION_SCORE_PER_MINUTE']),
    )
  })

  it('has no figures with fewer than five other games', async () => {
    expect((await ask(oneWith((others) => others > 0 && others < 5)))?.figures).toEqual([])
    expect((await ask(oneWith((others) => others >= 5)))?.figures).not.toEqual([])
  })

  it('is null without a record: in other modes, and for a participant who does not exist', async () => {
    const other = games.find(({ record }) => !isRecorded(record.match))
    if (other === undefined) throw new Error('The player has played no other mode.')
    expect(await ask(other)).toBeNull()
    const [game] = inRecords()
    if (game === undefined) throw new Error('The player has no game.')
    expect(await ask({ ...game, own: { ...game.own, participantId: 11 } })).toBeNull()
  })

  it('is null for a hidden player, and has no games for one whose games are not known', async () => {
    const game = oneWith((others) => others >= 5)
    const stranger = game.record.match.participants.find(({ puuid }) => puuid !== PLAYER?.puuid)
    if (stranger === undefined) throw new Error('The match has no other player.')
    expect(await ask({ ...game, own: stranger })).toMatchObject({ games: 0, since: null, record: null, figures: [] })
    const hidden = { ...stranger, puuid: null }
    const record = { ...game.record, match: { ...game.record.match, participants: [hidden] } }
    expect(await world.context.usualGames.compare(record, hidden.participantId)).toBeNull()
  })

  it('costs few points within the limits of an operation', async () => {
    const game = oneWith((others) => others >= 5)
    const question = openMeteredQuestions(world)
    const { cost, errors } = await question(ASK, {
      id: game.record.match.matchId,
      participantId: game.own.participantId,
    })
    expect(errors).toEqual([])
    expect(cost.riotRequests).toBe(0)
    expect(cost.requested).toBeLessThan(12_000)
  })
})
