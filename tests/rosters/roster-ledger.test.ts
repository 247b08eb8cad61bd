import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import {
  isWanted,
  type RosterChangeFilter,
  toRosterChangeCursor,
} from '../../gateway/rosters/rules/roster-change-list.ts'
import type { RosterChange } from '../../gateway/rosters/rules/roster-change.ts'
import { createRosterChanges, type RosterChanges } from '../../gateway/rosters/services/roster-changes.ts'
import { openRosterLedger, type RosterChangeDraft } from '../../gateway/rosters/services/roster-ledger.ts'
import { InvalidCursorError } from '../../gateway/shared/cursor.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

const team = fc.option(fc.constantFrom('ONE', 'TWO', 'TRI'))

const draft: fc.Arbitrary<RosterChangeDraft> = fc.record({
  kind: fc.constant('TRANSFERRED'),
  playerId: fc.constantFrom('lumen', 'odd'),
  playerName: fc.constant('Name'),
  role: fc.constant('MID'),
  previousRole: fc.constant(null),
  fromTeam: team,
  toTeam: team,
  account: fc.constant(null),
  // Few moments, some before 1970, so that many changes share one.
  at: fc.integer({ min: -2, max: 2 }),
  recordedAt: fc.constant(0),
  by: fc.constant('Operator'),
  reason: fc.constant(null),
  evidence: fc.constant(null),
})

const filter: fc.Arbitrary<RosterChangeFilter> = fc.record({
  team,
  playerId: fc.option(fc.constantFrom('lumen', 'odd', 'nobody')),
})

/** A ledger in memory with these changes, written in one transaction. */
async function openLedgerWith(drafts: readonly RosterChangeDraft[]) {
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
  const written = await store.transaction(async (transaction) => {
    const end = await openRosterLedger(store).in(transaction)
    return drafts.map((draft) => end.append(draft))
  })
  return { store, written, changes: createRosterChanges(store) }
}

async function walk(changes: RosterChanges, wanted: RosterChangeFilter, first: number) {
  const seen: RosterChange[] = []
  let after: string | null = null
  for (;;) {
    const page = await changes.listChanges(wanted, { first, after })
    expect(page.hasPreviousPage).toBe(after !== null)
    seen.push(...page.changes)
    const last = page.changes.at(-1)
    if (!page.hasNextPage || last === undefined) return seen
    expect(page.changes).toHaveLength(first)
    after = toRosterChangeCursor(last)
  }
}

it('the pages of any list have all wanted changes once, newest first', async () => {
  const drafts = fc.array(draft, { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(drafts, filter, fc.integer({ min: 1, max: 8 }), async (drafts, filter, first) => {
      const { store, written, changes } = await openLedgerWith(drafts)
      const wanted = written.filter((change) => isWanted(change, filter))
      const newestFirst = wanted.toSorted((a, b) => b.at - a.at || b.number - a.number)
      expect(await walk(changes, filter, first)).toEqual(newestFirst)
      expect(await changes.listNewest(filter, first)).toEqual(newestFirst.slice(0, first))
      await store.close()
    }),
  )
})

it('the changes since a number arrive in order of numbers, in any amount', async () => {
  const drafts = fc.sample(draft, { numRuns: 1100, seed: 1 })
  const { store, written, changes } = await openLedgerWith(drafts)
  expect(written.map(({ number }) => number)).toEqual(drafts.map((_, index) => index + 1))
  expect(await changes.listSince(0, { team: null, playerId: null })).toEqual(written)
  const filter = { team: 'one', playerId: 'odd' }
  const wanted = written.slice(70).filter((change) => isWanted(change, { ...filter, team: 'ONE' }))
  expect(await changes.listSince(70, filter)).toEqual(wanted)
  expect(await walk(changes, filter, 50)).toHaveLength(
    written.filter((change) => isWanted(change, { ...filter, team: 'ONE' })).length,
  )
  await store.close()
})

it('a cursor of another list is refused', async () => {
  const { store, changes } = await openLedgerWith([])
  for (const after of ['', 'nonsense', Buffer.from('5:EUW1_1').toString('base64url')]) {
    const page = changes.listChanges({ team: null, playerId: null }, { first: 1, after })
    await expect(page).rejects.toThrow(InvalidCursorError)
  }
  await store.close()
})
