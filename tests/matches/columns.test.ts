import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromColumns, toColumns } from '../../gateway/matches/rules/columns.ts'

const fieldName = fc.oneof(fc.constantFrom('$', '$$', '$in', '$of', 'a', 'b'), fc.string())

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
    ),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.array(fc.dictionary(fieldName, tie('json'), { maxKeys: 4 }), { maxLength: 4 }),
    fc.dictionary(fieldName, tie('json'), { maxKeys: 4 }),
  ),
}))

describe('a JSON value in columns', () => {
  it('is restored, with lists of objects of any shape in it', () => {
    fc.assert(
      fc.property(json, (value) => {
        const columns: unknown = JSON.parse(JSON.stringify(toColumns(value)))
        expect(JSON.parse(JSON.stringify(fromColumns(columns)))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('names each field of ten objects once', () => {
    const rows = Array.from({ length: 10 }, (_, seat) => ({ kills: seat, ...(seat > 7 && { augment: seat }) }))
    expect(toColumns(rows)).toEqual({
      $: 10,
      kills: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      augment: { $in: [8, 9], $of: [8, 9] },
    })
  })

  it('without the values of a column is refused', () => {
    expect(() => fromColumns({ $: 2, kills: 7 })).toThrow('The column kills contains no list.')
  })
})
