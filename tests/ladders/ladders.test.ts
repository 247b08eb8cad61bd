import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { LADDER_ORDERS } from '../../gateway/ladders/rules/ladder-list.ts'
import { type LadderName, toLadder } from '../../gateway/ladders/rules/ladder.ts'
import { createLadders, type Ladders, type LadderPageRequest } from '../../gateway/ladders/services/ladders.ts'
import { createLadderVersions } from '../../gateway/ladders/workers/ladder-versions.ts'
import { createProScene } from '../../gateway/rosters/services/pro-scene.ts'
import { InvalidCursorError } from '../../gateway/shared/cursor.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { ScriptedRiot } from '../accounts/scripted-riot.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { listStandings } from './ladder-standings.ts'

const MINUTE_MS = 60_000

let clock: FakeClock
let riot: ScriptedRiot
let store: DocumentStore
let reads: string[]
let ladders: Ladders

beforeEach(() => {
  clock = new FakeClock()
  riot = new ScriptedRiot(clock)
  reads = []
  const sqlite = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  store = {
    get(ref) {
      reads.push(`get ${ref.collection}`)
      return sqlite.get(ref)
    },
    getMany(collection, ids) {
      reads.push(`getMany ${collection} ${ids.length}`)
      return sqlite.getMany(collection, ids)
    },
    query: (collection, query) => sqlite.query(collection, query),
    transaction: (body) => sqlite.transaction(body),
    count: (collection, limit) => sqlite.count(collection, limit),
    watch: (collection, signal) => sqlite.watch(collection, signal),
    close: () => sqlite.close(),
  }
  ladders = openLadders()
})

/** A service with an empty cache. */
function openLadders(from = store): Ladders {
  return createLadders({ riot, store: from, clock, proScene: createProScene({ watches: from, clock, report: fail }) })
}

/** Stores a ladder of this many players with these names, fetched now. */
async function keepLadder(size: number, namesOf: (puuid: string) => LadderName = namedAfterPuuid) {
  const standings = listStandings(size)
  const names = new Map(standings.map(({ puuid }) => [puuid, namesOf(puuid)]))
  const version = { fetchedAt: clock.now(), keyId: riot.keyId, entries: toLadder(standings, names) }
  await createLadderVersions(store).replace({ platform: 'EUW1', queue: 'SOLO' }, version)
}

const namedAfterPuuid = (puuid: string): LadderName => ({ gameName: puuid, tagLine: 'EUW', namedAt: clock.now() })
const unnamed = (): LadderName => ({ gameName: null, tagLine: null, namedAt: null })

async function findPage(request: Partial<LadderPageRequest>, from = ladders) {
  const page = await from.findPage({
    region: 'EUW',
    queue: 'SOLO',
    prosOnly: false,
    search: null,
    orderBy: 'RANK',
    reverse: false,
    first: 25,
    after: null,
    ...request,
  })
  if (page === null) throw new Error('There is no ladder.')
  return page
}

/** All entries of a list, page by page. */
async function findAll(request: Partial<LadderPageRequest>) {
  const listed: { readonly place: number; readonly rank: number }[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof findPage>> = await findPage({ ...request, after })
    listed.push(...page.entries.map(({ place, entry }) => ({ place, rank: entry.rank })))
    after = page.hasNextPage ? String(listed.length) : null
  } while (after !== null)
  return listed
}

