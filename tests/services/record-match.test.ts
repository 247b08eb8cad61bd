import { describe, expect, it, vi } from 'vitest'
import { openCollection } from '../../gateway/collections/collection.ts'
import { allIndexes } from '../../gateway/collections/indexes.ts'
import { matchesCollection } from '../../gateway/collections/matches.ts'
import type { Match, RecordedMatch } from '../../gateway/domain/match.ts'
import { normaliseMatch } from '../../gateway/domain/normalise-match.ts'
import type { DocumentStore } from '../../gateway/ports/document-store.ts'
import { createMatchRecorder } from '../../gateway/services/record-match.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { toMatchBody } from '../../gateway/simulator/match/match.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { EUW_ACCOUNTS, truth } from '../ingest/games-world.ts'
import { temporaryFile } from '../store/temporary-file.ts'

const NOW = Date.UTC(2026, 10, 1, 12)

/** Matches of a pro, as Riot would have told them at a moment. */
function fetchMatches(count: number, fetchedAt = NOW): readonly RecordedMatch[] {
  const [account] = EUW_ACCOUNTS
  if (account === undefined) throw new Error('There are no pros in EUW.')
  const lobbies = truth.listMatches(account, NOW, { start: 0, count })
  return lobbies.map((lobby) => ({ match: normaliseMatch(toMatchBody(lobby)), fetchedAt }))
}

/** The same match as another key sees it. */
function underAnotherKey({ match, fetchedAt }: RecordedMatch): RecordedMatch {
  const turn = (puuid: string) => (puuid === 'BOT' ? puuid : `other-${puuid}`)
  const participants = match.participants.map((one) => ({ ...one, puuid: one.puuid === null ? null : turn(one.puuid) }))
  return { match: { ...match, puuids: match.puuids.map(turn), participants }, fetchedAt: fetchedAt + 1 }
}

function openStore(path = ':memory:'): DocumentStore {
  return openSqliteStore({ path, indexes: allIndexes, clock: new FakeClock() })
}

async function readAll(store: DocumentStore): Promise<readonly RecordedMatch[]> {
  const listed = await openCollection(store, matchesCollection).list({ limit: 1000 })
  return listed.map(({ value }) => value)
}

describe('recording matches', () => {
  it('keeps what is new, in transactions of a bounded size', async () => {
    const store = openStore()
    const transaction = vi.spyOn(store, 'transaction')
    const records = fetchMatches(25)
    const recordings = await createMatchRecorder(store).recordMatches(records)
    expect([...recordings.values()]).toEqual(records.map((stored) => ({ stored, isNew: true })))
    expect(new Set(await readAll(store))).toEqual(new Set(records))
    expect(transaction).toHaveBeenCalledTimes(3)
  })

  it('changes nothing when it is repeated, and records a match once that is named twice', async () => {
    const store = openStore()
    const [record] = fetchMatches(1)
    if (record === undefined) throw new Error('There is no match.')
    const recorder = createMatchRecorder(store)
    const { matchId } = record.match
    expect(await recorder.recordMatches([record, record])).toEqual(
      new Map([[matchId, { stored: record, isNew: true }]]),
    )
    const later = { ...record, fetchedAt: record.fetchedAt + 1000 }
    expect(await recorder.recordMatches([later])).toEqual(new Map([[matchId, { stored: record, isNew: false }]]))
    expect(await readAll(store)).toEqual([record])
  })

  it('takes over the PUUIDs of the present key, and does not call that new', async () => {
    const store = openStore()
    const records = fetchMatches(3)
    const recorder = createMatchRecorder(store)
    await recorder.recordMatches(records)
    const others = records.map(underAnotherKey)
    const recordings = await recorder.recordMatches(others)
    expect([...recordings.values()]).toEqual(others.map((stored) => ({ stored, isNew: false })))
    expect(new Set(await readAll(store))).toEqual(new Set(others))
  })

  it('leaves a match alone that names nobody, or bots alone', async () => {
    const store = openStore()
    const [record] = fetchMatches(1)
    if (record === undefined) throw new Error('There is no match.')
    const recorder = createMatchRecorder(store)
    const nobody = (puuids: Match['puuids']): RecordedMatch => ({ ...record, match: { ...record.match, puuids } })
    await recorder.recordMatches([nobody(['BOT'])])
    await recorder.recordMatches([record])
    await recorder.recordMatches([nobody([])])
    expect(await readAll(store)).toEqual([nobody(['BOT'])])
  })

  it('lets two processes record the same matches at once, and each match is new to one of them', async () => {
    const path = temporaryFile()
    const stores = [openStore(path), openStore(path)]
    const recordings = await Promise.all(
      stores.map((store, index) => createMatchRecorder(store).recordMatches(fetchMatches(40, NOW + index))),
    )
    const [one, other] = recordings
    for (const { match } of fetchMatches(40)) {
      const [first, second] = [one?.get(match.matchId), other?.get(match.matchId)]
      expect(first?.stored).toEqual(second?.stored)
      expect(first?.isNew).toBe(second?.isNew === false)
    }
    await Promise.all(stores.map((store) => store.close()))
  })
})
