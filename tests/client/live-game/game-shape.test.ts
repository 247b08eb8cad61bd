import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameShape } from '../../../client/live-game/game-shape.ts'

const seats = (...teamIds: readonly number[]) => teamIds.map((teamId, place) => ({ teamId, place }))

describe('the shape of a running game', () => {
  it('has two sides when there are blue and red seats', () => {
    const shape = gameShape(seats(100, 100, 200))
    expect(shape).toEqual({ kind: 'sides', blue: seats(100, 100), red: seats(100, 100, 200).slice(2) })
  })

  it.each([
    ['in a mode without sides', [0, 0, 0]],
    ['when all seats are on one side', [100, 100]],
    ['when some seats are on no side', [100, 200, 0]],
    ['while no seat is known', []],
  ])('is one list %s', (_when, teamIds) => {
    expect(gameShape(seats(...teamIds))).toEqual({ kind: 'together', seats: seats(...teamIds) })
  })

  it('keeps all seats in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 100, 200, 300)), (teamIds) => {
        const given = seats(...teamIds)
        const shape = gameShape(given)
        const shown = shape.kind === 'sides' ? [...shape.blue, ...shape.red] : shape.seats
        expect(shown.toSorted((a, b) => a.place - b.place)).toEqual(given)
        if (shape.kind === 'sides') {
          for (const side of [shape.blue, shape.red]) {
            expect(side).toEqual(side.toSorted((a, b) => a.place - b.place))
          }
        }
      }),
    )
  })
})
