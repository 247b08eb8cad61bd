import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The path of a store file that is not there yet, in a folder that goes with the test. */
export function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'store.sqlite')
}
