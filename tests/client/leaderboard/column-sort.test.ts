import { describe, expect, it } from 'vitest'
import { directionOf, nextSort, sortWords } from '../../../client/components/column-sort.ts'

describe('a sortable column', () => {
  it('has its natural direction unless reversed', () => {
    expect(directionOf({ order: 'rank', reverse: false }, 'rank', 'ascending')).toBe('ascending')
    expect(directionOf({ order: 'rank', reverse: true }, 'rank', 'ascending')).toBe('descending')
    expect(directionOf({ order: 'wins', reverse: false }, 'wins', 'descending')).toBe('descending')
    expect(directionOf({ order: 'wins', reverse: true }, 'wins', 'descending')).toBe('ascending')
  })

  it('has no direction while the rows are sorted by another column', () => {
    expect(directionOf({ order: 'wins', reverse: true }, 'rank', 'ascending')).toBeNull()
  })

  it('is reversed when chosen again, and starts naturally when newly chosen', () => {
    expect(nextSort({ order: 'wins', reverse: false }, 'wins')).toEqual({ order: 'wins', reverse: true })
    expect(nextSort({ order: 'wins', reverse: true }, 'wins')).toEqual({ order: 'wins', reverse: false })
    expect(nextSort({ order: 'wins', reverse: true }, 'rank')).toEqual({ order: 'rank', reverse: false })
  })

  it('shows its direction as an arrow in its label', () => {
    expect(sortWords({ label: 'Wins', sorted: 'descending' })).toBe('Wins ↓')
    expect(sortWords({ label: 'Wins', sorted: 'ascending' })).toBe('Wins ↑')
    expect(sortWords({ label: 'Wins', sorted: null })).toBe('Wins')
  })
})
