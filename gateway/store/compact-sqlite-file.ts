import { DatabaseSync } from 'node:sqlite'
import { ERASED_ID } from './sqlite-documents.ts'

/** Longest wait for other processes that use the file, in milliseconds. */
const PATIENCE_MS = 10_000

/**
 * Removes what deleted documents have left in a file: pages, ids in the log of changes, and the write-ahead log. Other processes
 * may use the file; they can't write meanwhile. A large file takes seconds for each gigabyte, and needs that much free room.
 * Returns false when another process was reading at the end: then the write-ahead log is kept until it is next overwritten.
 * Throws SQLite's error when the file stays locked.
 */
export function compactSqliteFile(path: string): boolean {
  const database = new DatabaseSync(path, { timeout: PATIENCE_MS })
  try {
    // Watches that have not read such a change yet get a fresh snapshot.
    database
      .prepare(
        `update changes set id = ? where not exists (
           select 1 from documents where documents.collection = changes.collection and documents.id = changes.id
         )`,
      )
      .run(ERASED_ID)
    database.exec('vacuum')
    return Number(database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy']) === 0
  } finally {
    database.close()
  }
}
