import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summarise, type SummaryGame } from '../../../client/features/account/match-summary.ts'

type Game = SummaryGame<{ readonly key: number }>

const game = (change: Partial<Game> = {}): Game => ({
  queue: 'SOLO',
  champion: { key: 268 },
  win: true,
  kills: 0,
  deaths: 1,
  assists: 0,
  creepScore: 0,
  durationSeconds: 1800,
  ...change,
})

const count = fc.nat({ max: 40 })
const COUNTED = ['SOLO', 'FLEX', 'NORMAL', 'ARAM', 'CLASH'] as const
const LEFT_OUT = ['ARENA', 'SWARM', 'COOP', 'CUSTOM', 'OTHER'] as const
const anyGame: fc.Arbitrary<Game> = fc.record({
  queue: fc.constantFrom(...COUNTED),
  champion: fc.record({ key: fc.integer({ min: 1, max: 5 }) }),
  win: fc.boolean(),
  kills: count,
  deaths: count,
  assists: count,
  creepScore: fc.nat({ max: 400 }),
  durationSeconds: fc.integer({ min: 300, max: 4000 }),
})
const anyGames = fc.array(anyGame, { minLength: 1, maxLength: 30 })

describe('the summary of a history', () => {
  it('of no games has no rates', () => {
    expect(summarise([])).toEqual({
      games: 0,
      wins: 0,
      losses: 0,
      winShare: null,
      kda: null,
      creepScorePerMinute: null,
      loaded: 0,
      leftOut: [],
      counted: [],
      creepScoreWithoutAram: false,
      interval: { low: 0, high: 1 },
      champions: [],
    })
  })

  it('divides by the sum of deaths, so that one perfect game does not dominate', () => {
    const summary = summarise([
      game({ kills: 8, deaths: 0, assists: 7 }),
      game({ kills: 1, deaths: 5, assists: 4, win: false }),
    ])
    expect(summary.kda).toBe(4)
    expect(summary.winShare).toBe(0.5)
  })

  it('has no KDA without any death', () => {
    expect(summarise([game({ kills: 3, deaths: 0 }), game({ kills: 1, deaths: 0 })]).kda).toBeNull()
  })

  it('counts CS over the minutes of all games, so that short games weigh less', () => {
    const summary = summarise([
      game({ creepScore: 300, durationSeconds: 1800 }),
      game({ creepScore: 20, durationSeconds: 600 }),
    ])
    expect(summary.creepScorePerMinute).toBe(8)
  })

  it('leaves ARAM out of the CS per minute of other games', () => {
    const summary = summarise([
      game({ creepScore: 210, durationSeconds: 1800 }),
      game({ queue: 'ARAM', creepScore: 36, durationSeconds: 1200 }),
    ])
    expect(summary).toMatchObject({ creepScorePerMinute: 7, creepScoreWithoutAram: true, games: 2 })
  })

  it('has the CS per minute of the other games alone, with any ARAM games', () => {
    const aramGames = fc.array(
      anyGame.map((any) => ({ ...any, queue: 'ARAM' as const })),
      { minLength: 1 },
    )
    const otherGames = anyGames.map((games) => games.filter(({ queue }) => queue !== 'ARAM'))
    fc.assert(
      fc.property(otherGames, aramGames, (others, aram) => {
        const summary = summarise([...aram, ...others])
        const farmed = others.length === 0 ? aram : others
        expect(summary.creepScorePerMinute).toBe(summarise(farmed).creepScorePerMinute)
        expect(summary.creepScoreWithoutAram).toBe(others.length > 0)
      }),
    )
  })

  it('counts every game in exactly one queue', () => {
    fc.assert(
      fc.property(anyGames, (games) => {
        const { counted } = summarise(games)
        expect(counted.reduce((total, queue) => total + queue.games, 0)).toBe(games.length)
        expect(new Set(counted.map(({ queue }) => queue))).toEqual(new Set(games.map(({ queue }) => queue)))
        expect(
          counted.every(({ queue, games: number }) => number === games.filter((g) => g.queue === queue).length),
        ).toBe(true)
      }),
    )
  })

  it('lists the ranked queues first and ARAM last', () => {
    const queues = ['ARAM', 'NORMAL', 'SOLO', 'ARAM', 'FLEX'] as const
    expect(summarise(queues.map((queue) => game({ queue }))).counted).toEqual([
      { queue: 'SOLO', games: 1 },
      { queue: 'FLEX', games: 1 },
      { queue: 'NORMAL', games: 1 },
      { queue: 'ARAM', games: 2 },
    ])
  })

  it('lists the most played champion first, and on a tie the one played last', () => {
    const keys = [103, 268, 61, 268, 61].map((key) => game({ champion: { key } }))
    expect(summarise(keys).champions.map(({ champion, games }) => [champion.key, games])).toEqual([
      [268, 2],
      [61, 2],
      [103, 1],
    ])
  })

  it('counts every game for exactly one champion', () => {
    fc.assert(
      fc.property(anyGames, (games) => {
        const summary = summarise(games)
        const sum = (number: 'games' | 'wins' | 'losses') =>
          summary.champions.reduce((total, champion) => total + champion[number], 0)
        expect(sum('games')).toBe(games.length)
        expect(sum('wins')).toBe(summary.wins)
        expect(sum('losses')).toBe(summary.losses)
        expect(summary.wins + summary.losses).toBe(games.length)
      }),
    )
  })

  it('has the same totals for any order of games', () => {
    fc.assert(
      fc.property(anyGames, (games) => {
        const { champions, ...totals } = summarise(games)
        const { champions: turned, ...turnedTotals } = summarise(games.toReversed())
        expect(turnedTotals).toEqual(totals)
        expect(new Set(turned.map(({ champion }) => champion.key))).toEqual(
          new Set(champions.map(({ champion }) => champion.key)),
        )
      }),
    )
  })

  it('leaves queues without two sides out of all numbers, and names them', () => {
    const summary = summarise([
      game({ queue: 'ARENA', kills: 20, champion: { key: 1 } }),
      game({ kills: 4, win: false }),
      game({ queue: 'COOP' }),
      game({ queue: 'ARENA' }),
    ])
    expect(summary).toMatchObject({ loaded: 4, games: 1, wins: 0, losses: 1, kda: 4, leftOut: ['ARENA', 'COOP'] })
    expect(summary.champions.map(({ champion }) => champion.key)).toEqual([268])
  })

  it('has no rates when all games are left out', () => {
    expect(summarise([game({ queue: 'SWARM' })])).toMatchObject({ loaded: 1, games: 0, winShare: null, champions: [] })
  })

  it('does not depend on games that are left out, except for the loaded count', () => {
    const others = fc.array(
      fc.tuple(anyGame, fc.constantFrom(...LEFT_OUT)).map(([any, queue]) => ({ ...any, queue })),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(anyGames, others, (games, left) => {
        const { loaded, leftOut, ...numbers } = summarise([...left, ...games])
        expect(loaded).toBe(games.length + left.length)
        expect(new Set(leftOut)).toEqual(new Set(left.map(({ queue }) => queue)))
        expect(summarise(games)).toEqual({ ...numbers, loaded: games.length, leftOut: [] })
      }),
    )
  })
})
