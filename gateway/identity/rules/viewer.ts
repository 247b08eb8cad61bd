export type Viewer = Visitor | Operator | Person

interface Visitor {
  readonly kind: 'visitor'
  readonly reason: VisitorReason
}

/** A person who runs the server, or who received a link or the token from them. Operators have no names of their own. */
export interface Operator {
  readonly kind: 'operator'
  readonly name: string
  /** Id of the operator's session; null for a sender of the token itself. */
  readonly sessionId: string | null
  /** Expiry of the session, in milliseconds since 1970; null when it does not expire. */
  readonly until: number | null
}

export interface Person {
  readonly kind: 'person'
  /** The sign-in service's id of the person: 1 to 128 characters, never reused. */
  readonly id: string
  /** Display name; null when the person gave none. */
  readonly name: string | null
  /** Null when the service has none. */
  readonly email: string | null
  /** True when the person verified the address. */
  readonly emailVerified: boolean
  /** Null when no role was granted. */
  readonly role: Role | null
  /** Expiry of the request's credential, in milliseconds since 1970. A person who stays longer presents a new one. */
  readonly until: number
}

/** A role that was granted to a person. An admin may do everything that an editor may. */
export type Role = (typeof ROLES)[number]

export const ROLES = ['editor', 'admin'] as const

/** A viewer who may change the rosters. */
export type Editor = Operator | (Person & { readonly role: Role })

export type VisitorReason =
  | 'UNKNOWN_VIEWER'
  | 'ANOTHER_PAGE'
  | 'SIGN_IN_EXPIRED'
  | 'SIGN_IN_WITHDRAWN'
  | 'SIGN_IN_INVALID'
  | 'SIGN_IN_UNCONFIRMED'

/** Reasons why a viewer may not do something. */
export type NotAllowedReason = VisitorReason | 'NO_ROLE' | 'NOT_SIGNED_IN'

/** Refusal of a viewer without the necessary right. */
export interface NotAllowed {
  readonly kind: 'not-allowed'
  readonly reason: NotAllowedReason
}

export const VISITOR: Viewer = { kind: 'visitor', reason: 'UNKNOWN_VIEWER' }

export function isEditor(viewer: Viewer): viewer is Editor {
  return viewer.kind === 'operator' || (viewer.kind === 'person' && viewer.role !== null)
}

export function isPerson(viewer: Viewer): viewer is Person {
  return viewer.kind === 'person'
}

/** For a viewer whose kind or role lacks a right. */
export function toNotAllowed(viewer: Viewer): NotAllowed {
  const reasons = { operator: 'NOT_SIGNED_IN', person: 'NO_ROLE' } as const
  return { kind: 'not-allowed', reason: viewer.kind === 'visitor' ? viewer.reason : reasons[viewer.kind] }
}

/** Signature of operators' changes: they have no names of their own. */
export const OPERATOR_NAME = 'operator'

/** Returns the public signature of an editor's changes. It is never a mail address, and a person can't sign as the operator. */
export function signatureOf(editor: Editor): string {
  if (editor.kind === 'operator') return editor.name
  const isOwnName = editor.name !== null && editor.name.toLowerCase() !== OPERATOR_NAME
  return isOwnName ? editor.name : `editor ${editor.id.slice(0, 6)}`
}