const to = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('a ladder', () => {
  it('is null until its first fetch', async () => {
    await keepLadder(10)
    const request = {
      region: 'EUW',
      prosOnly: false,
      search: null,
      orderBy: 'RANK',
      reverse: false,
      after: null,
    } as const
    expect(await ladders.findPage({ ...request, queue: 'FLEX', first: 25 })).toBeNull()
    expect(await ladders.findPage({ ...request, region: 'KR', queue: 'SOLO', first: 25 })).toBeNull()
  })

  it('shows every player once, at places from 1, in any page size and order', async () => {
    await keepLadder(1234)
    const pages = fc.record({
      first: fc.integer({ min: 7, max: 100 }),
      orderBy: fc.constantFrom(...LADDER_ORDERS),
      reverse: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(pages, async (request) => {
        const listed = await findAll(request)
        expect(listed.map(({ place }) => place)).toEqual(to(1234))
        expect(listed.map(({ rank }) => rank).toSorted((a, b) => a - b)).toEqual(to(1234))
      }),
      { numRuns: 30 },
    )
  })

  it('is in the order of ranks, or reversed', async () => {
    await keepLadder(333)
    expect((await findAll({ first: 40 })).map(({ rank }) => rank)).toEqual(to(333))
    expect((await findAll({ first: 40, reverse: true })).map(({ rank }) => rank)).toEqual(to(333).toReversed())
  })

  it('has the number of entries in the list and on the whole ladder', async () => {
    await keepLadder(333)
    expect(await findPage({ search: 'player-0001' })).toMatchObject({
      totalCount: 10,
      head: { total: 333, topLeaguePoints: 25_000 },
      hasNextPage: false,
      hasPreviousPage: false,
    })
  })

  it('has an empty page after its end', async () => {
    await keepLadder(50)
    const nothing = { entries: [], hasNextPage: false, hasPreviousPage: true, totalCount: 50 }
    expect(await findPage({ after: '50' })).toMatchObject(nothing)
    expect(await findPage({ after: '5000', reverse: true })).toMatchObject(nothing)
    expect(await findPage({ after: '5000', orderBy: 'WINS' })).toMatchObject(nothing)
  })

  it('refuses a cursor that is not a number', async () => {
    await expect(findPage({ after: 'x' })).rejects.toThrow(InvalidCursorError)
  })

  it('is not filtered by a blank search', async () => {
    await keepLadder(50)
    expect(await findPage({ search: '  ' })).toMatchObject({ totalCount: 50 })
    expect(await findPage({ search: '!' })).toMatchObject({ totalCount: 0 })
  })

  it('is fresh for half an hour, and then stale', async () => {
    await keepLadder(10)
    const fetchedAt = clock.now()
    const nextRefreshAt = fetchedAt + 30 * MINUTE_MS
    await clock.advance(29 * MINUTE_MS)
    expect((await findPage({})).freshness).toEqual({ fetchedAt, nextRefreshAt, stale: false })
    await clock.advance(MINUTE_MS)
    expect((await findPage({})).freshness).toEqual({ fetchedAt, nextRefreshAt, stale: true })
  })

  it('shows a new version at once, in every order', async () => {
    await keepLadder(50)
    await findPage({ orderBy: 'WINS' })
    await clock.advance(1)
    await keepLadder(60)
    expect(await findPage({})).toMatchObject({ totalCount: 60 })
    expect(await findPage({ orderBy: 'WINS' })).toMatchObject({ totalCount: 60 })
  })

  it("is reread when a slow reader's version is gone", async () => {
    await keepLadder(50)
    let isFirstRead = true
    const slow: DocumentStore = {
      ...store,
      async getMany(collection, ids) {
        if (isFirstRead) {
          isFirstRead = false
          for (const size of [60, 70, 80]) {
            await clock.advance(1)
            await keepLadder(size)
          }
        }
        return store.getMany(collection, ids)
      },
    }
    expect(await findPage({}, openLadders(slow))).toMatchObject({ totalCount: 80, head: { total: 80 } })
  })
})

describe('the reads of a ladder page', () => {
  async function readsOf(request: Partial<LadderPageRequest>, from: Ladders): Promise<readonly string[]> {
    const before = reads.length
    await findPage(request, from)
    return reads.slice(before)
  }

  it('are the same for 200 players as for 20,000', async () => {
    const requests = [{}, { after: '100' }, { reverse: true }, { after: '175', first: 25 }, { after: '90', first: 20 }]
    await keepLadder(200)
    const ofSmall = []
    for (const request of requests) ofSmall.push(await readsOf(request, openLadders()))
    await clock.advance(1)
    await keepLadder(20_000)
    const ofLarge = []
    for (const request of requests) ofLarge.push(await readsOf(request, openLadders()))
    expect(ofLarge).toEqual(ofSmall)
    expect(ofLarge[0]).toEqual(['get ladders', 'getMany ladder_chunks 1'])
    expect(ofLarge[4]).toEqual(['get ladders', 'getMany ladder_chunks 2'])
  })

  it('are only the head when that part of the ladder was shown before', async () => {
    await keepLadder(20_000)
    await findPage({})
    expect(await readsOf({ after: '25' }, ladders)).toEqual(['get ladders'])
    await findPage({ orderBy: 'WINS' })
    expect(await readsOf({ orderBy: 'WINS', after: '25' }, ladders)).toEqual(['get ladders'])
  })

  it('are one more for the largest movements, and for the past cut-offs', async () => {
    await keepLadder(2000)
    await clock.advance(24 * 60 * MINUTE_MS)
    await keepLadder(3000)
    const page = await findPage({})
    reads = []
    await ladders.findMovers(page, 'YESTERDAY')
    await ladders.findMovers(page, 'YESTERDAY')
    expect(reads).toEqual(['getMany ladder_chunks 1'])
    reads = []
    expect(await ladders.findCutoffDays(page.ladder)).toHaveLength(2)
    expect(reads).toEqual(['get ladder_cutoffs'])
  })

  it('are none for movements without a comparison', async () => {
    await keepLadder(200)
    const page = await findPage({})
    reads = []
    expect(await ladders.findMovers(page, 'LAST_WEEK')).toMatchObject({ comparedWith: null, climbs: [], falls: [] })
    expect(reads).toEqual([])
  })
})

describe('the place of an account', () => {
  const playerAt = (rank: number) => `player-${String(rank).padStart(5, '0')}`
  const placeOf = (puuid: string) => ladders.findPlace({ platform: 'EUW1', puuid }, 'SOLO')

  it('is its rank on the present ladder, with the size, the cut-offs and the age of the ladder', async () => {
    await keepLadder(2000)
    const fetchedAt = clock.now()
    await clock.advance(MINUTE_MS)
    expect(await placeOf(playerAt(1234))).toEqual({
      rank: 1234,
      ladderSize: 2000,
      cutoffs: {
        CHALLENGER: { leaguePoints: 25_000 - 299, players: 300 },
        GRANDMASTER: { leaguePoints: 25_000 - 999, players: 700 },
      },
      freshness: { fetchedAt, nextRefreshAt: fetchedAt + 30 * MINUTE_MS, stale: false },
    })
    expect(await placeOf(playerAt(1))).toMatchObject({ rank: 1 })
    expect(await placeOf(playerAt(2000))).toMatchObject({ rank: 2000 })
  })

  it('is null for an account that is not listed, on another platform or in another queue', async () => {
    await keepLadder(100)
    expect(await placeOf('a stranger')).toBeNull()
    expect(await ladders.findPlace({ platform: 'KR', puuid: playerAt(1) }, 'SOLO')).toBeNull()
    expect(await ladders.findPlace({ platform: 'EUW1', puuid: playerAt(1) }, 'FLEX')).toBeNull()
  })

  it('is that of a new version at once', async () => {
    await keepLadder(100)
    expect(await placeOf(playerAt(150))).toBeNull()
    await clock.advance(MINUTE_MS)
    await keepLadder(200)
    expect(await placeOf(playerAt(150))).toMatchObject({ rank: 150, ladderSize: 200 })
  })

  it('costs two reads for any number of accounts at once, and then one', async () => {
    await keepLadder(2000)
    const puuids = to(50).map(playerAt)
    reads = []
    expect((await Promise.all(puuids.map(placeOf))).map((place) => place?.rank)).toEqual(to(50))
    expect(reads).toEqual(['getMany ladders 1', 'getMany ladder_baselines 1'])
    reads = []
    await Promise.all(puuids.map(placeOf))
    expect(reads).toEqual(['getMany ladders 1'])
  })
})

describe('the names on a page', () => {
  it('are requested when they are unknown', async () => {
    await keepLadder(50, unnamed)
    riot.call('player-00001', 'Ann', 'EUW')
    const { entries } = await findPage({ first: 2 })
    expect(entries.map(({ entry }) => [entry.gameName, entry.tagLine])).toEqual([
      ['Ann', 'EUW'],
      [null, null],
    ])
    expect(riot.asked).toBe(2)
  })

  it('stay unknown while Riot is down, without failing the page', async () => {
    await keepLadder(50, unnamed)
    riot.down = true
    const { entries } = await findPage({})
    expect(entries).toHaveLength(25)
    expect(entries.every(({ entry }) => entry.gameName === null)).toBe(true)
  })

  it('are not requested again after an earlier request, or under another key', async () => {
    await keepLadder(50, (puuid) => (puuid < 'player-00010' ? { ...unnamed(), namedAt: 1 } : namedAfterPuuid(puuid)))
    await findPage({})
    await clock.advance(1)
    await keepLadder(50, unnamed)
    riot.keyId = 'second-key'
    await findPage({})
    expect(riot.asked).toBe(0)
  })

  it('cost at most 25 requests on any page', async () => {
    await keepLadder(100, unnamed)
    await findPage({ first: 100 })
    expect(riot.asked).toBe(25)
  })

  it('are shown and found as soon as they are written into the ladder', async () => {
    await keepLadder(50, unnamed)
    riot.down = true
    await findPage({})
    await findPage({ search: 'ann' })
    const names = new Map([[3, { gameName: 'Ann', tagLine: 'EUW', namedAt: clock.now() }]])
    await createLadderVersions(store).writeNames({ platform: 'EUW1', queue: 'SOLO' }, clock.now(), names)
    expect((await findPage({})).entries[2]?.entry).toMatchObject({ gameName: 'Ann', tagLine: 'EUW' })
    expect(await findPage({ search: 'ann' })).toMatchObject({ totalCount: 1, entries: [{ entry: { rank: 3 } }] })
  })
})
