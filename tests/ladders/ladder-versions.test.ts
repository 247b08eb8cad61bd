import { beforeEach, describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import type { LadderHead } from '../../gateway/ladders/collections/ladders.ts'
import { type LadderKey, type LadderName, namesIn, toLadder } from '../../gateway/ladders/rules/ladder.ts'
import { createStoredLadders } from '../../gateway/ladders/services/stored-ladders.ts'
import { createLadderVersions, type LadderVersion } from '../../gateway/ladders/workers/ladder-versions.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { listStandings } from './ladder-standings.ts'

const EUW: LadderKey = { platform: 'EUW1', queue: 'SOLO' }
const EUW_FLEX: LadderKey = { platform: 'EUW1', queue: 'FLEX' }
const KEY = 'first-key'

/** Large enough that the chunks are written in several transactions. */
const SIZE = 5234

let store: DocumentStore

beforeEach(() => {
  store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
})

/** A version in which each player's wins equal the moment of the version. */
function version(fetchedAt: number, size = SIZE, names: ReadonlyMap<string, LadderName> = new Map()): LadderVersion {
  const standings = listStandings(size).map((standing) => ({ ...standing, wins: fetchedAt }))
  return { fetchedAt, keyId: KEY, entries: toLadder(standings, names) }
}

/** Reads the ladder chunk by chunk and calls `between` after each. Returns the versions seen. */
async function readSlowly(head: LadderHead | null, between: (n: number) => Promise<unknown> = async () => {}) {
  if (head === null) throw new Error('There is no ladder.')
  const wins = new Set<number>()
  const ranks: number[] = []
  for (let n = 0; n * head.chunkSize < head.total; n++) {
    const stored = createStoredLadders(store)
    const part = await stored.findEntries(EUW, head, n * head.chunkSize, (n + 1) * head.chunkSize)
    for (const entry of part ?? []) {
      wins.add(entry.wins)
      ranks.push(entry.rank)
    }
    await between(n)
  }
  return { versions: [...wins], ranks }
}

async function countChunks(): Promise<number> {
  const chunks = await store.query('ladder_chunks', { limit: 1000 })
  return chunks.length
}

const findHead = () => createStoredLadders(store).findHead(EUW)
const ranksTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('a ladder in the store', () => {
  it('is read as it was written', async () => {
    const versions = createLadderVersions(store)
    expect(await versions.findHead(EUW)).toBeNull()
    expect(await versions.replace(EUW, version(1))).toEqual(version(1).entries)
    expect(await findHead()).toMatchObject({ fetchedAt: 1, total: SIZE, topLeaguePoints: 25_000, keyId: KEY })
    const head = await findHead()
    if (head === null) throw new Error('There is no ladder.')
    expect(await createStoredLadders(store).findEntries(EUW, head, 0, SIZE)).toEqual(version(1).entries)
  })

  it('has no points and no entries when it has no players', async () => {
    await createLadderVersions(store).replace(EUW, version(1, 0))
    expect(await findHead()).toMatchObject({ total: 0, topLeaguePoints: 0 })
    expect(await createLadderVersions(store).readEntries(EUW)).toEqual([])
  })

  it('stays one whole version for a reader while another replaces it', async () => {
    const versions = createLadderVersions(store)
    await versions.replace(EUW, version(1))
    const replacing = async (n: number) => (n === 3 ? versions.replace(EUW, version(2, 900)) : null)
    expect(await readSlowly(await findHead(), replacing)).toEqual({ versions: [1], ranks: ranksTo(SIZE) })
    expect(await readSlowly(await findHead())).toEqual({ versions: [2], ranks: ranksTo(900) })
  })

  it('is one whole version at every step of its replacement', async () => {
    await createLadderVersions(store).replace(EUW, version(1))
    const seen: number[] = []
    const watched: DocumentStore = {
      ...passOn(store),
      async transaction(body) {
        const result = await store.transaction(body)
        const { versions, ranks } = await readSlowly(await findHead())
        expect(ranks).toEqual(ranksTo(SIZE))
        seen.push(...versions)
        return result
      },
    }
    await createLadderVersions(watched).replace(EUW, version(2))
    expect(seen.indexOf(2)).toBeGreaterThan(2)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })

  it('survives a process that dies before the last step, and is replaced by the next attempt', async () => {
    await createLadderVersions(store).replace(EUW, version(1))
    await createLadderVersions(store).replace(EUW, version(2))
    const whole = await countChunks()
    for (let step = 0; ; step++) {
      const died = await createLadderVersions(dyingAfter(step))
        .replace(EUW, version(10 + step, SIZE + 100))
        .then(
          () => false,
          () => true,
        )
      const head = await findHead()
      if (head?.fetchedAt !== 2) {
        expect(step).toBeGreaterThan(2)
        expect(died).toBe(true)
        break
      }
      expect(await readSlowly(head)).toEqual({ versions: [2], ranks: ranksTo(SIZE) })
    }
    await createLadderVersions(store).replace(EUW, version(100))
    await createLadderVersions(store).replace(EUW, version(101))
    expect(await readSlowly(await findHead())).toEqual({ versions: [101], ranks: ranksTo(SIZE) })
    expect(await countChunks()).toBe(whole)
  })

  it('keeps only the previous version', async () => {
    const versions = createLadderVersions(store)
    await versions.replace(EUW_FLEX, version(1))
    const ofFlex = await countChunks()
    for (let moment = 1; moment <= 5; moment++) await versions.replace(EUW, version(moment))
    expect(await countChunks()).toBe(3 * ofFlex)
    expect(await createStoredLadders(store).findHead(EUW_FLEX)).toMatchObject({ fetchedAt: 1 })
  })

  it('is not replaced by a version that is not newer', async () => {
    const versions = createLadderVersions(store)
    await versions.replace(EUW, version(5))
    expect(await versions.replace(EUW, version(5, 10))).toBeNull()
    expect(await versions.replace(EUW, version(4, 10))).toBeNull()
    expect(await readSlowly(await findHead())).toEqual({ versions: [5], ranks: ranksTo(SIZE) })
  })
})

describe('the names in a ladder', () => {
  const ANN = { gameName: 'Ann', tagLine: 'EUW', namedAt: 7 }

  it('are written next to their ranks and change nothing else', async () => {
    const versions = createLadderVersions(store)
    await versions.replace(EUW, version(1))
    const stored = createStoredLadders(store)
    const before = await stored.findHead(EUW)
    if (before === null) throw new Error('There is no ladder.')
    await stored.findEntries(EUW, before, 0, SIZE)

    expect(await versions.writeNames(EUW, 1, new Map([1, 700, SIZE].map((rank) => [rank, ANN])))).toBe(true)
    const after = await stored.findHead(EUW)
    if (after === null) throw new Error('There is no ladder.')
    const expected = version(1).entries.map((entry) =>
      [1, 700, SIZE].includes(entry.rank) ? { ...entry, ...ANN } : entry,
    )
    expect(await stored.findEntries(EUW, after, 0, SIZE)).toEqual(expected)
  })

  it('move to the next version with their players', async () => {
    const versions = createLadderVersions(store)
    await versions.replace(EUW, version(1))
    await versions.writeNames(EUW, 1, new Map([[700, ANN]]))
    const names = namesIn(await versions.readEntries(EUW))
    expect([...names.keys()]).toEqual(['player-00700'])
    await versions.replace(EUW, version(2, SIZE, names))
    expect(namesIn(await versions.readEntries(EUW)).get('player-00700')).toMatchObject(ANN)
  })

  it('are not written into a different version from the one they were found for', async () => {
    const versions = createLadderVersions(store)
    await versions.replace(EUW, version(1))
    await versions.replace(EUW, version(2))
    expect(await versions.writeNames(EUW, 1, new Map([[1, ANN]]))).toBe(false)
    expect(await versions.writeNames(EUW_FLEX, 1, new Map([[1, ANN]]))).toBe(false)
    expect(namesIn(await versions.readEntries(EUW)).size).toBe(0)
  })
})

/** The store of a process that dies after this number of transactions. */
function dyingAfter(steps: number): DocumentStore {
  let left = steps
  return {
    ...passOn(store),
    transaction(body) {
      if (left === 0) return Promise.reject(new Error('The process is dead.'))
      left--
      return store.transaction(body)
    },
  }
}

function passOn(inner: DocumentStore): DocumentStore {
  return {
    get: (ref) => inner.get(ref),
    getMany: (collection, ids) => inner.getMany(collection, ids),
    query: (collection, query) => inner.query(collection, query),
    transaction: (body) => inner.transaction(body),
    count: (collection, limit) => inner.count(collection, limit),
    watch: (collection, signal) => inner.watch(collection, signal),
    close: () => inner.close(),
  }
}
