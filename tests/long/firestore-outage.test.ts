import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createStoreWatches } from '../../gateway/live/store-watches.ts'
import type { DocumentStore, StoredDocument, WatchEvent } from '../../gateway/ports/document-store.ts'
import { systemClock } from '../../gateway/sources/system-clock.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  canStartEmulator,
  newProjectId,
  type OwnEmulator,
  startOwnEmulator,
  useOnce,
} from '../support/firestore-emulator.ts'

/** How long the emulator is away: longer than Google's client tries to hear it again. */
const OUTAGE_MS = 150_000

/** How soon after its return the supervised watch has to tell what was written then. */
const CURRENT_MS = 5_000

/** How long the bare listener is waited for after that, in case it is only slow. */
const PATIENCE_MS = 20_000

const note = canStartEmulator ? '' : ' (skipped: no Firestore emulator can be started here)'

describe.runIf(canStartEmulator)(`a Firestore that was away for ${OUTAGE_MS / 1000} seconds${note}`, () => {
  it('and was killed is heard within five seconds by a supervised watch, and never by a bare one', async () => {
    const { bare } = await hearThrough(async (emulator) => {
      await emulator.kill()
      await pass(OUTAGE_MS)
      const anew = await startOwnEmulator(Number(emulator.host.split(':').at(-1)))
      onTestFinished(() => anew.kill())
    })
    await pass(PATIENCE_MS)
    process.stdout.write(`the bare listener: ${JSON.stringify(bare)}\n`)
    expect(bare.told).toEqual(['before'])
  })

  it('and stood still is heard within five seconds by a supervised watch', async () => {
    await hearThrough(async (emulator) => {
      emulator.freeze()
      await pass(OUTAGE_MS)
      emulator.thaw()
    })
  })
})

/** Listens, lets an emulator be away, and hears what is written as soon as it is back. */
async function hearThrough(goAway: (emulator: OwnEmulator) => Promise<void>) {
  const projectId = newProjectId()
  const emulator = await startOwnEmulator()
  onTestFinished(() => emulator.kill())
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator.host)
  onTestFinished(() => void vi.unstubAllEnvs())
  await useOnce()

  const [bare, ours] = [listenBarely(projectId), watchSupervised(projectId)]
  await writeOnce(projectId, 'before')
  await expect.poll(() => [bare.told, ours.told], { timeout: PATIENCE_MS }).toEqual([['before'], ['before']])

  await goAway(emulator)
  await useOnce()
  const cameBack = performance.now()
  await writeOnce(projectId, 'after')
  // A snapshot tells it in the order of the ids, so it need not come last.
  await expect.poll(() => ours.told, { timeout: CURRENT_MS, interval: 10 }).toContain('after')
  process.stdout.write(`told ${Math.round(performance.now() - cameBack)} ms after the emulator was back\n`)
  return { bare }
}

function pass(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** What Google's client tells and what it dies of, with nobody who begins anew: the control. */
function listenBarely(projectId: string) {
  const app = initializeApp({ projectId }, randomUUID())
  onTestFinished(() => deleteApp(app))
  const heard = { told: new Array<string>(), died: new Array<string>() }
  const stop = getFirestore(app)
    .collection('things')
    .onSnapshot(
      (snapshot) => heard.told.push(...snapshot.docChanges().map(({ doc }) => doc.id)),
      (error) => heard.died.push(error.message),
    )
  onTestFinished(stop)
  return heard
}

function watchSupervised(projectId: string) {
  const store = openFirestoreStore({ projectId, indexes: [] })
  onTestFinished(() => store.close())
  const report = () => undefined
  const dependencies = { store, clock: systemClock, random: Math.random, instance: 'the only one', report }
  const watches = createStoreWatches(dependencies)
  onTestFinished(() => watches.close())
  const told: string[] = []
  const read = async () => {
    for await (const event of watches.watch('things', new AbortController().signal))
      told.push(...listUpserted(event).map(({ id }) => id))
  }
  void read()
  return { told }
}

function listUpserted(event: WatchEvent): readonly StoredDocument[] {
  if (event.kind === 'snapshot') return event.documents
  return event.changes.flatMap((change) => (change.kind === 'upserted' ? [change.document] : []))
}

/** Writes through a client that knows of no outage. */
async function writeOnce(projectId: string, id: string): Promise<void> {
  const store: DocumentStore = openFirestoreStore({ projectId, indexes: [] })
  await store.transaction(async (transaction) => transaction.set({ collection: 'things', id }, { at: Date.now() }))
  await store.close()
}
