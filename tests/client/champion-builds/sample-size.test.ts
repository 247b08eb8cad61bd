import { describe, expect, it } from 'vitest'
import { sampleSize } from '../../../client/features/champion/builds/sample-size.ts'

const sizeOf = (games: number, countedGames: number | null, hasOlder = false) =>
  sampleSize({ games, countedGames, hasOlder })

describe('the size of a sample of builds', () => {
  it('names missing games where they are noticeable', () => {
    expect(sizeOf(214, 230)).toEqual({ counted: 230, missing: 16 })
    expect(sizeOf(229, 230)).toEqual({ counted: 230, missing: 0 })
  })

  it('has no more builds than games, also when the count is behind', () => {
    expect(sizeOf(6, 5)).toEqual({ counted: 6, missing: 0 })
  })

  it('is unknown where games are not counted', () => {
    expect(sizeOf(214, null)).toEqual({ counted: null, missing: 0 })
  })

  it('has no missing games when older matches are left out', () => {
    expect(sizeOf(1000, 4000, true)).toEqual({ counted: 4000, missing: 0 })
  })
})
