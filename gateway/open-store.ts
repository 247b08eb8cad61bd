import { openCollection } from './collections/collection.ts'
import { allIndexes } from './collections/indexes.ts'
import { storeMarksCollection } from './collections/store-marks.ts'
import type { Env } from './env.ts'
import type { Clock } from './ports/clock.ts'
import type { DocumentStore } from './ports/document-store.ts'
import { storeFileOf, worldNameOf } from './store-file.ts'
import { openSqliteStore } from './store/sqlite-store.ts'

/** How long a Firestore may take to answer for the first time, in milliseconds. */
const FIRST_ANSWER_MS = 15_000

/** Thrown for a Firestore that holds other data than is to be shown. */
export class AnotherWorld extends Error {
  override readonly name = 'AnotherWorld'

  constructor(projectId: string, found: string, wanted: string) {
    super(
      `The Firestore of ${projectId} holds the world ${found}, not ${wanted}; choose another FIREBASE_PROJECT_ID, or that world`,
    )
  }
}

/** Thrown for a Firestore that does not answer, or refuses to. */
export class UnusableFirestore extends Error {
  override readonly name = 'UnusableFirestore'

  constructor(projectId: string, cause: Error) {
    super(
      `The Firestore of ${projectId} can't be used (${cause.message}); look at FIREBASE_PROJECT_ID, ` +
        'FIRESTORE_EMULATOR_HOST and the credentials',
      { cause },
    )
  }
}

/** Where the environment keeps its data, as it is told to people. */
export function placeOfStore(env: Env): string {
  return env.STORE === 'sqlite' ? storeFileOf(env) : `the Firestore of ${env.FIREBASE_PROJECT_ID}`
}

/**
 * Opens the store of the environment. Throws what `openSqliteStore` throws, or {@link UnusableFirestore} or
 * {@link AnotherWorld}.
 */
export async function openStore(env: Env, clock: Clock): Promise<DocumentStore> {
  if (env.STORE === 'sqlite') return openSqliteStore({ path: storeFileOf(env), indexes: allIndexes, clock })

  // Google's client takes half a second to load, which only those who use it pay.
  const { checkGoogleCredentials, openFirestoreStore } = await import('./store/firestore-store.ts')
  const store = openFirestoreStore({ projectId: env.FIREBASE_PROJECT_ID, indexes: allIndexes })
  try {
    if (env.FIRESTORE_EMULATOR_HOST === undefined) await checkGoogleCredentials()
    await within(FIRST_ANSWER_MS, clock, markWorld(store, env))
    return store
  } catch (error) {
    await store.close()
    if (error instanceof AnotherWorld || !(error instanceof Error)) throw error
    throw new UnusableFirestore(env.FIREBASE_PROJECT_ID, error)
  }
}

/** Signs an empty Firestore with the name of the world, and compares the name with that of any other. */
async function markWorld(store: DocumentStore, env: Env): Promise<void> {
  const wanted = worldNameOf(env)
  const found = await store.transaction(async (transaction) => {
    const marks = openCollection(store, storeMarksCollection).in(transaction)
    const mark = await marks.find('world')
    if (mark === null) marks.set('world', { world: wanted })
    return mark?.world ?? wanted
  })
  if (found !== wanted) throw new AnotherWorld(env.FIREBASE_PROJECT_ID, found, wanted)
}

async function within(ms: number, clock: Clock, task: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const cancel = clock.schedule(ms, () => late.reject(new Error(`no answer within ${ms / 1000} seconds`)))
  await Promise.race([task, late.promise]).finally(cancel)
}
