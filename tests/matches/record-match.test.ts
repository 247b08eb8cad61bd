import { describe, expect, it, vi } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import { pendingCountsCollection } from '../../gateway/matches/collections/pending-counts.ts'
import { stampedAccountsCollection } from '../../gateway/matches/collections/stamped-accounts.ts'
import type { FetchedMatch, Match, RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { toCountedMatch } from '../../gateway/matches/rules/to-counted-match.ts'
import { createMatchRecorder } from '../../gateway/matches/services/record-match.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { temporaryFile } from '../store/temporary-file.ts'
import { FakeClock } from '../support/fake-clock.ts'
import {
  bodyOf,
  FETCHED_AT,
  fetchCountedMatches,
  fetchMatches,
  otherPuuid,
  proAccount,
  toFetched,
  underAnotherKey,
  withChanges,
} from '../support/fetched-matches.ts'

function openStore(path = ':memory:'): DocumentStore {
  return openSqliteStore({ path, indexes: allIndexes, clock: new FakeClock() })
}

async function readAll(store: DocumentStore): Promise<readonly RecordedMatch[]> {
  const listed = await openCollection(store, matchesCollection).list({ limit: 1000 })
  return listed.map(({ value }) => value)
}

/** Pending counts by match id. */
async function readPending(store: DocumentStore) {
  const listed = await openCollection(store, pendingCountsCollection).list({ limit: 1000 })
  return new Map(listed.map(({ id, value }) => [id, value]))
}

/** Deletes all pending counts, as after a count. */
async function count(store: DocumentStore): Promise<void> {
  const ids = [...(await readPending(store)).keys()]
  await store.transaction(async (transaction) => {
    for (const id of ids) openCollection(store, pendingCountsCollection).in(transaction).delete(id)
  })
}

/** Notes the owners of accounts on a platform, by PUUID. */
async function note(store: DocumentStore, owners: Readonly<Record<string, string>>, platform = 'EUW1'): Promise<void> {
  const players = Object.fromEntries(
    Object.entries(owners).map(([puuid, playerId]) => [puuid, { playerId, keyId: 'test' }]),
  )
  await store.transaction(async (transaction) =>
    openCollection(store, stampedAccountsCollection).in(transaction).set(platform, { players, due: [] }),
  )
}

function one(records: readonly FetchedMatch[]): FetchedMatch {
  const [record] = records
  if (record === undefined) throw new Error('There is no match.')
  return record
}

/** A stored match without known pros. */
function unstamped(record: FetchedMatch): RecordedMatch {
  return { ...record, pros: [] }
}

describe('the match recorder', () => {
  it('stores new matches in transactions of limited size', async () => {
    const store = openStore()
    const transaction = vi.spyOn(store, 'transaction')
    const records = fetchMatches(25)
    const recordings = await createMatchRecorder(store).recordMatches(records)
    expect([...recordings.values()]).toEqual(records.map((each) => ({ stored: unstamped(each), isNew: true })))
    expect(new Set(await readAll(store))).toEqual(new Set(records.map(unstamped)))
    expect(transaction).toHaveBeenCalledTimes(3)
  })

  it('changes nothing when repeated, and records a duplicate once', async () => {
    const store = openStore()
    const record = one(fetchMatches(1))
    const recorder = createMatchRecorder(store)
    const { matchId } = record.match
    expect(await recorder.recordMatches([record, record])).toEqual(
      new Map([[matchId, { stored: unstamped(record), isNew: true }]]),
    )
    const later = { ...record, fetchedAt: record.fetchedAt + 1000 }
    expect(await recorder.recordMatches([later])).toEqual(
      new Map([[matchId, { stored: unstamped(record), isNew: false }]]),
    )
    expect(await readAll(store)).toEqual([unstamped(record)])
  })

  it('takes over the PUUIDs of the current key without reporting a new match', async () => {
    const store = openStore()
    const records = fetchMatches(3)
    const recorder = createMatchRecorder(store)
    await recorder.recordMatches(records)
    const others = records.map(underAnotherKey)
    const recordings = await recorder.recordMatches(others)
    expect([...recordings.values()]).toEqual(others.map((each) => ({ stored: unstamped(each), isNew: false })))
    expect(new Set(await readAll(store))).toEqual(new Set(others.map(unstamped)))
  })

  it('keeps a stored match when the new one has no PUUIDs, or only bots', async () => {
    const store = openStore()
    const record = one(fetchMatches(1))
    const recorder = createMatchRecorder(store)
    const withPuuids = (participants: Match['puuids']): FetchedMatch => {
      const metadata = { matchId: record.match.matchId, participants }
      return toFetched(Object.assign({}, bodyOf(record), { metadata }), record.fetchedAt)
    }
    await recorder.recordMatches([withPuuids(['BOT'])])
    await recorder.recordMatches([record])
    await recorder.recordMatches([withPuuids([])])
    expect(await readAll(store)).toEqual([unstamped(withPuuids(['BOT']))])
  })

  it('reports each match as new to one of two concurrent processes', async () => {
    const path = temporaryFile()
    const stores = [openStore(path), openStore(path)]
    const recordings = await Promise.all(
      stores.map((store, index) => createMatchRecorder(store).recordMatches(fetchMatches(40, FETCHED_AT + index))),
    )
    const [first, second] = recordings
    for (const { match } of fetchMatches(40)) {
      const [mine, other] = [first?.get(match.matchId), second?.get(match.matchId)]
      expect(mine?.stored).toEqual(other?.stored)
      expect(mine?.isNew).toBe(other?.isNew === false)
    }
    await Promise.all(stores.map((store) => store.close()))
  })
})

describe('a recorded match that counts', () => {
  it('is pending with its countable facts', async () => {
    const store = openStore()
    const records = fetchCountedMatches(12)
    await createMatchRecorder(store).recordMatches(records)
    expect(await readPending(store)).toEqual(
      new Map(records.map((each) => [each.match.matchId, { counted: null, match: toCountedMatch(unstamped(each)) }])),
    )
  })

  it('is not pending again when it is recorded again', async () => {
    const store = openStore()
    const records = fetchCountedMatches(3)
    const recorder = createMatchRecorder(store)
    await recorder.recordMatches(records)
    await count(store)
    await recorder.recordMatches(records)
    expect(await readPending(store)).toEqual(new Map())
  })

  it('is pending once after concurrent recordings', async () => {
    const path = temporaryFile()
    const stores = [openStore(path), openStore(path), openStore(path)]
    const records = fetchCountedMatches(15)
    await Promise.all(stores.map((store) => createMatchRecorder(store).recordMatches(records)))
    for (const store of stores) {
      const pending = await readPending(store)
      expect(new Set(pending.keys())).toEqual(new Set(records.map(({ match }) => match.matchId)))
      expect([...pending.values()].every(({ counted }) => counted === null)).toBe(true)
    }
    await Promise.all(stores.map((store) => store.close()))
  })

  it("is not stored when its pending count can't be written", async () => {
    const store = openStore()
    const failingTransaction: DocumentStore['transaction'] = (body) =>
      store.transaction((transaction) =>
        body({
          ...transaction,
          get: (ref) => transaction.get(ref),
          getMany: (collection, ids) => transaction.getMany(collection, ids),
          delete: (ref) => transaction.delete(ref),
          set(ref, data) {
            if (ref.collection === pendingCountsCollection.name) throw new Error('fails on purpose')
            transaction.set(ref, data)
          },
        }),
      )
    const recorder = createMatchRecorder({ ...store, transaction: failingTransaction })
    await expect(recorder.recordMatches(fetchCountedMatches(1))).rejects.toThrow('fails on purpose')
    expect(await readAll(store)).toEqual([])
  })

  it.each([
    ['a remake', { outcome: 'REMAKE' }],
    ['a match in a queue that does not count', { queueId: 450 }],
  ] as const)('is not pending for %s', async (_what, changed) => {
    const store = openStore()
    const record = one(fetchCountedMatches(1))
    await createMatchRecorder(store).recordMatches([withChanges(record, changed)])
    expect(await readAll(store)).toHaveLength(1)
    expect(await readPending(store)).toEqual(new Map())
  })

  it('stays counted when another key replaces its PUUIDs, which the statistics do not contain', async () => {
    const store = openStore()
    const recorder = createMatchRecorder(store)
    const record = one(fetchCountedMatches(1))
    await recorder.recordMatches([record])
    await count(store)
    await recorder.recordMatches([underAnotherKey(record)])
    expect(await readPending(store)).toEqual(new Map())
  })

  it('is stored under another key despite an unreadable pending count, which is left to a recount', async () => {
    const store = openStore()
    const recorder = createMatchRecorder(store)
    const [record, next] = fetchCountedMatches(2)
    if (record === undefined || next === undefined) throw new Error('There is no match.')
    await recorder.recordMatches([record, next])
    const { matchId } = record.match
    const pending = { collection: pendingCountsCollection.name, id: matchId }
    await store.transaction(async (transaction) => transaction.set(pending, { counted: 'broken' }))
    const others = [record, next].map(underAnotherKey)
    const recordings = await recorder.recordMatches(others)
    expect([...recordings.values()]).toEqual(others.map((each) => ({ stored: unstamped(each), isNew: false })))
    expect(new Set(await readAll(store))).toEqual(new Set(others.map(unstamped)))
    expect((await store.get(pending))?.data).toEqual({ counted: 'broken' })
    expect((await store.get({ ...pending, id: next.match.matchId }))?.data).toEqual({
      counted: null,
      match: toCountedMatch(unstamped(underAnotherKey(next))),
    })
  })

  it('stays uncounted while another key replaces its PUUIDs', async () => {
    const store = openStore()
    const recorder = createMatchRecorder(store)
    const record = one(fetchCountedMatches(1))
    const other = underAnotherKey(record)
    await recorder.recordMatches([record])
    await recorder.recordMatches([other])
    expect(await readPending(store)).toEqual(
      new Map([[record.match.matchId, { counted: null, match: toCountedMatch(unstamped(other)) }]]),
    )
  })
})

describe('the stamps of a recorded match', () => {
  const { puuid } = proAccount()

  function participantIdOf({ match }: FetchedMatch, ofPuuid = puuid): number {
    const participant = match.participants.find((each) => each.puuid === ofPuuid)
    if (participant === undefined) throw new Error('The player took no part.')
    return participant.participantId
  }

  it('name known pros, in the match and in its pending count', async () => {
    const store = openStore()
    await note(store, { [puuid]: 'caps' })
    const record = one(fetchCountedMatches(1))
    await createMatchRecorder(store).recordMatches([record])
    const participantId = participantIdOf(record)
    const stored = { ...record, pros: [{ participantId, playerId: 'caps' }] }
    expect(await readAll(store)).toEqual([stored])
    const pending = (await readPending(store)).get(record.match.matchId)
    expect(pending).toEqual({ counted: null, match: toCountedMatch(stored) })
    const pros = pending?.match?.participants.filter(({ playerId }) => playerId !== null)
    expect(pros?.map((each) => each.participantId)).toEqual([participantId])
  })

  it('ignore accounts of another platform', async () => {
    const store = openStore()
    await note(store, { [puuid]: 'caps' }, 'KR')
    await createMatchRecorder(store).recordMatches(fetchCountedMatches(1))
    expect((await readAll(store)).map(({ pros }) => pros)).toEqual([[]])
  })

  it('find accounts of a closed platform on its successor', async () => {
    const store = openStore()
    await note(store, { [puuid]: 'caps' }, 'SG2')
    const record = one(fetchCountedMatches(1))
    const there = withChanges(record, { matchId: 'PH2_1', platform: 'PH2' })
    await createMatchRecorder(store).recordMatches([there])
    expect((await readAll(store)).map(({ pros }) => pros)).toEqual([
      [{ participantId: participantIdOf(record), playerId: 'caps' }],
    ])
  })

  it('follow the stored PUUIDs, regardless of those of another key', async () => {
    const store = openStore()
    await note(store, { [puuid]: 'caps' })
    const recorder = createMatchRecorder(store)
    const record = one(fetchCountedMatches(1))
    await recorder.recordMatches([record])
    await recorder.recordMatches([underAnotherKey(record)])
    expect((await readAll(store)).map(({ pros }) => pros)).toEqual([[]])
    await note(store, { [puuid]: 'caps', [otherPuuid(puuid)]: 'caps' })
    expect(await recorder.restampMatches([record.match.matchId])).toEqual({ restamped: 1, unreadable: [] })
    expect((await readAll(store)).map(({ pros }) => pros)).toEqual([
      [{ participantId: participantIdOf(record), playerId: 'caps' }],
    ])
  })

  it('are rewritten where they differ, pending with both versions, and unchanged elsewhere', async () => {
    const store = openStore()
    const recorder = createMatchRecorder(store)
    const records = fetchCountedMatches(12)
    const ids = records.map(({ match }) => match.matchId)
    await recorder.recordMatches(records)
    await count(store)
    await note(store, { [puuid]: 'caps' })
    expect(await recorder.restampMatches([...ids, 'EUW1_1'])).toEqual({ restamped: 12, unreadable: [] })
    const stamped = records.map((each) => ({
      ...each,
      pros: [{ participantId: participantIdOf(each), playerId: 'caps' }],
    }))
    expect(new Set(await readAll(store))).toEqual(new Set(stamped))
    const both = new Map(
      stamped.map((each) => [
        each.match.matchId,
        { counted: toCountedMatch({ ...each, pros: [] }), match: toCountedMatch(each) },
      ]),
    )
    expect(await readPending(store)).toEqual(both)
    expect(await recorder.restampMatches(ids)).toEqual({ restamped: 0, unreadable: [] })
    expect(await readPending(store)).toEqual(both)
  })

  it('update the pending count of a match that was never counted', async () => {
    const store = openStore()
    const recorder = createMatchRecorder(store)
    const record = one(fetchCountedMatches(1))
    await recorder.recordMatches([record])
    await note(store, { [puuid]: 'caps' })
    await recorder.restampMatches([record.match.matchId])
    const pros = [{ participantId: participantIdOf(record), playerId: 'caps' }]
    expect([...(await readPending(store)).values()]).toEqual([
      { counted: null, match: toCountedMatch({ ...record, pros }) },
    ])
  })
})
