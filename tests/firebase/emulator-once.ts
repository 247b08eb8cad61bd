import { startAuthEmulator } from './start-auth-emulator.ts'

let close = async () => {}

/**
 * One emulator serves all test files, each of which signs up people of its own. Uses the emulator at
 * `FIREBASE_AUTH_EMULATOR_HOST`, which Google's client, the product and `npm run roles` read too. Otherwise starts one that
 * ends with the tests.
 */
export async function setup(): Promise<void> {
  if (process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined) return
  const emulator = await startAuthEmulator()
  close = () => emulator.close()
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulator.host
}

export async function teardown(): Promise<void> {
  await close()
}
