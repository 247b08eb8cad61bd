import { expect, it } from 'vitest'
import { Turns } from '../../gateway/live/turns.ts'
import { countLoopRounds } from './loop-rounds.ts'

it('those who are ready together go on one after the other, and others come between them', async () => {
  const turns = new Turns()
  const rounds = countLoopRounds()
  const seen: number[] = []
  const go = async (index: number) => {
    await turns.take()
    seen.push(index)
    return rounds()
  }
  const all = [0, 1, 2, 3, 4]
  expect(new Set(await Promise.all(all.map(go))).size).toBe(all.length)
  expect(seen).toEqual(all)
})
