import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreLocked } from '../ports/document-store-errors.ts'

/** What this program writes; a file of a higher number was written by a later one. */
const FORMAT = 1

/** How long opening waits for another process, in milliseconds. Nothing is served yet, so it may block. */
const OPENING_PATIENCE_MS = 10_000

/** How long one try waits for another process, in milliseconds: so long stands the event loop still. */
const TRY_PATIENCE_MS = 5

/** After so many tries, about ten seconds, a lock counts as stuck. */
const MAX_TRIES = 2_000

/** How much of the file is kept in memory at most, in KiB. */
const CACHE_KIB = 16_384

const SQLITE_BUSY = 5
const SQLITE_READONLY = 8
const SQLITE_CORRUPT = 11
const SQLITE_CANTOPEN = 14
const SQLITE_NOTADB = 26

// A document's version is the sequence of its last change. AUTOINCREMENT never gives a number twice, so a document that
// was deleted and made anew has another version.
const TABLES = `
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

/** Thrown for a store file that a later version of the product has written. */
export class UnsupportedStoreFormat extends Error {
  override readonly name = 'UnsupportedStoreFormat'

  constructor(path: string, format: number) {
    super(
      `${path} was written by a later version of this program (store format ${format}, this one knows ${FORMAT}); ` +
        'start that version, or choose another data folder',
    )
  }
}

/** Thrown for a file that is no store, or a damaged one. */
export class UnreadableStoreFile extends Error {
  override readonly name = 'UnreadableStoreFile'

  constructor(path: string, cause: unknown) {
    super(`${path} is not a store of this program, or it is damaged; move it away, or choose another data folder`, {
      cause,
    })
  }
}

/** Thrown for a file that this process can't open, or not write. */
export class InaccessibleStoreFile extends Error {
  override readonly name = 'InaccessibleStoreFile'

  constructor(path: string, cause: unknown) {
    super(`${path} can't be opened for writing; let this process write there, or choose another data folder`, { cause })
  }
}

/**
 * Opens the file at `path`, making it and its folder when they are missing, and runs the statements that make its
 * indexes. From then on a statement that finds the file locked fails soon: see {@link whenUnlocked}.
 */
export function openSqliteFile(path: string, createIndexes: readonly string[]): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = openDatabase(path)
  try {
    writeAtOnce(database, () => prepareFormat(database, path))
    // In WAL mode the readers and the one writer don't wait for each other.
    database.exec('pragma journal_mode = wal')
    // FULL flushes the log to the disk before a commit returns, so that what was acknowledged survives a power loss;
    // with NORMAL it would survive a killed process only. A flush costs 0.2 ms on a good disk and a few on a busy one:
    // some hundred commits a second at the worst, which is as many as the upstreams' budgets can cause.
    database.exec('pragma synchronous = full')
    // A commit of counted statistics changes a few MiB. With the 2 MiB that SQLite keeps by itself, it would write its
    // pages in the middle, and read them again.
    database.exec(`pragma cache_size = -${CACHE_KIB}`)
    writeAtOnce(database, () => createIndexes.forEach((statement) => database.exec(statement)))
    database.exec(`pragma busy_timeout = ${TRY_PATIENCE_MS}`)
    return database
  } catch (error) {
    database.close()
    if (isNoDatabase(error)) throw new UnreadableStoreFile(path, error)
    throw isInaccessible(error) ? new InaccessibleStoreFile(path, error) : error
  }
}

function openDatabase(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: OPENING_PATIENCE_MS })
  } catch (error) {
    throw isInaccessible(error) ? new InaccessibleStoreFile(path, error) : error
  }
}

/** Runs `task`, again and again while another process holds the file; between the tries the event loop goes on. */
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

/** Runs `task` as the only writer: all that it writes is kept, or nothing when it throws. */
export function writeAtOnce<T>(database: DatabaseSync, task: () => T): T {
  database.exec('begin immediate')
  try {
    const result = task()
    database.exec('commit')
    return result
  } catch (error) {
    // SQLite has already rolled back by itself after some failures, such as a full disk.
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

function prepareFormat(database: DatabaseSync, path: string): void {
  const format = Number(database.prepare('pragma user_version').get()?.['user_version'])
  if (format > FORMAT) throw new UnsupportedStoreFormat(path, format)
  if (format === FORMAT) return
  database.exec(TABLES)
  database.exec(`pragma user_version = ${FORMAT}`)
}

function isBusy(error: unknown): boolean {
  return kindOf(error) === SQLITE_BUSY
}

function isNoDatabase(error: unknown): boolean {
  return kindOf(error) === SQLITE_CORRUPT || kindOf(error) === SQLITE_NOTADB
}

function isInaccessible(error: unknown): boolean {
  return kindOf(error) === SQLITE_CANTOPEN || kindOf(error) === SQLITE_READONLY
}

function kindOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  // The low byte is the kind of error, the rest says more about it.
  return error.errcode & 0xff
}
