import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../shared/operator-error.ts'
import { decodeDocument } from './document-bytes.ts'
import { StoreDamaged, StoreLocked } from './document-store-errors.ts'
import type { DocumentData, DocumentRef } from './document-store.ts'
import { isDamage, isDiskError, refuseDamagedFile, sqliteErrorKindOf } from './sqlite-check.ts'
import type { SqliteIndex } from './sqlite-statement.ts'
import { STORE_FORMAT, UnsupportedStoreFormat } from './store-format.ts'

/** Longest wait for another process while opening. It may block, because nothing is served yet. */
const OPENING_PATIENCE_MS = 10_000

/** Longest wait of one attempt for another process. The event loop is blocked for that time. */
const TRY_PATIENCE_MS = 5

/** Attempts, about ten seconds in all, after which a lock counts as stuck. */
const MAX_TRIES = 2_000

/** Maximum size of the page cache in memory, in KiB. */
const CACHE_KIB = 16_384

const SQLITE_BUSY = 5

// A document's version is the sequence number of its last change. AUTOINCREMENT never reuses a number, so a document that
// was deleted and created again has another version.
const FORMAT_1 = `
  create table documents (
    collection text not null,
    id text not null,
    version integer not null,
    data text not null,
    primary key (collection, id)
  ) strict;

  create table changes (
    sequence integer primary key autoincrement,
    collection text not null,
    id text not null
  ) strict;

  create index changes_by_collection on changes (collection, sequence);
`

// JSON has no type for bytes: they have a column of their own, beside the name of their field.
const FORMAT_2 = `
  alter table documents add column bytes_field text;
  alter table documents add column bytes blob;
`

/** Statements that turn a file of each format into one of the next, from an empty file to {@link STORE_FORMAT}. */
const UPGRADES = [FORMAT_1, FORMAT_2]

/**
 * Looks at the documents of a file before the first write, and throws to refuse it. Returns the name of an older form that this release
 * is going to change, so that the file is copied first; null for none. `find` leaves out bytes, and returns null for a missing document.
 */
export type FileCheck = (find: (ref: DocumentRef) => DocumentData | null) => string | null

/** Thrown for a file that this process can't open, or can't write. */
class InaccessibleStoreFile extends OperatorError {
  override readonly name = 'InaccessibleStoreFile'

  constructor(path: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `${path} can't be opened for writing (${reason}); let this process write there, or choose another data folder`,
      { cause },
    )
  }
}

/** Thrown when a file of an older release can't be copied, and so stays unchanged. */
class CopyFailed extends OperatorError {
  override readonly name = 'CopyFailed'

  constructor(path: string, copy: string, cause: unknown) {
    super(
      `${path} is of an older release and must be copied to ${copy} before it is changed, which fails ` +
        `(${cause instanceof Error ? cause.message : String(cause)}); make room on the disk and start again`,
      { cause },
    )
  }
}

/**
 * Opens the file at `path` and creates the indexes that it lacks. Creates the file and its folder if they are missing. From then
 * on, a statement that finds the file locked fails quickly: see {@link whenUnlocked}. A file that is damaged, or that `check` refuses,
 * stays unchanged. Before a file of an older format is changed, it is copied beside itself. The last commits survive a power loss only
 * when `survivesPowerLoss` is true.
 */
export function openSqliteFile(
  path: string,
  indexes: readonly SqliteIndex[],
  check: FileCheck = () => null,
  survivesPowerLoss = true,
): DatabaseSync {
  let database: DatabaseSync | null = null
  try {
    if (path !== ':memory:') prepareFile(path)
    database = new DatabaseSync(path, { timeout: OPENING_PATIENCE_MS })
    prepareFormat(database, path, check)
    // In WAL mode, readers and the writer don't wait for each other.
    database.exec('pragma journal_mode = wal')
    // FULL flushes the log to the disk before a commit returns, so that acknowledged writes survive a power loss; with
    // NORMAL they would survive only a killed process. A flush takes 0.2 ms on a good disk and a few ms on a busy one. In the
    // worst case that allows some hundred commits a second, which is as many as the upstreams' budgets can cause.
    database.exec(`pragma synchronous = ${survivesPowerLoss ? 'full' : 'normal'}`)
    // A commit of statistics changes a few MiB. With SQLite's default cache of 2 MiB, it would write pages during the
    // transaction and read them again.
    database.exec(`pragma cache_size = -${CACHE_KIB}`)
    createMissing(database, indexes)
    database.exec(`pragma busy_timeout = ${TRY_PATIENCE_MS}`)
    return database
  } catch (error) {
    database?.close()
    if (isDamage(error)) throw new StoreDamaged(path, String(error))
    throw isDiskError(error) ? new InaccessibleStoreFile(path, error) : error
  }
}

