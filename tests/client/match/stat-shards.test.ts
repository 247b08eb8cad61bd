import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawShardRows, findStatShard } from '../../../client/match/stat-shards.ts'

describe('the stat shards of a rune page', () => {
  const numbers = fc.record({ offense: fc.nat(), flex: fc.nat(), defense: fc.nat() })
  const known = fc.integer({ min: 5000, max: 5015 })
  const likely = fc.record({ offense: known, flex: known, defense: known })

  it('are drawn by slot, each chosen one once among the options', () => {
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

  it('are added at the end of a slot that no longer offers them', () => {
    const [row] = drawShardRows({ offense: 0, flex: 5002, defense: 0 })
    expect(row?.shards).toEqual(['adaptiveForce', 'moveSpeed', 'growingHealth', 'armor'])
  })
})
