/** Whoever sends a request. */
export type Viewer = Visitor | Operator | Person

/** Somebody who is not known. */
interface Visitor {
  readonly kind: 'visitor'
  /** Why not. */
  readonly reason: VisitorReason
}

/** Whoever runs the server, or was given a link or the token by him. Nobody with a name of his own. */
export interface Operator {
  readonly kind: 'operator'
  /** What his changes are signed with. */
  readonly name: string
  /** The session that makes him one; null for who sends the token itself. */
  readonly sessionId: string | null
  /** When that ends by itself, in milliseconds since 1970; null when it does not. */
  readonly until: number | null
}

/** Somebody who signed in. */
export interface Person {
  readonly kind: 'person'
  /** Whom the sign-in service means: 1 to 128 characters, never given to somebody else. */
  readonly id: string
  /** What he calls himself; null when he gave no name. */
  readonly name: string | null
  /** Null when the service knows none. */
  readonly email: string | null
  /** Whether he proved that the address is his. */
  readonly emailVerified: boolean
  /** Null for who was given none. */
  readonly role: Role | null
  /** When the proof that came with the request ends, in milliseconds since 1970; whoever is still here shows a new one. */
  readonly until: number
}

/** What a person was given. An admin may do all that an editor may. */
export type Role = (typeof ROLES)[number]

export const ROLES = ['editor', 'admin'] as const

/** Somebody who may change the rosters. */
export type Editor = Operator | (Person & { readonly role: Role })

/** Why nobody is known to have sent a request. */
export type VisitorReason =
  | 'UNKNOWN_VIEWER'
  | 'ANOTHER_PAGE'
  | 'SIGN_IN_EXPIRED'
  | 'SIGN_IN_WITHDRAWN'
  | 'SIGN_IN_INVALID'
  | 'SIGN_IN_UNCONFIRMED'

/** Why a viewer may not do something. */
export type NotAllowedReason = VisitorReason | 'NO_ROLE' | 'NOT_SIGNED_IN'

/** The viewer may not do this. */
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

/** Why a viewer is refused what his kind or his role does not allow. */
export function toNotAllowed(viewer: Viewer): NotAllowed {
  const reasons = { operator: 'NOT_SIGNED_IN', person: 'NO_ROLE' } as const
  return { kind: 'not-allowed', reason: viewer.kind === 'visitor' ? viewer.reason : reasons[viewer.kind] }
}

/** What operators' changes are signed with: they have no names of their own. */
export const OPERATOR_NAME = 'operator'

/** What an editor's changes are signed with, for everybody to read: never a mail address, nor what a person can't be. */
export function signatureOf(editor: Editor): string {
  if (editor.kind === 'operator') return editor.name
  const isHisOwn = editor.name !== null && editor.name.toLowerCase() !== OPERATOR_NAME
  return isHisOwn ? editor.name : `editor ${editor.id.slice(0, 6)}`
}
