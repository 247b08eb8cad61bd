import type { ChildProcess } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { tearLog } from './tear-log.ts'
import { temporaryFile } from './temporary-file.ts'
import { startWriter } from './writer-process.ts'

/**
 * For each of `rounds`, kills a writing process after it has acknowledged this number of pairs, tears the end of the log after every
 * second kill, and checks the store file. All rounds share one file.
 */
export function describeKills(rounds: readonly number[]): void {
  describe(`a sqlite store after ${rounds.length} kills during writes`, () => {
    it('has all acknowledged pairs and no partial ones', { timeout: 5_000 * rounds.length }, async () => {
      const path = temporaryFile()
      const startedAt = performance.now()
      let [first, torn] = [1, 0]
      for (const [round, pairs] of rounds.entries()) {
        const acknowledged = await writeUntilKilled(path, first, pairs)
        expect(acknowledged).toBeGreaterThanOrEqual(first + pairs - 1)

        if (round % 2 === 1 && tearLog(path, round)) torn++
        const store = openSqliteStore({ path, indexes: [], clock: systemClock })
        const last = await lastComplete(store, first)
        await store.close()
        // The pair in progress at the kill can be stored without its number having been printed.
        expect([acknowledged, acknowledged + 1]).toContain(last)
        first = last + 1
      }

      const database = new DatabaseSync(path)
      expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
      database.close()
      expect(torn).toBeGreaterThan(rounds.length / 4)
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      process.stdout.write(
        `${rounds.length} kills, ${torn} torn logs, ${first - 1} acknowledged writes in ${seconds} s\n`,
      )
    })
  })
}

/** Returns the last acknowledged number. */
async function writeUntilKilled(path: string, first: number, pairs: number): Promise<number> {
  const writer = startWriter(path, { first })
  let acknowledged = 0
  for await (const number of writer.acknowledged) {
    acknowledged = number
    if (number === first + pairs - 1) killSoon(writer.process, (pairs * 193) % 997)
  }
  await writer.ended
  return acknowledged
}

/** A kill right at an acknowledgement hits the start of the next commit; after some turns it hits any part of it. */
function killSoon(process: ChildProcess, turns: number): void {
  if (turns === 0) process.kill('SIGKILL')
  else setImmediate(killSoon, process, turns - 1)
}

/** Returns the last number of the unbroken sequence of complete pairs from `first`. Fails when anything else is stored. */
async function lastComplete(store: DocumentStore, first: number): Promise<number> {
  for (let from = first; ; from += 100) {
    const ids = Array.from({ length: 100 }, (_, index) => String(from + index))
    const [left, right] = await Promise.all([store.getMany('left', ids), store.getMany('right', ids)])
    expect(left).toEqual(right)
    const missing = left.indexOf(null)
    if (missing === -1) continue
    expect(left.slice(missing).every((document) => document === null)).toBe(true)
    return from + missing - 1
  }
}
