import { describe, expect, it } from 'vitest'
import { inBatches } from '../../gateway/store/in-batches.ts'

async function listParts(items: readonly number[]): Promise<readonly (readonly number[])[]> {
  const parts: (readonly number[])[] = []
  for await (const part of inBatches(items, 2)) parts.push(part)
  return parts
}

describe('a long list processed in turns', () => {
  it('arrives in parts, complete and in order', async () => {
    expect(await listParts([1, 2, 3, 4, 5])).toEqual([[1, 2], [3, 4], [5]])
    expect(await listParts([1, 2])).toEqual([[1, 2]])
    expect(await listParts([])).toEqual([])
  })

  it('lets other tasks run between two parts, even fast ones', async () => {
    const events: string[] = []
    setImmediate(() => events.push('other work'))
    for await (const [item] of inBatches(['first', 'second'], 1)) events.push(item ?? '')
    expect(events).toEqual(['first', 'other work', 'second'])
  })
})
