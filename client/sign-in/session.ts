import { createContext, use, useSyncExternalStore } from 'react'

/** Whether somebody is signed in here. */
export type Session =
  | { readonly kind: 'out' }
  /** A session of an earlier visit is being looked at: it may be `in` or `out` in a moment. */
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'in'
      /** Whom the sign-in service means. */
      readonly id: string
      readonly name: string | null
      readonly email: string | null
      /** Whether he proved that the address is his. */
      readonly emailVerified: boolean
    }

/** What happened to the session last, to be told to whoever is at the page. */
export interface SessionNews {
  readonly is:
    | 'signed-in'
    | 'signed-out'
    /** The sign-in service ended it: the account was disabled or deleted, or its sessions were ended everywhere. */
    | 'ended'
    /** The account was deleted from here. */
    | 'deleted'
}

/** Who is signed in at this page. Nothing of the sign-in service is fetched before somebody is signed in, or about to be. */
export interface Sessions {
  readonly current: () => Session
  /** Null while nothing happened since the page was loaded. A session of an earlier visit that goes on is no news. */
  readonly news: () => SessionNews | null
  /** Calls `listener` after each change; gives back what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * The `Authorization` header of a request, `Bearer …`; null when nobody is signed in. Waits while the session is
   * `starting`. The token is renewed by itself when it is about to end; `renewed` asks for another one in any case.
   */
  readonly authorization: (how?: 'renewed') => Promise<string | null>
  /**
   * What people can do about their sign-in. Fetches the code of the sign-in service, so only for who is signed in or wants
   * to be. Rejects when that can't be fetched, or when nobody can sign in here.
   */
  readonly deeds: () => Promise<SignInDeeds>
}

/** How a deed ended. */
export type DeedOutcome =
  | { readonly is: 'done' }
  /** A code of the sign-in service without `auth/`: auth-error-words.ts says what it means. */
  | { readonly is: 'failed'; readonly code: string }

/** A way to sign in. */
export type WayIn = 'password' | 'google'

/** What people can do about their sign-in. None of it rejects. */
export interface SignInDeeds {
  /** Opens Google's window. */
  readonly signInWithGoogle: () => Promise<DeedOutcome>
  readonly signIn: (email: string, password: string) => Promise<DeedOutcome>
  /** Makes an account, signs in, and sends the mail that proves the address. */
  readonly signUp: (email: string, password: string) => Promise<DeedOutcome>
  /** What a password must be like; the least that any project asks for when its own rules can't be asked for. */
  readonly passwordPolicy: () => Promise<PasswordPolicy>
  /** Sends a mail that lets its reader choose another password. Never tells whether there is such an account. */
  readonly sendReset: (email: string) => Promise<DeedOutcome>
  readonly sendVerification: () => Promise<DeedOutcome>
  /** Asks whether the address has been proved by now. */
  readonly lookAgain: () => Promise<DeedOutcome>
  readonly signOut: () => Promise<DeedOutcome>
  /** How whoever is signed in can sign in; empty when nobody is. */
  readonly waysIn: () => readonly WayIn[]
  /** Whether he signed in so short a time ago that he may delete his account. */
  readonly isFresh: () => Promise<boolean>
  /** Proves once more who he is, with his password. */
  readonly confirm: (password: string) => Promise<DeedOutcome>
  readonly confirmWithGoogle: () => Promise<DeedOutcome>
  /** Deletes the account at the sign-in service. What this server keeps of him is another matter. */
  readonly deleteAccount: () => Promise<DeedOutcome>
}

/** What a password must be like. */
export interface PasswordPolicy {
  /** Whether a password that breaks a rule is refused; otherwise only one that is too short for any project is. */
  readonly enforced: boolean
  readonly minLength: number
  /** Null for no limit. */
  readonly maxLength: number | null
  readonly lowercase: boolean
  readonly uppercase: boolean
  readonly digit: boolean
  /** One of the characters in `symbols`. */
  readonly symbol: boolean
  readonly symbols: string
}

const OUT: Session = { kind: 'out' }

/** Where nobody can be signed in: on a server, and in tests of other matters. */
const NOBODY: Sessions = {
  current: () => OUT,
  news: () => null,
  subscribe: () => () => {},
  authorization: () => Promise.resolve(null),
  deeds: () => Promise.reject(new Error('Nobody can sign in here.')),
}

/**
 * The sessions of this page. To offer signing in, show `SignInButton` of SignInButton.tsx, which shows nothing where nobody can
 * or somebody is; to show who is signed in and what he can do about it, or else that button, `AccountPanel` of AccountPanel.tsx. Both hand the focus
 * over to the `KeptFocus` around them.
 */
export const SessionsContext = createContext<Sessions>(NOBODY)

export function useSessions(): Sessions {
  return use(SessionsContext)
}

/** Whether somebody is signed in, now and whenever that changes. */
export function useSession(): Session {
  const { subscribe, current } = useSessions()
  return useSyncExternalStore(subscribe, current, () => OUT)
}

/** What happened last; another object each time. */
export function useSessionNews(): SessionNews | null {
  const { subscribe, news } = useSessions()
  return useSyncExternalStore(subscribe, news, () => null)
}
