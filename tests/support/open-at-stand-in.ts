import { onTestFinished, vi } from 'vitest'
import { type AuthStandIn, startAuthStandIn } from './auth-stand-in.ts'

/** Starts an Auth stand-in that ends with the test. It contains Ada, with the id `person-1`. */
export async function useAuthStandIn(): Promise<AuthStandIn> {
  const firebase = await startAuthStandIn()
  onTestFinished(() => firebase.close())
  firebase.put('person-1', { email: 'ada@lanewatch.example', name: 'Ada' })
  return firebase
}

/**
 * Runs `open` with the emulator's address in the environment, which Google's client reads when it is opened. Restores the
 * environment afterwards.
 */
export async function openWithEmulator<T>(host: string, open: () => T | Promise<T>): Promise<T> {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host)
  try {
    return await open()
  } finally {
    vi.unstubAllEnvs()
  }
}
