import { expect, it } from 'vitest'
import { READERS_IN_A_TURN, ReaderTurns } from '../../gateway/delivery/feeds/reader-turns.ts'
import { countLoopRounds } from './loop-rounds.ts'

it('readers of a feed continue in their order, a few in each turn of the event loop', async () => {
  const turns = new ReaderTurns()
  const rounds = countLoopRounds()
  const seen: number[] = []
  const go = async (index: number) => {
    await turns.take()
    seen.push(index)
    return rounds()
  }
  const all = Array.from({ length: 3 * READERS_IN_A_TURN }, (_, index) => index)
  const readersOf = Map.groupBy(await Promise.all(all.map(go)), (round) => round)
  expect([...readersOf.values()].map(({ length }) => length)).toEqual(
    Array.from({ length: 3 }, () => READERS_IN_A_TURN),
  )
  expect(seen).toEqual(all)
})
