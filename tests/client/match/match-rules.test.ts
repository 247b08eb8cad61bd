import { describe, expect, it } from 'vitest'
import { resultOf, toneOf } from '../../../client/match/match-result.ts'
import { greatestMultikill } from '../../../client/match/multikill.ts'
import { sidesOf } from '../../../client/match/sides.ts'
import { findStatShard } from '../../../client/match/stat-shards.ts'

describe('the result of a match', () => {
  it('is won or lost in a mode of two sides', () => {
    expect(resultOf({ win: true, placement: 0 }, 'PLAYED')).toEqual({ kind: 'win' })
    expect(resultOf({ win: false, placement: 0 }, 'PLAYED')).toEqual({ kind: 'loss' })
  })

  it('is a place in a mode of many groups, and the match itself says whether the place was a win', () => {
    expect(resultOf({ win: true, placement: 2 }, 'PLAYED')).toEqual({ kind: 'place', place: 2, won: true })
    expect(resultOf({ win: false, placement: 6 }, 'PLAYED')).toEqual({ kind: 'place', place: 6, won: false })
  })

  it('is neither for a remake, whatever Riot says of the sides', () => {
    expect(resultOf({ win: true, placement: 0 }, 'REMAKE')).toEqual({ kind: 'remake' })
    expect(resultOf({ win: false, placement: 0 }, 'REMAKE')).toEqual({ kind: 'remake' })
  })

  it('wears the colour of its side, a place as the match itself says', () => {
    expect(toneOf(resultOf({ win: true, placement: 0 }, 'PLAYED'))).toBe('won')
    expect(toneOf(resultOf({ win: false, placement: 0 }, 'PLAYED'))).toBe('lost')
    expect(toneOf(resultOf({ win: true, placement: 4 }, 'PLAYED'))).toBe('won')
    expect(toneOf(resultOf({ win: false, placement: 5 }, 'PLAYED'))).toBe('lost')
    expect(toneOf(resultOf({ win: true, placement: 0 }, 'REMAKE'))).toBe('plain')
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

  it('is none when there was none', () => {
    expect(greatestMultikill(none)).toBeNull()
  })
})

describe('the sides of a match', () => {
  const member = (teamId: number, subteamId = 0, placement = 0) => ({ teamId, subteamId, placement })

  it('are blue and then red, whoever comes first', () => {
    const [red, blue] = [member(200), member(100)]
    expect(sidesOf([red, blue])).toEqual([
      { sideId: 100, placement: 0, participants: [blue] },
      { sideId: 200, placement: 0, participants: [red] },
    ])
  })

  it('are the groups by their place in a mode of many, even where two groups share a side', () => {
    const third = [member(100, 1, 3), member(100, 1, 3)]
    const first = [member(100, 2, 1), member(100, 2, 1)]
    const second = [member(200, 3, 2)]
    expect(sidesOf([...third, ...first, ...second]).map(({ sideId, placement }) => [sideId, placement])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ])
  })

  it('are a single one where all play together', () => {
    expect(sidesOf([member(100), member(100), member(100)])).toHaveLength(1)
  })

  it('are none for an aborted match', () => {
    expect(sidesOf([])).toEqual([])
  })
})

describe('a stat shard', () => {
  it('has a name for the numbers Riot uses, and none for others', () => {
    expect(findStatShard(5008)).toBe('adaptiveForce')
    expect(findStatShard(0)).toBeNull()
    expect(findStatShard(4711)).toBeNull()
  })
})
