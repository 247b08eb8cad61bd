import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isRecorded } from '../../gateway/accounts/rules/champion-record.ts'
import type { Participant } from '../../gateway/matches/rules/match.ts'
import { comparePositions } from '../../gateway/shared/position.ts'
import { type GameWithSide, sumUpSides } from '../../gateway/statistics/rules/played-with.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { openMeteredQuestions } from '../support/metered-questions.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'

const ASK = `
  query ($gameName: String!, $tagLine: String!, $first: Int! = 50, $after: String) {
    account(gameName: $gameName, tagLine: $tagLine, region: EUW) {
      ... on Account {
        playedWith(first: $first, after: $after) {
          games since
          edges { cursor node { player { puuid gameName proPlayer { name } } record { wins games } lastMatchId lastPlayedAt isOften } }
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        }
      }
    }
  }`

const answer = z.object({
  account: z.object({
    playedWith: z.object({
      games: z.int(),
      since: z.string().nullable(),
      edges: z.array(
        z.object({
          cursor: z.string(),
          node: z.object({
            player: z.object({ puuid: z.string(), proPlayer: z.object({ name: z.string() }).nullable() }),
            record: z.object({ wins: z.int(), games: z.int() }),
            lastMatchId: z.string(),
            isOften: z.boolean(),
          }),
        }),
      ),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  }),
})

const PLAYER = EUW_ACCOUNTS[0]

let world: StatisticsWorld
/** The newest forty games of the player, newest first, with the players of their side. */
let games: readonly GameWithSide[]
let someone: Participant

beforeAll(async () => {
  world = await openStatisticsWorld()
  await world.count(fetchProMatches(1, 90))
  if (PLAYER !== undefined) await world.lookUp([PLAYER])
  games = (await world.readMatches())
    .filter(({ match }) => match.outcome === 'PLAYED' && isRecorded(match))
    .toSorted((a, b) => comparePositions(a.match, b.match))
    .slice(0, 40)
    .flatMap(({ match: { matchId, startedAt, participants } }) => {
      const own = participants.find(({ puuid }) => puuid === PLAYER?.puuid)
      if (own === undefined) return []
      const others = participants.filter((one) => one.teamId === own.teamId && one.puuid !== own.puuid)
      return [{ matchId, startedAt, win: own.win, others }]
    })
  const [first] = games.flatMap(({ others }) => others)
  if (first === undefined) throw new Error('The player has no games.')
  someone = first
})

async function ask(variables: object = {}) {
  const { gameName, tagLine } = PLAYER ?? {}
  return answer.parse(await world.ask(ASK, { gameName, tagLine, ...variables })).account.playedWith
}

describe('the players on the side of an account', () => {
  it('are those of at least two of its newest games, most games first, with the record together', async () => {
    const { edges, games: counted } = await ask()
    expect(counted).toBe(games.length)
    expect(edges.length).toBeGreaterThan(1)
    const sizes = edges.map(({ node }) => node.record.games)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(sizes.at(-1)).toBeGreaterThanOrEqual(2)
    for (const { node } of edges) {
      const shared = games.filter(({ others }) => others.some(({ puuid }) => puuid === node.player.puuid))
      expect(node.record).toEqual({ wins: shared.filter(({ win }) => win).length, games: shared.length })
      expect(node.lastMatchId).toBe(shared[0]?.matchId)
    }
    expect(edges.some(({ node }) => node.player.proPlayer !== null)).toBe(true)
  })

  it('come in pages, without a request to Riot', async () => {
    world.requests.length = 0
    const { edges } = await ask()
    const first = await ask({ first: 1 })
    const next = await ask({ first: 1, after: first.pageInfo.endCursor })
    expect([...first.edges, ...next.edges]).toEqual(edges.slice(0, 2))
    expect(first.pageInfo.hasNextPage).toBe(true)
    expect(world.requests).toEqual([])
    for (const after of ['-1', 'x', '']) await expect(ask({ after })).rejects.toThrow('not a cursor of this list')
    for (const bad of [0, 51]) await expect(ask({ first: bad })).rejects.toThrow('ask for 1 to 50 players')
  })

  it('leave out hidden players and bots, who are nobody in particular', () => {
    const hidden = { ...someone, puuid: null }
    const game = { matchId: 'EUW1_1', startedAt: 1, win: true, others: [hidden, hidden] }
    expect(sumUpSides([game, { ...game, matchId: 'EUW1_2' }])).toEqual([])
  })

  it('are often together from five games and a fifth of all on', () => {
    const listed = (together: number, all: number) =>
      sumUpSides(
        Array.from({ length: all }, (_, number) => ({
          matchId: `EUW1_${number}`,
          startedAt: number,
          win: true,
          others: number < together ? [someone] : [],
        })),
      ).map(({ isOften }) => isOften)
    expect(listed(1, 1)).toEqual([])
    expect(listed(4, 4)).toEqual([false])
    expect(listed(5, 25)).toEqual([true])
    expect(listed(5, 26)).toEqual([false])
  })

  it('cost less than a heavy operation', async () => {
    const { gameName, tagLine } = PLAYER ?? {}
    const { cost, errors } = await openMeteredQuestions(world)(ASK, { gameName, tagLine, first: 10 })
    expect(errors).toEqual([])
    expect(cost.requested).toBeLessThan(12_000)
  })
})
