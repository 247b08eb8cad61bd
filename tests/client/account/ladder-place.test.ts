import { describe, expect, it } from 'vitest'
import { readLadderView } from '../../../client/features/leaderboard/ladder-view.ts'
import { ladderPlacePath } from '../../../client/paths.ts'

describe('the address of a place on a ladder', () => {
  it.each([
    [1, 1],
    [25, 1],
    [26, 2],
    [1234, 50],
  ])('is the page of the leaderboard with place %i', (place, page) => {
    const { search } = new URL(ladderPlacePath('KR', 'FLEX', place), 'https://lanewatch.test')
    expect(readLadderView(new URLSearchParams(search))).toMatchObject({ region: 'KR', queue: 'FLEX', page })
  })
})
