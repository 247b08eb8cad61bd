import { describe, expect, it } from 'vitest'
import { resultOf, toneOf } from '../../../client/match/match-result.ts'
import { greatestMultikill } from '../../../client/match/multikill.ts'
import { sidesOf } from '../../../client/match/sides.ts'
import { findStatShard } from '../../../client/match/stat-shards.ts'

describe('the result of a match', () => {
  it('is won or lost in a mode of two sides', () => {
    expect(resultOf({ win: true, placement: 0 }, { queue: 'SOLO', outcome: 'PLAYED' })).toEqual({ kind: 'win' })
    expect(resultOf({ win: false, placement: 0 }, { queue: 'SOLO', outcome: 'PLAYED' })).toEqual({ kind: 'loss' })
  })

  it('is a placement in modes with groups, won or lost as Riot reports it', () => {
    expect(resultOf({ win: true, placement: 2 }, { queue: 'SOLO', outcome: 'PLAYED' })).toEqual({
      kind: 'place',
      place: 2,
      won: true,
    })
    expect(resultOf({ win: false, placement: 6 }, { queue: 'SOLO', outcome: 'PLAYED' })).toEqual({
      kind: 'place',
      place: 6,
      won: false,
    })
  })

  it('is neither for a remake, whatever Riot reports', () => {
    expect(resultOf({ win: true, placement: 0 }, { queue: 'SOLO', outcome: 'REMAKE' })).toEqual({ kind: 'remake' })
    expect(resultOf({ win: false, placement: 0 }, { queue: 'SOLO', outcome: 'REMAKE' })).toEqual({ kind: 'remake' })
  })

  it('does not exist in practice and in the tutorial', () => {
    for (const queue of ['PRACTICE', 'TUTORIAL'] as const) {
      const result = resultOf({ win: false, placement: 0 }, { queue, outcome: 'PLAYED' })
      expect([result.kind, toneOf(result)]).toEqual(['none', 'plain'])
    }
  })

  it('has a tone for won or lost, also for placements', () => {
    expect(toneOf(resultOf({ win: true, placement: 0 }, { queue: 'SOLO', outcome: 'PLAYED' }))).toBe('won')
    expect(toneOf(resultOf({ win: false, placement: 0 }, { queue: 'SOLO', outcome: 'PLAYED' }))).toBe('lost')
    expect(toneOf(resultOf({ win: true, placement: 4 }, { queue: 'SOLO', outcome: 'PLAYED' }))).toBe('won')
    expect(toneOf(resultOf({ win: false, placement: 5 }, { queue: 'SOLO', outcome: 'PLAYED' }))).toBe('lost')
    expect(toneOf(resultOf({ win: true, placement: 0 }, { queue: 'SOLO', outcome: 'REMAKE' }))).toBe('plain')
  })
})

describe('the multikill of a game', () => {
  const none = { doubleKills: 0, tripleKills: 0, quadraKills: 0, pentaKills: 0 }

  it('is the greatest, not the most frequent', () => {
    expect(greatestMultikill({ doubleKills: 5, tripleKills: 2, quadraKills: 1, pentaKills: 0 })).toBe('quadra')
    expect(greatestMultikill({ doubleKills: 5, tripleKills: 2, quadraKills: 1, pentaKills: 1 })).toBe('penta')
    expect(greatestMultikill({ ...none, doubleKills: 1 })).toBe('double')
    expect(greatestMultikill({ ...none, doubleKills: 1, tripleKills: 1 })).toBe('triple')
  })

  it('is null without multikills', () => {
    expect(greatestMultikill(none)).toBeNull()
  })
})

describe('the sides of a match', () => {
  const member = (teamId: number, subteamId = 0, placement = 0) => ({ teamId, subteamId, placement })

  it('are blue, then red, in any order of participants', () => {
    const [red, blue] = [member(200), member(100)]
    expect(sidesOf([red, blue])).toEqual([
      { sideId: 100, placement: 0, participants: [blue] },
      { sideId: 200, placement: 0, participants: [red] },
    ])
  })

  it('are the groups by placement, even when two groups share a side', () => {
    const third = [member(100, 1, 3), member(100, 1, 3)]
    const first = [member(100, 2, 1), member(100, 2, 1)]
    const second = [member(200, 3, 2)]
    expect(sidesOf([...third, ...first, ...second]).map(({ sideId, placement }) => [sideId, placement])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ])
  })

  it('are a single one in cooperative modes', () => {
    expect(sidesOf([member(100), member(100), member(100)])).toHaveLength(1)
  })

  it('are empty for an aborted match', () => {
    expect(sidesOf([])).toEqual([])
  })
})

describe('a stat shard', () => {
  it('has a name for the ids of Riot, and none for others', () => {
    expect(findStatShard(5008)).toBe('adaptiveForce')
    expect(findStatShard(0)).toBeNull()
    expect(findStatShard(4711)).toBeNull()
  })
})
