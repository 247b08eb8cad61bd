import { onTestFinished, vi } from 'vitest'
import { type AuthStandIn, startAuthStandIn } from './auth-stand-in.ts'

/** An Auth emulator's stand-in that ends with the test, with Ada in it, whose id is `person-1`. */
export async function useAuthStandIn(): Promise<AuthStandIn> {
  const firebase = await startAuthStandIn()
  onTestFinished(() => firebase.close())
  firebase.put('person-1', { email: 'ada@lanewatch.example', name: 'Ada' })
  return firebase
}

/**
 * Opens what stands on Google's client, which notes where the emulator is when it is opened: nothing of that is left in the
 * environment.
 */
export async function openWithEmulator<T>(host: string, open: () => T | Promise<T>): Promise<T> {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host)
  try {
    return await open()
  } finally {
    vi.unstubAllEnvs()
  }
}
