import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawShardRows, findStatShard } from '../../../client/match/stat-shards.ts'

describe('the small bonuses of a page of runes', () => {
  const numbers = fc.record({ offense: fc.nat(), flex: fc.nat(), defense: fc.nat() })
  const known = fc.integer({ min: 5000, max: 5015 })
  const likely = fc.record({ offense: known, flex: known, defense: known })

  it('are drawn slot by slot, what was chosen once among what there was', () => {
    fc.assert(
      fc.property(fc.oneof(numbers, likely), (chosen) => {
        const rows = drawShardRows(chosen)
        expect(rows.map(({ chosen: shard }) => shard)).toEqual(
          [chosen.offense, chosen.flex, chosen.defense].map(findStatShard).filter((shard) => shard !== null),
        )
        for (const { shards, chosen: shard } of rows) {
          expect(shards.filter((each) => each === shard)).toHaveLength(1)
          expect(new Set(shards).size).toBe(shards.length)
        }
      }),
    )
  })

  it('that their slot no longer offers stand at its end', () => {
    const [row] = drawShardRows({ offense: 0, flex: 5002, defense: 0 })
    expect(row?.shards).toEqual(['adaptiveForce', 'moveSpeed', 'growingHealth', 'armor'])
  })
})
