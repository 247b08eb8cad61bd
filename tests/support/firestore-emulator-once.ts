import { type OwnEmulator, SHARED_EMULATOR_URL, startOwnEmulator } from './firestore-emulator.ts'
import { serveSharedAnswer } from './shared-answer.ts'

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
  const service = await serveSharedAnswer(async () => (await (emulator ??= startOwnEmulator())).host)
  process.env[SHARED_EMULATOR_URL] = service.url
  return async () => {
    service.close()
    await (await emulator)?.kill()
  }
}
