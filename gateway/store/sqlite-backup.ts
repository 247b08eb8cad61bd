import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../shared/operator-error.ts'
import { STORE_FORMAT, UnsupportedStoreFormat } from './store-format.ts'

/** Files that SQLite keeps beside a store while a process uses it. */
const BESIDE = ['-wal', '-shm']

/** Thrown when a backup can't be written or used. The message says why. */
export class UnusableBackup extends OperatorError {
  override readonly name = 'UnusableBackup'
}

/** Returns the path of a backup that the next start takes as the store at `path`. */
function waitingFor(path: string): string {
  return `${path}.restore`
}

/**
 * Copies the store at `path` into a new file, as it is at one moment, also while other processes write to it. The copy has its name
 * only once it is complete and checked. Resolves to its number of documents. Throws {@link UnusableBackup}, with nothing written.
 */
export async function backUp(path: string, file: string): Promise<number> {
  if (!existsSync(path)) throw new UnusableBackup(`There is no store at ${path}: check DATA_DIR and RIOT_API_KEY.`)
  if (existsSync(file)) throw new UnusableBackup(`${file} exists already: name a new file.`)
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.draft`
  await removeStore(draft)
  try {
    copyStore(path, draft)
    const documents = checkStoreFile(draft)
    await rename(draft, file)
    return documents
  } finally {
    await removeStore(draft)
  }
}

function copyStore(path: string, draft: string): void {
  let store: DatabaseSync | null = null
  try {
    store = new DatabaseSync(path, { readOnly: true })
    // One read transaction: a copy page by page would begin again after each write of a server. Deleted documents are left out.
    store.prepare('vacuum into ?').run(draft)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnusableBackup(`${path} can't be copied to ${draft}: ${reason}.`, { cause: error })
  } finally {
    store?.close()
  }
}

/**
 * Checks a backup and copies it beside the store at `path`: the next start uses it. A server that runs meanwhile is not disturbed.
 * Resolves to the number of documents. Throws {@link UnusableBackup} or `UnsupportedStoreFormat`, with nothing changed.
 */
export async function prepareRestore(path: string, file: string): Promise<number> {
  if (!existsSync(file)) throw new UnusableBackup(`There is no file ${file}.`)
  await mkdir(dirname(path), { recursive: true })
  const draft = `${waitingFor(path)}.draft`
  await copyFile(file, draft)
  try {
    const documents = checkStoreFile(draft)
    await rename(draft, waitingFor(path))
    return documents
  } finally {
    await removeStore(draft)
  }
}

/**
 * Puts a backup that waits into the place of the store at `path`, and keeps the store beside it. Must be called before the store is
 * opened. A process that dies in between continues at its next start. Resolves to the path of the kept store; null when no backup waits.
 */
export async function finishRestore(path: string): Promise<string | null> {
  const waiting = waitingFor(path)
  if (!existsSync(waiting)) return null
  // The same name after a death in between, so that a store and its log stay together.
  const kept = `${path}.until-${(await stat(waiting)).mtime.toISOString().replaceAll(':', '-')}`
  for (const suffix of ['', ...BESIDE]) if (existsSync(path + suffix)) await rename(path + suffix, kept + suffix)
  await rename(waiting, path)
  return kept
}

/** Returns the number of documents. Throws when the file is damaged, is no store, or has a later format. */
function checkStoreFile(file: string): number {
  let store: DatabaseSync | null = null
  try {
    store = new DatabaseSync(file)
    const format = Number(store.prepare('pragma user_version').get()?.['user_version'])
    if (format > STORE_FORMAT) throw new UnsupportedStoreFormat(file, format)
    const [problem] = Object.values(store.prepare('pragma quick_check(1)').get() ?? {})
    if (problem !== 'ok') throw new UnusableBackup(`${file} is damaged: ${String(problem)}.`)
    return Number(store.prepare('select count(*) as documents from documents').get()?.['documents'])
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new UnusableBackup(`${file} is not a store of this program, or it is damaged.`, { cause: error })
  } finally {
    store?.close()
  }
}

async function removeStore(path: string): Promise<void> {
  for (const suffix of ['', ...BESIDE]) await rm(path + suffix, { force: true })
}
