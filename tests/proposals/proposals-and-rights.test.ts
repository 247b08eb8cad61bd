import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import type { Reading } from '../../gateway/proposals/rules/reading.ts'
import { createProposals } from '../../gateway/proposals/services/proposals.ts'
import { createRoundWriter } from '../../gateway/proposals/workers/write-round.ts'
import { guardStore } from '../../gateway/rights/services/guard-store.ts'
import { viewProScene } from '../../gateway/rosters/rules/pro-scene-view.ts'
import { createRosterWriting } from '../../gateway/rosters/services/roster-writing.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { openSuppressionList } from '../../gateway/suppression/services/suppression-list.ts'
import { FakeClock } from '../support/fake-clock.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { completed, writeRosters } from '../support/rosters.ts'
import { ADA, MOVED, openProposalsWorld, personRow, SCENE } from './proposals-world.ts'

/** A wiki that knows a new player, with an account and an account of Vesk. */
const TABLES = {
  ...MOVED,
  Players: [
    personRow('Vesk', 'Team TWO', { SoloqueueIds: "'''EUW:''' Vesk#EUW, Gone#EUW" }),
    personRow('Pell', 'Team TRI', { SoloqueueIds: "'''EUW:''' Pell#EUW" }),
  ],
}

async function suppress(store: DocumentStore): Promise<void> {
  const list = openSuppressionList(store)
  await store.transaction(async (transaction) => {
    const writer = await list.in(transaction)
    writer.add(
      [
        { kind: 'name', value: 'pell' },
        { kind: 'riot-id', value: 'gone#euw' },
      ],
      0,
    )
  })
}

/** What a round over {@link MOVED} reads. */
const READING: Reading = {
  observedAt: 1,
  tournaments: [],
  rosters: [],
  redirects: [],
  players: [
    {
      page: 'Vesk',
      name: 'Vesk',
      country: 'PL',
      team: 'Team TWO',
      role: 'TOP',
      isSubstitute: false,
      isRetired: false,
      accounts: [],
      links: [],
    },
  ],
  tenures: [],
  moves: [],
}

async function checkDecisions(store: DocumentStore): Promise<void> {
  const clock = new FakeClock()
  await writeRosters(store, SCENE)
  const proScene = { look: async () => viewProScene(completed(SCENE)), applyOwnWrite: () => {} }
  const writing = createRosterWriting({ store, clock, proScene })
  const proposals = createProposals({ store, clock, proScene, writing })
  const writer = createRoundWriter({ store, proScene })
  await writer.write(READING, { endedAt: 1, nextAt: 2 })
  const ids = (await proposals.list(null)).map(({ id }) => id)
  expect(ids).toHaveLength(1)
  const [accepted, rejected] = await Promise.all([proposals.accept(ADA, ids), proposals.reject(ADA, ids)])
  expect([...accepted.accepted, ...rejected.rejected]).toEqual(ids)
  expect([...accepted.problems, ...rejected.problems]).toEqual([{ kind: 'proposal-gone', id: ids[0] }])
  await writer.fail('UNAVAILABLE', { endedAt: 3, nextAt: 4 })
  expect(await proposals.lastRound()).toMatchObject({ outcome: 'UNAVAILABLE', endedAt: 3, doneAt: 1 })
}

describe('people who asked to be removed', () => {
  it('are never proposed, and neither are their accounts', async () => {
    const own = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
    const world = await openProposalsWorld(TABLES, undefined, guardStore(own))
    await suppress(world.store)
    await world.runRound()
    expect(await world.listShort()).toEqual(['ACCOUNT Vesk  Vesk#EUW', 'JOINED Vesk ONE TWO'])
  })

  it('leave the queue, also when a round was under way', async () => {
    const own = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
    const world = await openProposalsWorld(TABLES, undefined, guardStore(own))
    const job = world.openJob()
    job.start()
    await world.clock.advance(20_000)
    await suppress(world.store)
    while ((await world.context.proposals.lastRound()) === null) await world.clock.advance(10_000)
    await job.close()
    expect(JSON.stringify(await world.listStored())).not.toMatch(/pell|gone/i)
  })
})

describe('a decision about a proposal', () => {
  it('is one of two at once', () =>
    checkDecisions(openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })))
})

describe.runIf(hasFirestoreEmulator)(`in a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('a decision about a proposal is one of two at once, too', async () => {
    const store = openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes })
    await checkDecisions(store)
    await store.close()
  })
})
