import { createContext, use, useSyncExternalStore } from 'react'

/** The signed-in state of this page. */
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
  readonly is:
    | 'signed-in'
    | 'signed-out'
    /** The sign-in service ended it: the account was disabled or deleted, or its sessions were revoked everywhere. */
    | 'ended'
    /** The account was deleted from this page. */
    | 'deleted'
}

/** The sessions of this page. The sign-in service is loaded only when someone is signed in, or about to be. */
export interface Sessions {
  readonly current: () => Session
  /** Null while nothing happened since the page was loaded. Restoring an earlier session is not news. */
  readonly news: () => SessionNews | null
  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Resolves to a request's `Authorization` header, `Bearer …`; null when no one is signed in. Waits while the session is
   * `starting`. A token is renewed automatically before it expires; `renewed` requests a new one in any case.
   */
  readonly authorization: (how?: 'renewed') => Promise<string | null>
  /**
   * Loads the account actions, with the code of the sign-in service. Call it only for someone who is signed in or wants to be.
   * Rejects when the code can't be fetched, or when signing in is not available.
   */
  readonly loadActions: () => Promise<AccountActions>
}

/** Result of an account action. */
export type AccountActionResult =
  | { readonly is: 'done' }
  /** An error code of the sign-in service, without `auth/`. auth-error-words.ts explains it. */
  | { readonly is: 'failed'; readonly code: string }

/** A way to sign in. */
export type WayIn = 'password' | 'google'

/** Account actions. None of them rejects. */
export interface AccountActions {
  /** Opens Google's window. */
  readonly signInWithGoogle: () => Promise<AccountActionResult>
  readonly signIn: (email: string, password: string) => Promise<AccountActionResult>
  /** Creates an account, signs in, and sends the verification mail. */
  readonly signUp: (email: string, password: string) => Promise<AccountActionResult>
  /** Resolves to the password policy; the weakest possible one when the project's own can't be fetched. */
  readonly passwordPolicy: () => Promise<PasswordPolicy>
  /** Sends a mail to reset the password. Never reveals whether the account exists. */
  readonly sendReset: (email: string) => Promise<AccountActionResult>
  readonly sendVerification: () => Promise<AccountActionResult>
  /** Checks again whether the mail address is verified. */
  readonly lookAgain: () => Promise<AccountActionResult>
  readonly signOut: () => Promise<AccountActionResult>
  /** Sign-in methods of the signed-in person; empty when no one is signed in. */
  readonly waysIn: () => readonly WayIn[]
  /** True when the last sign-in is recent enough to delete the account. */
  readonly isFresh: () => Promise<boolean>
  /** Signs in again with the password. */
  readonly confirm: (password: string) => Promise<AccountActionResult>
  readonly confirmWithGoogle: () => Promise<AccountActionResult>
  /** Deletes the account at the sign-in service. The data on this server is deleted separately. */
  readonly deleteAccount: () => Promise<AccountActionResult>
}

/** Requirements of a password. */
export interface PasswordPolicy {
  /** True when passwords that break a rule are rejected; otherwise only those that are too short for any project are. */
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

/** Sessions where signing in is not available: on a server, and in unrelated tests. */
const NO_SESSIONS: Sessions = {
  current: () => OUT,
  news: () => null,
  subscribe: () => () => {},
  authorization: () => Promise.resolve(null),
  loadActions: () => Promise.reject(new Error('Signing in is not available here.')),
}

/**
 * The sessions of this page. `SignInButton` of SignInButton.tsx offers to sign in; it renders nothing where that is impossible
 * or already done. `AccountPanel` of AccountPanel.tsx shows the signed-in person and the account actions, or else that button.
 * Both hand the focus over to the `KeptFocus` around them.
 */
export const SessionsContext = createContext<Sessions>(NO_SESSIONS)

export function useSessions(): Sessions {
  return use(SessionsContext)
}

/** Returns the signed-in state, and rerenders on changes. */
export function useSession(): Session {
  const { subscribe, current } = useSessions()
  return useSyncExternalStore(subscribe, current, () => OUT)
}

/** Returns the last event; a new object for each. */
export function useSessionNews(): SessionNews | null {
  const { subscribe, news } = useSessions()
  return useSyncExternalStore(subscribe, news, () => null)
}
