import { describe, expect, it } from 'vitest'
import { allCollections, allIndexes } from '../../gateway/composition/collections.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { PERSONAL_COLLECTIONS } from '../../gateway/rights/services/personal-collections.ts'
import { importRoster } from '../../gateway/rosters/files/import-roster.ts'
import { createMatchCounter } from '../../gateway/statistics/workers/match-counter.ts'
import { recount } from '../../gateway/statistics/workers/recount.ts'
import { TransactionContended } from '../../gateway/store/document-store-errors.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { openMeteredQuestions } from '../support/metered-questions.ts'
import { fillWorld } from './fill-world.ts'
import { formerPuuidOf, openRightsWorld, proOf, PROS, textsOf } from './rights-world.ts'

const [pro, other] = PROS
if (pro === undefined || other === undefined) throw new Error('There are too few pros.')
const { name } = proOf(pro)

/** Texts by which the pro is recognised. */
const TRACES = [...textsOf(pro), JSON.stringify(name), JSON.stringify(`id-of-${name.toLowerCase()}`)]

/** Collections without data about people from Riot or the rosters. */
const IMPERSONAL = [
  'api_key_holders',
  'api_key_uses',
  'api_keys',
  'build_backlog',
  'champion_stats',
  'champion_tables',
  'demo_fills',
  'deprecated_use_days',
  'events',
  'forgettings',
  'heartbeats',
  'journal_head',
  'ladder_cutoffs',
  'ladders',
  'leagues',
  'leases',
  'live_sources',
  'match_builds',
  'match_timelines',
  'operator_links',
  'operator_sessions',
  'person_decisions',
  'point_leases',
  'proposal_rounds',
  'push_keys',
  'push_place',
  'push_progress',
  'riot_keys',
  'roster_imports',
  'roster_ledger',
  'source_days',
  'statistics_state',
  'store_marks',
  'suppression_state',
  'suppressions',
  'webhook_holders',
  'webhook_progress',
  'webhook_secrets',
  'write_checks',
]

const collectionsOf = (lines: readonly string[]) =>
  [...new Set(lines.map((line) => String(JSON.parse(line)[0])))].toSorted()

describe('a forgotten account', () => {
  it('is absent from a dump of the store, and all others are still there', async () => {
    const world = await openRightsWorld()
    await fillWorld(world)
    const others = (await world.findTraces(textsOf(other))).length

    await world.forget({ kind: 'puuid', puuid: pro.puuid })
    expect(await world.findTraces(textsOf(pro))).toEqual([])
    expect(await world.findTraces(textsOf(other))).toHaveLength(others)
    expect(await world.findTraces([JSON.stringify(name)])).not.toEqual([])
  })

  it('is found by a Riot ID that only Riot knows', async () => {
    const world = await openRightsWorld()
    const { gameName, tagLine, puuid } = pro
    expect(await world.find({ kind: 'riot-id', riotId: { gameName, tagLine }, region: 'EUW' })).toMatchObject({
      puuids: [puuid],
    })
  })

  it('does not come back by its name in a roster, although nothing was stored about it', async () => {
    const world = await openRightsWorld()
    await world.forget({ kind: 'puuid', puuid: pro.puuid })
    const { role, team } = proOf(pro)
    const accounts = [{ gameName: pro.gameName, tagLine: pro.tagLine, region: 'EUW' }]
    const text = JSON.stringify({ players: [{ name, role, team, accounts }] })
    await importRoster(world.store, world.clock, { text })
    expect(await world.findTraces([`"tagLine":${JSON.stringify(pro.tagLine)}`])).toEqual([])
  })
})

describe('an account that had another PUUID under an earlier API key', () => {
  it.each([
    ['its present PUUID', pro.puuid],
    ['its former PUUID', formerPuuidOf(pro)],
  ])('is forgotten by %s, and none of its ids leads to it', async (_by, puuid) => {
    const world = await openRightsWorld()
    await fillWorld(world)
    const ids = [pro.puuid, formerPuuidOf(pro)].map((each) => encodeGlobalId('Account', `EUW1_${each}`))
    const question = openMeteredQuestions(world)
    const ask = async () => (await question('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })).data
    const shown = { id: ids[1] }
    expect(await ask()).toEqual({ nodes: [shown, shown] })

    await world.forget({ kind: 'puuid', puuid })
    expect(await world.findTraces(textsOf(pro))).toEqual([])
    expect(await ask()).toEqual({ nodes: [null, null] })
  })
})

describe('a forgotten pro player', () => {
  it('leaves every collection with data about people, with all accounts', async () => {
    const world = await openRightsWorld()
    await fillWorld(world)
    expect(collectionsOf(await world.findTraces(TRACES))).toEqual([...PERSONAL_COLLECTIONS.keys()].toSorted())

    await world.forget({ kind: 'player', player: name })
    expect(await world.findTraces(TRACES)).toEqual([])
    expect((await world.find({ kind: 'player', player: name })).players).toEqual([])
  })

  it('leaves the statistics as a recount would make them', async () => {
    const world = await openRightsWorld()
    await fillWorld(world)
    await world.forget({ kind: 'player', player: name })
    const { store, clock } = world
    const counter = createMatchCounter({ store, clock, report: fail })
    while ((await counter.countPending()) > 0);
    const done = await recount({ store, clock, holder: 'test', signal: new AbortController().signal, tell: () => {} })
    expect(done).toMatchObject({ corrected: 0 })
    expect(await world.findTraces(TRACES)).toEqual([])
  })

  it('is forgotten by the next attempt when the first one is killed at any moment', async () => {
    for (let commits = 1; ; commits += 8) {
      const own = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
      const { store, kill } = killable(own)
      const world = await openRightsWorld(store)
      await fillWorld(world)
      const person = await world.find({ kind: 'player', player: name })
      kill(commits)
      const isOver = await world.forget({ kind: 'player', player: name }).then(
        () => true,
        () => false,
      )
      kill(Infinity)
      await world.finisher.finish()
      expect(await world.findTraces(TRACES), `killed after ${commits} commits`).toEqual([])
      expect(await world.forgettings.isSuppressed(person)).toBe(true)
      if (isOver) return
    }
  })
})

/** A store that fails after some more transactions, as seen from a process that is killed then. */
function killable(store: DocumentStore) {
  let left = Infinity
  const wrapped: DocumentStore = {
    get: (ref) => store.get(ref),
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (collection, query) => store.query(collection, query),
    count: (collection, limit) => store.count(collection, limit),
    async transaction(body) {
      if (left-- <= 0) throw new TransactionContended(1)
      return store.transaction(body)
    },
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
  }
  return { store: wrapped, kill: (commits: number) => void (left = commits) }
}

describe('each collection', () => {
  it('is known to contain data about people, or not to', () => {
    expect([...PERSONAL_COLLECTIONS.keys(), ...IMPERSONAL].toSorted()).toEqual(allCollections)
  })
})

describe.runIf(hasFirestoreEmulator)(`in a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('a forgotten pro player leaves every collection, too', async () => {
    const store = openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes })
    const world = await openRightsWorld(store)
    await fillWorld(world)
    expect(collectionsOf(await world.findTraces(TRACES))).toEqual([...PERSONAL_COLLECTIONS.keys()].toSorted())
    await world.forget({ kind: 'player', player: name })
    expect(await world.findTraces(TRACES)).toEqual([])
    await store.close()
  })
})
