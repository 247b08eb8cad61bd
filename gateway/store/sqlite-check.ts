import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ROOT } from '../shared/root.ts'
import { StoreDamaged } from './document-store-errors.ts'

const PROGRAM = fileURLToPath(new URL('gateway/store/check-pages.ts', ROOT))

/** Files up to this size are checked before they are opened. A check takes about 2 ms for each MB. */
const CHECKED_FIRST_BYTES = 64 * 1024 * 1024

/** Longest wait for another process that has the file locked, in milliseconds. */
const PATIENCE_MS = 10_000

const SQLITE_READONLY = 8
const SQLITE_IOERR = 10
const SQLITE_CORRUPT = 11
const SQLITE_FULL = 13
const SQLITE_CANTOPEN = 14
const SQLITE_NOTADB = 26

const DISK_ERRORS: ReadonlySet<number | null> = new Set([SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN])

/**
 * Reads all pages of the file at `path`, with its write-ahead log, without a change. Returns what is damaged in SQLite's words; null
 * when nothing is, and for a file that does not exist. Throws other errors of SQLite.
 */
export function findDamage(path: string): string | null {
  if (!existsSync(path)) return null
  // SQLite would take it for a new store, and delete its log.
  if (statSync(path).size === 0) return 'the file is empty'
  let database: DatabaseSync | null = null
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: PATIENCE_MS })
    const [problem] = Object.values(database.prepare('pragma quick_check(1)').get() ?? {})
    return problem === 'ok' ? null : String(problem)
  } catch (error) {
    if (isDamage(error)) return error instanceof Error ? error.message : String(error)
    throw error
  } finally {
    database?.close()
  }
}

/** Throws `StoreDamaged` for a damaged file, before anything is written. A large file is only checked for being empty. */
export function refuseDamagedFile(path: string): void {
  if (!existsSync(path) || isLarge(path)) return
  const damage = findDamage(path)
  if (damage !== null) throw new StoreDamaged(path, damage)
}

/**
 * Checks a large file in a process of its own, while it is in use. Resolves to the error when it is damaged; null when it is not, or was
 * small enough to be checked before. Rejects when the check fails or `signal` ends it.
 */
export async function checkLargeFile(path: string, signal: AbortSignal): Promise<StoreDamaged | null> {
  if (!existsSync(path) || !isLarge(path)) return null
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, path], { signal })
  return stdout === '' ? null : new StoreDamaged(path, stdout)
}

/** True for SQLite's errors about a file that is damaged, or that is no database. */
export function isDamage(error: unknown): boolean {
  const kind = sqliteErrorKindOf(error)
  return kind === SQLITE_CORRUPT || kind === SQLITE_NOTADB
}

/** True for SQLite's errors about a disk or folder that can't be used, such as a full one. They end without a restart once it can be. */
export function isDiskError(error: unknown): error is Error {
  return DISK_ERRORS.has(sqliteErrorKindOf(error))
}

/** Returns SQLite's primary error code; null for other errors. */
export function sqliteErrorKindOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  // The low byte is the primary error code, the rest is detail.
  return error.errcode & 0xff
}

function isLarge(path: string): boolean {
  return statSync(path).size > CHECKED_FIRST_BYTES
}