/** Creates a missing file; checks one that exists. */
function prepareFile(path: string): void {
  if (existsSync(path)) return refuseDamagedFile(path)
  mkdirSync(dirname(path), { recursive: true })
  createFile(path)
}

/** The file has its name only once it is complete: an empty one has lost its content. */
function createFile(path: string): void {
  const draft = `${path}.${process.pid}`
  rmSync(draft, { force: true })
  try {
    const database = new DatabaseSync(draft)
    writeAtOnce(database, () => upgrade(database, 0))
    database.close()
    nameFile(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Unlike a rename, a link never replaces the file of another process. Some file systems have no links. */
function nameFile(draft: string, path: string): void {
  try {
    linkSync(draft, path)
  } catch {
    if (!existsSync(path)) renameSync(draft, path)
  }
}

/** Runs `task`, and retries while another process has the file locked. Between attempts the event loop runs. */
export async function whenUnlocked<T>(task: () => T): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return task()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (tries === MAX_TRIES) throw new StoreLocked({ cause: error })
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Runs `task` in a write transaction: all of its writes are committed, or none if it throws. */
export function writeAtOnce<T>(database: DatabaseSync, task: () => T): T {
  database.exec('begin immediate')
  try {
    const result = task()
    database.exec('commit')
    return result
  } catch (error) {
    // After some failures, such as a full disk, SQLite has already rolled back.
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

function prepareFormat(database: DatabaseSync, path: string, check: FileCheck): void {
  const format = formatOf(database)
  if (format > STORE_FORMAT) throw new UnsupportedStoreFormat(path, format)
  if (format > 0) {
    const olderForm = check(findIn(database)) ?? (format < STORE_FORMAT ? `format-${format}` : null)
    if (olderForm !== null) keepCopy(database, path, `${path}.${olderForm}`)
  }
  if (format === STORE_FORMAT) return
  writeAtOnce(database, () => upgrade(database, formatOf(database)))
}

function formatOf(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.['user_version'])
}

/** Turns an empty file, or one of an older format, into one of {@link STORE_FORMAT}. */
function upgrade(database: DatabaseSync, format: number): void {
  for (const statements of UPGRADES.slice(format)) database.exec(statements)
  database.exec(`pragma user_version = ${STORE_FORMAT}`)
}

/** Copies an open file before its first change, unless an earlier start has done so. */
function keepCopy(database: DatabaseSync, path: string, copy: string): void {
  if (existsSync(copy)) return
  const draft = `${copy}.draft`
  rmSync(draft, { force: true })
  try {
    database.prepare('vacuum into ?').run(draft)
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { force: true })
    throw new CopyFailed(path, copy, error)
  }
}

/** Returns a reader of documents that every format allows. */
function findIn(database: DatabaseSync): (ref: DocumentRef) => DocumentData | null {
  const statement = database.prepare('select data from documents where collection = ? and id = ?')
  return ({ collection, id }) => {
    const row = statement.get(collection, id)
    return row === undefined ? null : decodeDocument({ json: String(row['data']), bytes: null })
  }
}

function createMissing(database: DatabaseSync, indexes: readonly SqliteIndex[]): void {
  const find = database.prepare('select name from sqlite_schema where name = ?')
  const missing = indexes.filter(({ name }) => find.get(name) === undefined)
  if (missing.length === 0) return
  writeAtOnce(database, () => {
    for (const { create } of missing) database.exec(create)
  })
}

function isBusy(error: unknown): boolean {
  return sqliteErrorKindOf(error) === SQLITE_BUSY
}
