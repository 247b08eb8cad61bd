import { describe, expect, it } from 'vitest'
import { sampleSize } from '../../../client/features/champion/builds/sample-size.ts'

const sizeOf = (games: number, counted: number | null, allLanes = 500) => sampleSize({ games, counted, allLanes })

describe('the size of a sample of builds', () => {
  it('names missing games where they are noticeable', () => {
    expect(sizeOf(214, 230)).toEqual({ counted: 230, missing: 16, limited: false })
    expect(sizeOf(229, 230)).toEqual({ counted: 230, missing: 0, limited: false })
  })

  it('has no more builds than games, also when the count is behind', () => {
    expect(sizeOf(6, 5)).toEqual({ counted: 6, missing: 0, limited: false })
  })

  it('is unknown where games are not counted', () => {
    expect(sizeOf(214, null)).toEqual({ counted: null, missing: 0, limited: false })
  })

  it('is limited when there are more matches than are searched, and then none is missing', () => {
    expect(sizeOf(1000, 4000)).toEqual({ counted: 4000, missing: 0, limited: true })
    expect(sizeOf(300, 400, 1400)).toEqual({ counted: 400, missing: 0, limited: true })
    expect(sizeOf(120, null, 1400)).toMatchObject({ limited: true })
  })
})
