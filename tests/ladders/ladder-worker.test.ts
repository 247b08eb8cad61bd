import { beforeEach, describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { APEX_TIERS, LADDER_QUEUES, type LadderKey } from '../../gateway/ladders/rules/ladder.ts'
import { createStoredLadders } from '../../gateway/ladders/services/stored-ladders.ts'
import { OPEN_PLATFORMS } from '../../gateway/shared/region.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openLadderWorker } from '../support/ladder-world.ts'
import { LadderRiot } from './ladder-riot.ts'

const MINUTE_MS = 60_000
const LADDERS = OPEN_PLATFORMS.length * LADDER_QUEUES.length
const EUW: LadderKey = { platform: 'EUW1', queue: 'SOLO' }

let clock: FakeClock
let riot: LadderRiot
let store: DocumentStore
/** Number of players on all ladders. */
let players: number

beforeEach(() => {
  clock = new FakeClock()
  riot = new LadderRiot(clock)
  store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  players = LADDERS * listEuw().length
})

const open = (overrides: { readonly riot?: LadderRiot; readonly store?: DocumentStore } = {}) =>
  openLadderWorker({ riot, store, clock, ...overrides })

/** Riot's ladder of EUW, best first. */
function listEuw() {
  return APEX_TIERS.flatMap((tier) => riot.listStandings('EUW1', 'SOLO', tier).toReversed())
}

async function readEuw() {
  const stored = createStoredLadders(store)
  const head = await stored.findHead(EUW)
  const entries = head === null ? null : await stored.findEntries(EUW, head, 0, head.total)
  if (head === null || entries === null) throw new Error('There is no ladder.')
  return { head, entries }
}

describe('the ladder worker', () => {
  it('fetches the most visited ladders first, each with three requests', async () => {
    const { worker, until } = open()
    worker.start()
    await until(({ fetched }) => fetched === 3)
    expect(riot.leagues).toEqual(
      ['EUW1', 'NA1', 'KR'].flatMap((platform) => APEX_TIERS.map((tier) => `${platform} SOLO ${tier}`)),
    )
  })

  it('stores every player whom Riot lists, best first', async () => {
    const { worker, until } = open()
    worker.start()
    await until(({ fetched }) => fetched === 1)
    const { head, entries } = await readEuw()
    const listed = listEuw()
    expect(entries).toEqual(listed.map((standing, index) => expect.objectContaining({ ...standing, rank: index + 1 })))
    expect(head).toMatchObject({ total: listed.length, keyId: riot.keyId })
    expect(head.topLeaguePoints).toBe(Math.max(...listed.map(({ leaguePoints }) => leaguePoints)))
  })

  it('leaves a second between two ladders, and has all of them within a minute', async () => {
    const { worker } = open()
    worker.start()
    for (let second = 0; second < 60; second++) {
      const before = riot.leagues.length
      await clock.advance(1000)
      expect(riot.leagues.length - before).toBeLessThanOrEqual(APEX_TIERS.length)
    }
    expect(worker.status()).toMatchObject({ fetched: LADDERS, late: 0 })
  })

  it('refetches each ladder shortly before it is half an hour old', async () => {
    const { worker, until } = open()
    worker.start()
    await until(({ fetched }) => fetched === LADDERS)
    const { head } = await readEuw()
    await clock.advance(head.fetchedAt + 27 * MINUTE_MS - clock.now())
    expect(worker.status().fetched).toBe(LADDERS)
    await clock.advance(3 * MINUTE_MS)
    expect(worker.status().fetched).toBe(2 * LADDERS)
    expect((await readEuw()).head).toMatchObject({ previous: head.fetchedAt })
  })

  it('does not refetch recent ladders after a restart', async () => {
    const first = open()
    first.worker.start()
    await first.until(({ fetched }) => fetched === 5)
    await first.worker.close()
    const leaguesBefore = riot.leagues.length
    const second = open()
    second.worker.start()
    await second.until(({ fetched }) => fetched === LADDERS - 5)
    expect(riot.leagues.slice(leaguesBefore)).toHaveLength(APEX_TIERS.length * (LADDERS - 5))
    expect(second.complaints).toEqual([])
  })

  it('refetches all ladders under another key, because PUUIDs differ', async () => {
    const first = open()
    first.worker.start()
    await first.until(({ named }) => named === players)
    await first.worker.close()
    const changed = new LadderRiot(clock, 'second-key')
    const second = open({ riot: changed })
    second.worker.start()
    await second.until(({ fetched }) => fetched === 1)
    const { head, entries } = await readEuw()
    expect(head.keyId).toBe(changed.keyId)
    expect(entries.every(({ namedAt }) => namedAt === null)).toBe(true)
  })

  it('names all players, and requests no name twice in a week', async () => {
    const { worker, until } = open()
    worker.start()
    await until(({ named }) => named === players)
    const { entries } = await readEuw()
    expect(entries).toEqual(
      entries.map(({ puuid }) => expect.objectContaining({ gameName: puuid, tagLine: EUW.platform })),
    )
    await clock.advance(60 * MINUTE_MS)
    expect(worker.status().fetched).toBeGreaterThan(2 * LADDERS)
    expect(riot.named).toHaveLength(players)
    expect(new Set(riot.named).size).toBe(players)
  })

  it('continues with the missing names after a restart, including those of recent ladders', async () => {
    riot.fateOf = () => (riot.named.length < 4 ? 'answered' : 'down')
    const first = open()
    first.worker.start()
    await first.until(({ fetched, named }) => fetched === LADDERS && named > 0)
    await first.worker.close()
    const { named } = first.worker.status()
    expect(named).toBeLessThan(players)
    riot.fateOf = () => 'answered'
    const second = open()
    second.worker.start()
    await second.until((status) => named + status.named === players)
    expect(second.worker.status().fetched).toBe(0)
    expect((await readEuw()).entries.every(({ gameName }) => gameName !== null)).toBe(true)
  })

  it('continues with other platforms while one is down, and returns to it', async () => {
    riot.fateOf = (platform) => (platform === 'EUW1' ? 'down' : 'answered')
    const { worker, complaints, until } = open()
    worker.start()
    await until(({ fetched }) => fetched === LADDERS - LADDER_QUEUES.length)
    expect(worker.status()).toMatchObject({ late: LADDER_QUEUES.length })
    riot.fateOf = () => 'answered'
    await until(({ fetched, late }) => fetched === LADDERS && late === 0)
    expect(complaints).toEqual([])
  })

  it('reports a failing store and retries after a minute', async () => {
    const broken = new Error('The disk is full.')
    let isFull = true
    const failing: DocumentStore = {
      get: (ref) => store.get(ref),
      getMany: (collection, ids) => store.getMany(collection, ids),
      query: (collection, query) => store.query(collection, query),
      transaction: (body) => (isFull ? Promise.reject(broken) : store.transaction(body)),
      count: (collection, limit) => store.count(collection, limit),
      watch: (collection, signal) => store.watch(collection, signal),
      close: () => store.close(),
    }
    const { worker, complaints, until } = open({ store: failing })
    worker.start()
    await until(({ late }) => late === 1)
    isFull = false
    await until(({ fetched, late }) => fetched === LADDERS && late === 0)
    expect(complaints).toEqual([broken])
  })

  it('keeps the old ladder while Riot is down', async () => {
    const { worker, until } = open()
    worker.start()
    await until(({ fetched }) => fetched === LADDERS)
    const before = await readEuw()
    riot.fateOf = () => 'down'
    await clock.advance(40 * MINUTE_MS)
    expect((await readEuw()).head.fetchedAt).toBe(before.head.fetchedAt)
    expect(worker.status()).toMatchObject({ fetched: LADDERS, late: LADDERS })
  })

  it('stops at once while resting or waiting for Riot, and does nothing afterwards', async () => {
    for (const moment of [0, 1, 1000, 1001, 5000]) {
      if (moment === 5000) riot.fateOf = () => 'hanging'
      const { worker, complaints } = open()
      worker.start()
      await clock.advance(moment)
      await worker.close()
      const [status, stored] = [worker.status(), await store.query('ladders', { limit: 1000 })]
      worker.start()
      await clock.advance(40 * MINUTE_MS)
      expect([worker.status(), await store.query('ladders', { limit: 1000 })]).toEqual([status, stored])
      expect(complaints).toEqual([])
    }
  })
})
