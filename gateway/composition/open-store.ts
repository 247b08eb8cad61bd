import { type GuardedStore, guardStore } from '../rights/services/guard-store.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import { OperatorError } from '../shared/operator-error.ts'
import { findOlderForm, refuseLaterForm } from '../statistics/rules/counted-form.ts'
import { STATISTICS_STATE_REF } from '../statistics/workers/counted-state.ts'
import { openCollection } from '../store/collection.ts'
import { storeMarksCollection } from '../store/collections/store-marks.ts'
import type { StoreDamaged } from '../store/document-store-errors.ts'
import type { DocumentData, DocumentStore } from '../store/document-store.ts'
import { finishRestore } from '../store/sqlite-backup.ts'
import type { FileCheck } from '../store/sqlite-file.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { STORE_FORMAT, UnsupportedStoreFormat } from '../store/store-format.ts'
import { trackStore } from '../store/tracked-store.ts'
import { allIndexes } from './collections.ts'
import { type Env, showsRiot } from './env.ts'
import { storeFileOf, worldNameOf } from './store-file.ts'

/** Deadline for the first answer of a Firestore, in milliseconds. */
const FIRST_ANSWER_MS = 15_000

/** Thrown when a Firestore contains the data of another world. */
class AnotherWorld extends OperatorError {
  override readonly name = 'AnotherWorld'

  constructor(projectId: string, found: string, wanted: string) {
    super(
      `The Firestore of ${projectId} contains the world ${found}, not ${wanted}; ` +
        `set another FIREBASE_PROJECT_ID, or select the world ${found}`,
    )
  }
}

/** Thrown when a Firestore does not answer, or refuses access. */
class UnusableFirestore extends OperatorError {
  override readonly name = 'UnusableFirestore'

  constructor(projectId: string, cause: Error) {
    super(
      `The Firestore of ${projectId} can't be used (${cause.message}); check FIREBASE_PROJECT_ID, ` +
        'FIRESTORE_EMULATOR_HOST and the credentials',
      { cause },
    )
  }
}

/** Other instances write to a shared store, too, and only watches report that. */
const LONGEST_USE_OF_SHARED_MS = 2_000

/** Called when damage is found in a store that is in use. */
type OnDamaged = (error: StoreDamaged) => void

interface StoreDriver {
  /** True when several instances can use the same store. */
  readonly isShared: boolean
  readonly placeOf: (env: Env) => string
  readonly open: (env: Env, clock: Clock, onDamaged?: OnDamaged) => DocumentStore | Promise<DocumentStore>
}

/** The drivers by the value of `STORE`. */
const DRIVERS: Readonly<Record<Env['STORE'], StoreDriver>> = {
  sqlite: {
    isShared: false,
    placeOf: storeFileOf,
    open(env, clock, onDamaged) {
      const path = storeFileOf(env)
      const check: FileCheck = (find) => checkCountedForm(find(STATISTICS_STATE_REF), path)
      // A demo world can be created again, and its first fill commits a thousand times.
      return openSqliteStore({ path, indexes: allIndexes, clock, check, survivesPowerLoss: showsRiot(env), onDamaged })
    },
  },
  firestore: {
    isShared: true,
    placeOf: (env) => `the Firestore of ${env.FIREBASE_PROJECT_ID}`,
    open: openFirestore,
  },
}

export function placeOfStore(env: Env): string {
  return DRIVERS[env.STORE].placeOf(env)
}

/** True when several instances can use the store of the environment. */
export function isSharedStore(env: Pick<Env, 'STORE'>): boolean {
  return DRIVERS[env.STORE].isShared
}

interface OpeningOptions {
  /** Wraps the driver. */
  readonly observe?: (store: DocumentStore) => DocumentStore
  /** Without it, large files are not checked: commands are too short for that. */
  readonly onDamaged?: OnDamaged
}

/**
 * Opens the store of the environment. Throws the errors of `openSqliteStore`, {@link UnusableFirestore}, {@link
 * AnotherWorld}, {@link UnsupportedStoreFormat} or `UnsupportedCountedForm`. A refused store stays unchanged.
 */
export async function openStore(
  env: Env,
  clock: Clock,
  { observe = (store) => store, onDamaged }: OpeningOptions = {},
): Promise<GuardedStore> {
  const store = observe(await DRIVERS[env.STORE].open(env, clock, onDamaged))
  return guardStore(
    trackStore(store, { clock, longestUseMs: isSharedStore(env) ? LONGEST_USE_OF_SHARED_MS : Infinity }),
  )
}

/**
 * Puts a backup that waits into the place of the store. Only a server may do so, before it opens the store: a command can run beside a
 * server that still uses the present one.
 */
export async function finishWaitingRestore(env: Env, log: Pick<Log, 'warn'>): Promise<void> {
  if (isSharedStore(env)) return
  const kept = await finishRestore(storeFileOf(env))
  if (kept !== null) log.warn('the store was replaced by a backup', { kept })
}

/** Throws for statistics of a later version. Returns the name of an older form: its release refuses them once they are counted again. */
function checkCountedForm(state: DocumentData | null, path: string): string | null {
  refuseLaterForm(state, path)
  const form = findOlderForm(state)
  return form === null ? null : `statistics-${form}`
}

async function openFirestore(env: Env, clock: Clock): Promise<DocumentStore> {
  // Google's client takes half a second to load. Only installations that use it pay for that.
  const { checkGoogleCredentials, openFirestoreStore } = await import('../store/firestore-store.ts')
  const store = openFirestoreStore({ projectId: env.FIREBASE_PROJECT_ID, indexes: allIndexes })
  try {
    if (env.FIRESTORE_EMULATOR_HOST === undefined) await checkGoogleCredentials()
    await within(FIRST_ANSWER_MS, clock, markWorld(store, env))
    return store
  } catch (error) {
    await store.close()
    if (error instanceof OperatorError || !(error instanceof Error)) throw error
    throw new UnusableFirestore(env.FIREBASE_PROJECT_ID, error)
  }
}

/**
 * Writes the name of the world and the current format into a Firestore that is empty or has an older format. Throws {@link
 * AnotherWorld}, {@link UnsupportedStoreFormat} for a later format, and `UnsupportedCountedForm` for statistics of a later version,
 * with nothing written.
 */
async function markWorld(store: DocumentStore, env: Env): Promise<void> {
  const wanted = { world: worldNameOf(env), format: STORE_FORMAT }
  await store.transaction(async (transaction) => {
    const marks = openCollection(store, storeMarksCollection).in(transaction)
    const { world, format } = (await marks.find('world')) ?? { ...wanted, format: 0 }
    if (format > STORE_FORMAT) throw new UnsupportedStoreFormat(placeOfStore(env), format)
    if (world !== wanted.world) throw new AnotherWorld(env.FIREBASE_PROJECT_ID, world, wanted.world)
    refuseLaterForm((await transaction.get(STATISTICS_STATE_REF))?.data ?? null, placeOfStore(env))
    if (format < STORE_FORMAT) marks.set('world', wanted)
  })
}

async function within(ms: number, clock: Clock, task: Promise<void>): Promise<void> {
  const deadline = Promise.withResolvers<never>()
  const cancel = clock.schedule(ms, () => deadline.reject(new Error(`no answer within ${ms / 1000} seconds`)))
  await Promise.race([task, deadline.promise]).finally(cancel)
}
