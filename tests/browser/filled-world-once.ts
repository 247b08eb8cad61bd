import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serveSharedAnswer } from '../support/shared-answer.ts'
import { FILLED_WORLD_URL } from './filled-world.ts'

const PROGRAM = fileURLToPath(new URL('./fill-world.ts', import.meta.url))

/**
 * One filled world serves all test files. It takes some 20 seconds, so it is begun before the first file asks, and dropped after a run
 * in which none did.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lanewatch-world-'))
  const given = new AbortController()
  const filling = promisify(execFile)(process.execPath, [PROGRAM, folder], { signal: given.signal })
  filling.catch(() => {})
  const service = await serveSharedAnswer(() => filling.then(() => folder))
  process.env[FILLED_WORLD_URL] = service.url
  return async () => {
    service.close()
    given.abort()
    await filling.catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
}
