import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Lane } from '../../../client/gql/graphql.ts'
import { byLane, endingOf, shapeOf } from '../../../client/match/match-shape.ts'
import { columnsOf } from '../../../client/match/scoreboard-columns.ts'

const member = (teamId: number, win = false, subteamId = 0, placement = 0) => ({ teamId, win, subteamId, placement })

describe('the kind of contest', () => {
  it('is one of two sides where there are two', () => {
    expect(shapeOf([member(100), member(200)]).kind).toBe('sides')
  })

  it('is one of groups where there are places, however many share a side', () => {
    expect(shapeOf([member(100, true, 1, 1), member(100, true, 2, 2)]).kind).toBe('groups')
    expect(shapeOf([member(100, true, 3, 0), member(100, true, 4, 0)]).kind).toBe('groups')
  })

  it('is a common one where everybody is on one side', () => {
    expect(shapeOf([member(100)]).kind).toBe('together')
    expect(shapeOf([member(100), member(100), member(100)]).kind).toBe('together')
  })

  it('is none where nobody played', () => {
    expect(shapeOf([]).kind).toBe('empty')
  })
})

describe('the end of a match', () => {
  const ended = (
    participants: readonly ReturnType<typeof member>[],
    outcome: 'PLAYED' | 'REMAKE' | 'ABORTED' = 'PLAYED',
  ) => endingOf({ outcome, participants })

  it('is the side that won', () => {
    expect(ended([member(100, true), member(200)])).toEqual({ kind: 'side', colour: 'blue' })
    expect(ended([member(100), member(200, true)])).toEqual({ kind: 'side', colour: 'red' })
  })

  it('is nobody where no side is said to have won, or both are', () => {
    expect(ended([member(100), member(200)])).toEqual({ kind: 'none' })
    expect(ended([member(100, true), member(200, true)])).toEqual({ kind: 'none' })
  })

  it('is the group that came first among many, not the half that counts as winners', () => {
    const first = [member(100, true, 7, 1), member(100, true, 7, 1)]
    const second = [member(100, true, 2, 2)]
    const third = [member(200, false, 3, 3)]
    expect(ended([...second, ...first, ...third])).toEqual({ kind: 'first', participants: first })
  })

  it('is common to those who play together', () => {
    expect(ended([member(100, true), member(100, true)])).toEqual({ kind: 'won' })
    expect(ended([member(100)])).toEqual({ kind: 'lost' })
  })

  it('is no victory in a remake, although Riot marks a side as the winner', () => {
    expect(ended([member(100), member(200, true)], 'REMAKE')).toEqual({ kind: 'REMAKE' })
  })

  it('is that it never began where nobody is known to have played', () => {
    expect(ended([], 'ABORTED')).toEqual({ kind: 'ABORTED' })
    expect(ended([])).toEqual({ kind: 'ABORTED' })
  })
})

describe('the members of a side', () => {
  const lane = fc.constantFrom<Lane | null>('TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY', null)

  it('stand from the top lane down', () => {
    const played = (['UTILITY', 'MIDDLE', 'TOP', 'BOTTOM', 'JUNGLE'] as const).map((each) => ({ lane: each }))
    expect(byLane(played).map((each) => each.lane)).toEqual(['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY'])
  })

  it('are all still there, and stay in Riot’s order where none has a lane', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ lane, number: fc.nat() })), (members) => {
        const sorted = byLane(members)
        expect(sorted).toHaveLength(members.length)
        expect(sorted.filter((each) => each.lane === null)).toEqual(members.filter((each) => each.lane === null))
      }),
    )
  })
})

describe('the columns of a scoreboard', () => {
  const seen = [{ visionScore: 12 }, { visionScore: 0 }]
  const unseen = [{ visionScore: 0 }, { visionScore: 0 }]

  it('hold vision only where somebody has any', () => {
    expect(columnsOf('sides', seen)).toContain('vision')
    expect(columnsOf('sides', unseen)).not.toContain('vision')
  })

  it('hold neither creeps nor vision among many groups', () => {
    expect(columnsOf('groups', seen)).toEqual(['score', 'damage', 'gold'])
  })

  it('count deaths and monsters, not champions, where all play against the game', () => {
    expect(columnsOf('together', unseen)).toEqual(['deaths', 'damageTaken', 'monsters', 'gold'])
  })
})
