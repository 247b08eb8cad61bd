import type { Session, AccountActions } from './session.ts'

/** The signed-in person. */
export type SignedIn = Extract<Session, { readonly kind: 'in' }>

/** The loaded sign-in service. It renews tokens and ends sessions by itself. */
export interface SignInService extends AccountActions {
  /** Calls `listener` once the signed-in state is known, and after each change of it or of the person. */
  readonly watch: (listener: (person: SignedIn | null) => void) => void
  /**
   * Resolves to the person's token, valid for an hour; null when no one is signed in. Rejects when a token can't be renewed.
   */
  readonly token: (renewed: boolean) => Promise<string | null>
}
