import { OperatorError } from '../../shared/operator-error.ts'

/** The second is for credentials without the needed permission. */
const UNUSABLE_CREDENTIALS = 'app/invalid-credential'
const WEAK_CREDENTIALS = 'auth/insufficient-permission'

/** Thrown when people can't be looked up in Firebase. The message says how to fix it. */
export class UnusableFirebase extends OperatorError {
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

/** Describes why Firebase is unavailable, and how to fix it. Contains no token and no key. */
export function toProblem(error: unknown): string {
  const code = findFirebaseCode(error)
  if (code === UNUSABLE_CREDENTIALS) return toCredentialsProblem(error)
  if (code === WEAK_CREDENTIALS) {
    return (
      "Google's credentials lack the permission to look people up; give their account the role " +
      'roles/firebaseauth.admin: docs/sign-in.md'
    )
  }
  return code === null ? messageOf(error) : `${messageOf(error)} (${code})`
}

/** Describes why Google's credentials can't be used, and how to fix it. */
export function toCredentialsProblem(error: unknown): string {
  const reason = messageOf(error instanceof Error && error.cause instanceof Error ? error.cause : error)
  return (
    `Google's credentials can't be used (${reason}); set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service ` +
    'account, or run on a Google platform that provides them: docs/sign-in.md'
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
