import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { createRosterChangesFeed } from '../../gateway/rosters/services/create-roster-changes-feed.ts'
import type { RosterChangesFeed, RosterChangesUpdate } from '../../gateway/rosters/services/roster-changes-feed.ts'
import { createRosterChanges } from '../../gateway/rosters/services/roster-changes.ts'
import { openRosterLedger, type RosterChangeDraft } from '../../gateway/rosters/services/roster-ledger.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'

const EVERYTHING = { team: null, playerId: null }

const DRAFT: RosterChangeDraft = {
  kind: 'TRANSFERRED',
  playerId: 'orrin',
  playerName: 'Orrin',
  role: 'MID',
  previousRole: null,
  fromTeam: 'T1',
  toTeam: 'G2',
  account: null,
  at: Date.UTC(2026, 9, 1),
  recordedAt: Date.UTC(2026, 9, 1),
  by: 'operator',
  reason: null,
  evidence: null,
}

let clock: FakeClock
let store: DocumentStore
let feed: RosterChangesFeed
let watches: number

beforeEach(() => {
  clock = new FakeClock()
  store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  watches = 0
  const watch = (collection: string, signal: AbortSignal) => {
    watches++
    return store.watch(collection, signal)
  }
  feed = createRosterChangesFeed({ watches: { watch }, ledger: createRosterChanges(store), clock, report: fail })
})

afterEach(async () => {
  feed.close()
  await store.close()
})

const write = (draft: Partial<RosterChangeDraft> = {}) =>
  store.transaction(async (transaction) =>
    (await openRosterLedger(store).in(transaction)).append({ ...DRAFT, ...draft }),
  )

const undo = (number: number) =>
  store.transaction(async (transaction) => {
    const end = await openRosterLedger(store).in(transaction)
    const undone = await end.find(number)
    if (undone !== null) end.appendUndoing(undone, { ...DRAFT, kind: 'UNDONE', fromTeam: 'G2', toTeam: 'T1' })
  })

async function next(reader: AsyncGenerator<RosterChangesUpdate, void>) {
  const { value } = await reader.next()
  if (value === undefined) return null
  return { ...value, upserted: value.upserted.map(({ number }) => number) }
}

describe('the feed of roster changes', () => {
  it('starts with the newest changes and continues with each new one', async () => {
    await write()
    await write({ playerId: 'vell' })
    const reader = feed.watch(EVERYTHING, null)
    expect(await next(reader)).toEqual({ number: 2, snapshot: true, upserted: [2, 1] })
    await write()
    expect(await next(reader)).toEqual({ number: 3, snapshot: false, upserted: [3] })
  })

  it('starts with an empty snapshot when no change exists', async () => {
    const reader = feed.watch(EVERYTHING, null)
    expect(await next(reader)).toEqual({ number: 0, snapshot: true, upserted: [] })
    await write()
    expect(await next(reader)).toEqual({ number: 1, snapshot: false, upserted: [1] })
  })

  it('resumes after the last change that a reader saw', async () => {
    await write()
    await write()
    await write()
    expect(await next(feed.watch(EVERYTHING, 1))).toEqual({ number: 3, snapshot: false, upserted: [3, 2] })
  })

  it('sends a snapshot to a reader that missed too much, or read another store', async () => {
    for (let count = 0; count < 102; count++) await write({ at: DRAFT.at + count })
    expect(await next(feed.watch(EVERYTHING, 1))).toMatchObject({ number: 102, snapshot: true })
    expect(await next(feed.watch(EVERYTHING, 500))).toMatchObject({ number: 102, snapshot: true })
    expect(await next(feed.watch(EVERYTHING, 2))).toMatchObject({ number: 102, snapshot: false })
  })

  it('combines missed changes into one update for a slow reader', async () => {
    const reader = feed.watch(EVERYTHING, null)
    await next(reader)
    await write()
    await write()
    expect(await next(reader)).toEqual({ number: 2, snapshot: false, upserted: [2, 1] })
  })

  it('delivers an undone change together with the change that undid it', async () => {
    await write()
    const reader = feed.watch(EVERYTHING, null)
    await next(reader)
    await undo(1)
    const { value } = await reader.next()
    expect(value?.upserted).toMatchObject([
      { number: 2, undoes: 1 },
      { number: 1, undoneBy: 2 },
    ])
  })

  it('delivers only changes of the requested team or player', async () => {
    await write({ fromTeam: 'FNC', toTeam: 'VIT', playerId: 'vell' })
    const ofTeam = feed.watch({ team: 'G2', playerId: null }, null)
    const ofPlayer = feed.watch({ team: null, playerId: 'vell' }, null)
    expect(await next(ofTeam)).toMatchObject({ upserted: [] })
    expect(await next(ofPlayer)).toMatchObject({ upserted: [1] })
    await write({ fromTeam: 'FNC', toTeam: 'VIT', playerId: 'vell' })
    await write()
    expect(await next(ofTeam)).toMatchObject({ number: 3, upserted: [3] })
    expect(await next(ofPlayer)).toMatchObject({ number: 3, upserted: [2] })
  })

  it('lets a waiting reader leave', async () => {
    const reader = feed.watch(EVERYTHING, null)
    await next(reader)
    const waiting = reader.next()
    await reader.return()
    expect(await waiting).toEqual({ done: true, value: undefined })
  })

  it('watches the store once for any number of readers', async () => {
    const readers = Array.from({ length: 50 }, () => feed.watch(EVERYTHING, null))
    await Promise.all(readers.map((reader) => next(reader)))
    expect(watches).toBe(1)
    await write()
    const updates = await Promise.all(readers.map((reader) => next(reader)))
    expect(updates).toEqual(updates.map(() => ({ number: 1, snapshot: false, upserted: [1] })))
  })

  it('ends all readers when it is closed', async () => {
    const reader = feed.watch(EVERYTHING, null)
    await next(reader)
    const waiting = reader.next()
    feed.close()
    expect(await waiting).toEqual({ done: true, value: undefined })
  })
})
