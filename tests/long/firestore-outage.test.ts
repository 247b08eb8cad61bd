import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { createStoreWatches } from '../../gateway/delivery/feeds/create-store-watches.ts'
import type { DocumentStore, StoredDocument, WatchEvent } from '../../gateway/store/document-store.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  canStartEmulator,
  newProjectId,
  type OwnEmulator,
  startOwnEmulator,
  useOnce,
  useOwnEmulator,
} from '../support/firestore-emulator.ts'

/** Length of the outage: longer than Google's client tries to reconnect. */
const OUTAGE_MS = 150_000

/** Time within which the supervised watch must deliver a write after the outage. */
const CURRENT_MS = 5_000

/** Further wait for the bare listener, in case it is only slow. */
const PATIENCE_MS = 20_000

const note = canStartEmulator ? '' : ' (skipped: no Firestore emulator can be started here)'

describe.runIf(canStartEmulator)(`a Firestore with an outage of ${OUTAGE_MS / 1000} seconds${note}`, () => {
  it('reaches a supervised watch within five seconds after a restart, and a bare one never', async () => {
    const { bare } = await watchThroughOutage(async (emulator) => {
      await emulator.kill()
      await pass(OUTAGE_MS)
      const restarted = await startOwnEmulator(Number(emulator.host.split(':').at(-1)))
      onTestFinished(() => restarted.kill())
    })
    await pass(PATIENCE_MS)
    process.stdout.write(`the bare listener: ${JSON.stringify(bare)}\n`)
    expect(bare.received).toEqual(['before'])
  })

  it('reaches a supervised watch within five seconds after a freeze', async () => {
    await watchThroughOutage(async (emulator) => {
      emulator.freeze()
      await pass(OUTAGE_MS)
      emulator.thaw()
    })
  })
})

/** Watches during an outage, and expects a write after it to arrive in time. */
async function watchThroughOutage(causeOutage: (emulator: OwnEmulator) => Promise<void>) {
  const projectId = newProjectId()
  const emulator = await useOwnEmulator()

  const [bare, ours] = [listenUnsupervised(projectId), watchSupervised(projectId)]
  await writeOnce(projectId, 'before')
  await expect.poll(() => [bare.received, ours.received], { timeout: PATIENCE_MS }).toEqual([['before'], ['before']])

  await causeOutage(emulator)
  await useOnce()
  const recoveredAt = performance.now()
  await writeOnce(projectId, 'after')
  // A snapshot is in the order of IDs, so the new document may not be the last.
  await expect.poll(() => ours.received, { timeout: CURRENT_MS, interval: 10 }).toContain('after')
  process.stdout.write(`received ${Math.round(performance.now() - recoveredAt)} ms after the emulator was back\n`)
  return { bare }
}

function pass(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Starts a listener of Google's client without supervision, as the control. */
function listenUnsupervised(projectId: string) {
  const app = initializeApp({ projectId }, randomUUID())
  onTestFinished(() => deleteApp(app))
  const control = { received: new Array<string>(), errors: new Array<string>() }
  const stop = getFirestore(app)
    .collection('things')
    .onSnapshot(
      (snapshot) => control.received.push(...snapshot.docChanges().map(({ doc }) => doc.id)),
      (error) => control.errors.push(error.message),
    )
  onTestFinished(stop)
  return control
}

function watchSupervised(projectId: string) {
  const store = openFirestoreStore({ projectId, indexes: [] })
  onTestFinished(() => store.close())
  const report = () => undefined
  const dependencies = { store, clock: systemClock, random: Math.random, instance: 'the only one', report }
  const watches = createStoreWatches(dependencies)
  onTestFinished(() => watches.close())
  const received: string[] = []
  const read = async () => {
    for await (const event of watches.watch('things', new AbortController().signal))
      received.push(...listUpserted(event).map(({ id }) => id))
  }
  void read()
  return { received }
}

function listUpserted(event: WatchEvent): readonly StoredDocument[] {
  if (event.kind === 'snapshot') return event.documents
  return event.changes.flatMap((change) => (change.kind === 'upserted' ? [change.document] : []))
}

/** Writes through a new client, which is not affected by the outage. */
async function writeOnce(projectId: string, id: string): Promise<void> {
  const store: DocumentStore = openFirestoreStore({ projectId, indexes: [] })
  await store.transaction(async (transaction) => transaction.set({ collection: 'things', id }, { at: Date.now() }))
  await store.close()
}
