import { describe, expect, it } from 'vitest'
import { inTurns } from '../../gateway/services/in-turns.ts'

async function listParts(items: readonly number[]): Promise<readonly (readonly number[])[]> {
  const parts: (readonly number[])[] = []
  for await (const part of inTurns(items, 2)) parts.push(part)
  return parts
}

describe('a long list that is gone through in turns', () => {
  it('comes in parts, whole and in its order', async () => {
    expect(await listParts([1, 2, 3, 4, 5])).toEqual([[1, 2], [3, 4], [5]])
    expect(await listParts([1, 2])).toEqual([[1, 2]])
    expect(await listParts([])).toEqual([])
  })

  it('lets others do something between two parts, however fast each is', async () => {
    const events: string[] = []
    setImmediate(() => events.push('somebody else'))
    for await (const [item] of inTurns(['first', 'second'], 1)) events.push(item ?? '')
    expect(events).toEqual(['first', 'somebody else', 'second'])
  })
})
