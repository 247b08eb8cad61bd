/** Codes of Google's client for credentials that it can't use, and for those that may not do what is asked. */
const UNUSABLE_CREDENTIALS = 'app/invalid-credential'
const WEAK_CREDENTIALS = 'auth/insufficient-permission'

/** Thrown when Firebase can't be asked for people; the message says what to mend. */
export class UnusableFirebase extends Error {
  override readonly name = 'UnusableFirebase'

  constructor(projectId: string, cause: unknown) {
    super(`The people of the Firebase project ${projectId} can't be looked up: ${toProblem(cause)}`, { cause })
  }
}

/** The code of an error of Firebase, such as `auth/user-not-found`; null for any other error. */
export function findFirebaseCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  return /^(auth|app)\//.test(error.code) ? error.code : null
}

/** Why Firebase could not be asked, and how it can be mended. It holds no token and no key. */
export function toProblem(error: unknown): string {
  const code = findFirebaseCode(error)
  if (code === UNUSABLE_CREDENTIALS) return toCredentialsProblem(error)
  if (code === WEAK_CREDENTIALS) {
    return "Google's credentials may not look people up; give their account the role roles/firebaseauth.admin: docs/sign-in.md"
  }
  return code === null ? messageOf(error) : `${messageOf(error)} (${code})`
}

/** Why Google's credentials can't be used, and how that can be mended. */
export function toCredentialsProblem(error: unknown): string {
  const reason = messageOf(error instanceof Error && error.cause instanceof Error ? error.cause : error)
  return (
    `Google's credentials can't be used (${reason}); let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service ` +
    'account, or run where Google gives them out: docs/sign-in.md'
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
