import type { Session, SignInDeeds } from './session.ts'

/** Who is signed in. */
export type SignedIn = Extract<Session, { readonly kind: 'in' }>

/** The service that signs people in, once its code has come. It renews tokens, and ends sessions, by itself. */
export interface SignInService extends SignInDeeds {
  /** Calls `listener` once it is known whether somebody is signed in, and whenever that or what is known of him changes. */
  readonly watch: (listener: (person: SignedIn | null) => void) => void
  /** What proves who is signed in, for an hour; null when nobody is. Rejects when there should be another and none comes. */
  readonly token: (renewed: boolean) => Promise<string | null>
}
