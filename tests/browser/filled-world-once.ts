import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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
  const server = createServer((_request, response) => {
    filling.then(
      () => response.end(folder),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port')
  process.env[FILLED_WORLD_URL] = `http://127.0.0.1:${address.port}/`
  return async () => {
    server.close()
    given.abort()
    await filling.catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
}
