import { expect, it } from 'vitest'
import { createUndoableChanges } from '../../gateway/rosters/services/undoable-changes.ts'
import { addition, EDITOR, openRosters, transferOf, undoOf } from './open-rosters.ts'

it('concurrent queries for changes in effect share one read of the ledger', async () => {
  const { rosters, store } = await openRosters()
  await rosters.addProPlayer(EDITOR, addition())
  const readFrom: number[] = []
  const standing = createUndoableChanges({
    listSince(number, filter) {
      readFrom.push(number)
      return rosters.listSince(number, filter)
    },
  })
  const ask = (number: number) => standing.findNewest('lumen', number)
  expect(await Promise.all([ask(1), ask(1), ask(1)])).toEqual([1, 1, 1])
  await rosters.transferProPlayer(EDITOR, transferOf('Lumen'))
  expect(await Promise.all([ask(2), ask(2)])).toEqual([2, 2])
  await rosters.undoRosterChange(EDITOR, undoOf({ number: 2 }))
  expect(await Promise.all([ask(3), ask(3)])).toEqual([1, 1])
  expect(readFrom).toEqual([0, 1, 2])
  await store.close()
})

it('a query that shares an earlier read continues with the later changes', async () => {
  const { rosters, store } = await openRosters()
  await rosters.addProPlayer(EDITOR, addition())
  const { promise: began, resolve: begin } = Promise.withResolvers<void>()
  const { promise: continued, resolve: continueReading } = Promise.withResolvers<void>()
  const standing = createUndoableChanges({
    async listSince(number, filter) {
      const found = await rosters.listSince(number, filter)
      begin()
      await continued
      return found
    },
  })
  const early = standing.findNewest('lumen', 1)
  await began
  await rosters.transferProPlayer(EDITOR, transferOf('Lumen'))
  const late = standing.findNewest('lumen', 2)
  continueReading()
  expect(await Promise.all([early, late])).toEqual([1, 2])
  await store.close()
})
