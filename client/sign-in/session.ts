import { createContext, use, useSyncExternalStore } from 'react'

export type Session =
  | { readonly kind: 'out' }
  /** An earlier session is being restored: the state soon becomes `in` or `out`. */
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'in'
      /** Id at the sign-in service. */
      readonly id: string
      readonly name: string | null
      readonly email: string | null
      /** True when the mail address is verified. */
      readonly emailVerified: boolean
    }

/** The last event of the session, to be announced on the page. */
export interface SessionNews {
  readonly kind:
    | 'signed-in'
    | 'signed-out'
    /** The sign-in service ended it: the account was disabled or deleted, or its sessions were revoked everywhere. */
    | 'ended'
    | 'deleted'
}

/** The sessions of this page. The sign-in service is loaded only when someone is signed in, or about to be. */
export interface Sessions {
  readonly current: () => Session
  /** Null while nothing happened since the page was loaded. Restoring an earlier session is not news. */
  readonly news: () => SessionNews | null
  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  /** `Bearer …`; null when signed out. Waits while `starting`. Renews expiring tokens; `renewed` does so in any case. */
  readonly authorization: (how?: 'renewed') => Promise<string | null>
  /** Call it only after or for a sign-in. Rejects when the code can't be fetched, or when signing in is not available. */
  readonly loadActions: () => Promise<AccountActions>
}

export type AccountActionResult =
  | { readonly kind: 'done' }
  /** An error code of the sign-in service, without `auth/`. auth-error-words.ts explains it. */
  | { readonly kind: 'failed'; readonly code: string }

export type WayIn = 'password' | 'google'

/** Account actions. None of them rejects. */
export interface AccountActions {
  readonly signInWithGoogle: () => Promise<AccountActionResult>
  readonly signIn: (email: string, password: string) => Promise<AccountActionResult>
  /** Creates an account, signs in, and sends the verification mail. */
  readonly signUp: (email: string, password: string) => Promise<AccountActionResult>
  /** The weakest possible one when the project's own can't be fetched. */
  readonly passwordPolicy: () => Promise<PasswordPolicy>
  /** Never reveals whether the account exists. */
  readonly sendReset: (email: string) => Promise<AccountActionResult>
  readonly sendVerification: () => Promise<AccountActionResult>
  /** Checks again whether the mail address is verified. */
  readonly lookAgain: () => Promise<AccountActionResult>
  readonly signOut: () => Promise<AccountActionResult>
  /** Empty when signed out. */
  readonly waysIn: () => readonly WayIn[]
  /** True when the last sign-in is recent enough to delete the account. */
  readonly isFresh: () => Promise<boolean>
  /** Signs in again with the password. */
  readonly confirm: (password: string) => Promise<AccountActionResult>
  readonly confirmWithGoogle: () => Promise<AccountActionResult>
  /** Deletes the account at the sign-in service. The data on this server is deleted separately. */
  readonly deleteAccount: () => Promise<AccountActionResult>
}

export interface PasswordPolicy {
  /** True when passwords that break a rule are rejected; otherwise only those that are too short for any project. */
  readonly enforced: boolean
  readonly minLength: number
  /** Null for no limit. */
  readonly maxLength: number | null
  readonly lowercase: boolean
  readonly uppercase: boolean
  readonly digit: boolean
  /** At least one of the characters in `symbols`. */
  readonly symbol: boolean
  readonly symbols: string
}

const OUT: Session = { kind: 'out' }

/** Signing in is not available: on a server, and in unrelated tests. */
const NO_SESSIONS: Sessions = {
  current: () => OUT,
  news: () => null,
  subscribe: () => () => {},
  authorization: () => Promise.resolve(null),
  loadActions: () => Promise.reject(new Error('Signing in is not available here.')),
}

/**
 * `SignInButton` renders nothing where signing in is impossible or already done. `AccountPanel` shows the signed-in person and
 * the account actions, or else that button. Both hand the focus over to the `KeptFocus` around them.
 */
export const SessionsContext = createContext<Sessions>(NO_SESSIONS)

export function useSessions(): Sessions {
  return use(SessionsContext)
}

export function useSession(): Session {
  const { subscribe, current } = useSessions()
  return useSyncExternalStore(subscribe, current, () => OUT)
}

/** A new object for each event. */
export function useSessionNews(): SessionNews | null {
  const { subscribe, news } = useSessions()
  return useSyncExternalStore(subscribe, news, () => null)
}
