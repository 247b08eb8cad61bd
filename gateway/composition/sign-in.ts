import type { SignIn } from '../status/services/status.ts'
import type { Env } from './env.ts'

/** The Firebase project that signs people in; null when the environment names no API key for it. */
export function findSignIn(env: Env): SignIn | null {
  if (env.FIREBASE_API_KEY === undefined) return null
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST
  return {
    projectId: env.FIREBASE_PROJECT_ID,
    apiKey: env.FIREBASE_API_KEY,
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`,
    emulatorUrl: emulator === undefined ? null : `http://${emulator}`,
  }
}
