import { randomUUID } from 'node:crypto'
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'

/** Google's client for the people of one project. */
export interface FirebaseAuth {
  readonly auth: Auth
  /** Ends the client, and nothing of any other. */
  readonly close: () => Promise<void>
}

/**
 * Opens Firebase Authentication, or its emulator when `FIREBASE_AUTH_EMULATOR_HOST` says where that is. Nothing is sent
 * before the first use. Tokens are verified without credentials; everything else needs Google's standard ones.
 */
export function openFirebaseAuth(projectId: string): FirebaseAuth {
  // Apps share a table of the process by name, and the store has some too.
  const app = initializeApp({ projectId }, randomUUID())
  return { auth: getAuth(app), close: () => deleteApp(app) }
}

/** Rejects where Google's standard credentials are not found or not accepted. An emulator needs none. */
export async function checkGoogleCredentials(): Promise<void> {
  await applicationDefault().getAccessToken()
}
