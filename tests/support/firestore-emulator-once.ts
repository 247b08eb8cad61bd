import { once } from 'node:events'
import { createServer } from 'node:http'
import { type OwnEmulator, SHARED_EMULATOR_URL, startOwnEmulator } from './firestore-emulator.ts'

/**
 * One emulator serves all test files, each of which has projects of its own. It takes seconds to start, so it is started for the
 * first file that asks, and never in a run without such a file.
 */
export async function setup(): Promise<() => Promise<void>> {
  // Another project of the run may have done it already.
  if ([process.env['FIRESTORE_EMULATOR_HOST'], process.env[SHARED_EMULATOR_URL]].some((known) => known !== undefined)) {
    return async () => {}
  }
  let emulator: Promise<OwnEmulator> | null = null
  const server = createServer((_request, response) => {
    emulator ??= startOwnEmulator()
    emulator.then(
      ({ host }) => response.end(host),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port')
  process.env[SHARED_EMULATOR_URL] = `http://127.0.0.1:${address.port}/`
  return async () => {
    server.close()
    await (await emulator)?.kill()
  }
}
