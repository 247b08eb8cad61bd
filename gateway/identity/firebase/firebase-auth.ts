import { randomUUID } from 'node:crypto'
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'

export interface FirebaseAuth {
  readonly auth: Auth
  /** Closes this client only. */
  readonly close: () => Promise<void>
}

/**
 * Opens Firebase Authentication, or its emulator when `FIREBASE_AUTH_EMULATOR_HOST` is set. Sends nothing before the
 * first use. Tokens are verified without credentials; everything else needs Google's standard ones.
 */
export function openFirebaseAuth(projectId: string): FirebaseAuth {
  // Apps share a table of the process by name, and the store registers apps there too.
  const app = initializeApp({ projectId }, randomUUID())
  return { auth: getAuth(app), close: () => deleteApp(app) }
}

/** Rejects when Google's standard credentials are missing or not accepted. An emulator needs none. */
export async function checkGoogleCredentials(): Promise<void> {
  await applicationDefault().getAccessToken()
}
