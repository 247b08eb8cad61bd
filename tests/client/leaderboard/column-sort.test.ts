import { describe, expect, it } from 'vitest'
import { directionOf, nextSort, sortWords } from '../../../client/components/column-sort.ts'

describe('a column that rows are sorted by', () => {
  it('runs as is natural for it until it is turned around', () => {
    expect(directionOf({ order: 'rank', reverse: false }, 'rank', 'ascending')).toBe('ascending')
    expect(directionOf({ order: 'rank', reverse: true }, 'rank', 'ascending')).toBe('descending')
    expect(directionOf({ order: 'wins', reverse: false }, 'wins', 'descending')).toBe('descending')
    expect(directionOf({ order: 'wins', reverse: true }, 'wins', 'descending')).toBe('ascending')
  })

  it('has no direction while the rows are sorted by another one', () => {
    expect(directionOf({ order: 'wins', reverse: true }, 'rank', 'ascending')).toBeNull()
  })

  it('turns around when it is chosen again, and begins naturally when it is chosen anew', () => {
    expect(nextSort({ order: 'wins', reverse: false }, 'wins')).toEqual({ order: 'wins', reverse: true })
    expect(nextSort({ order: 'wins', reverse: true }, 'wins')).toEqual({ order: 'wins', reverse: false })
    expect(nextSort({ order: 'wins', reverse: true }, 'rank')).toEqual({ order: 'rank', reverse: false })
  })

  it('says its direction with an arrow where there is no head to say it', () => {
    expect(sortWords({ label: 'Wins', sorted: 'descending' })).toBe('Wins ↓')
    expect(sortWords({ label: 'Wins', sorted: 'ascending' })).toBe('Wins ↑')
    expect(sortWords({ label: 'Wins', sorted: null })).toBe('Wins')
  })
})
