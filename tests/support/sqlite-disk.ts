import { DatabaseSync } from 'node:sqlite'
import { onTestFinished, vi } from 'vitest'

/** The disk under the embedded stores that are opened from now on in a test. */
export interface SqliteDisk {
  /** Lets each commit fail as SQLite does on a full disk. */
  fill(): void
  /** Lets the files not grow: a small write can still find room in them. */
  stopGrowth(): void
  /** Lets each write fail as SQLite does for a file or folder that is read-only. */
  forbidWrites(): void
  /** Lets each write fail as SQLite does for a disk with errors. */
  breakDown(): void
  repair(): void
}

/** Largest number of pages of a file by default. */
const MAX_PAGES = 4_294_967_294

export function watchSqliteDisk(): SqliteDisk {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  onTestFinished(() => exec.mockRestore())
  const opened = new Set<DatabaseSync>()

  function setAll(pragma: string): void {
    for (const context of exec.mock.contexts) if (context instanceof DatabaseSync) opened.add(context)
    for (const database of opened) if (database.isOpen) database.prepare(`pragma ${pragma}`).run()
  }
  function failCommits(errcode: number, message: string): void {
    exec.mockImplementation(function (this: DatabaseSync, sql: string) {
      if (sql === 'commit') throw Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode })
      this.prepare(sql).run()
    })
  }
  return {
    fill: () => failCommits(13, 'database or disk is full'),
    // SQLite keeps the present size when it is larger.
    stopGrowth: () => setAll('max_page_count = 1'),
    forbidWrites: () => setAll('query_only = on'),
    breakDown: () => failCommits(10, 'disk I/O error'),
    repair() {
      setAll(`max_page_count = ${MAX_PAGES}`)
      setAll('query_only = off')
      exec.mockReset()
    },
  }
}
