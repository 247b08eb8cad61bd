import type { Session, AccountActions } from './session.ts'

export type SignedIn = Extract<Session, { readonly kind: 'in' }>

/** Renews tokens and ends sessions by itself. */
export interface SignInService extends AccountActions {
  /** Calls `listener` once the signed-in state is known, and after each change of it or of the person. */
  readonly watch: (listener: (person: SignedIn | null) => void) => void
  /** Valid for an hour; null when signed out. Rejects when a token can't be renewed. */
  readonly token: (renewed: boolean) => Promise<string | null>
}
