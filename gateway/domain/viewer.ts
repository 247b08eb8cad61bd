/** Whoever sends a request. */
export type Viewer = Visitor | Editor

/** Somebody who is not known. */
interface Visitor {
  readonly kind: 'visitor'
  /** Whether he showed the cookie of a session, but from a page of another host, where it does not count. */
  readonly cookieDropped: boolean
}

/** Somebody who may change the rosters. */
export interface Editor {
  readonly kind: 'editor'
  /** What his changes are signed with. */
  readonly name: string
  /** The session that makes him one; null for who sends the token itself. */
  readonly sessionId: string | null
  /** When that ends by itself, in milliseconds since 1970; null when it does not. */
  readonly until: number | null
}

/** Why a viewer may not do something. */
export type NotAllowedReason = 'UNKNOWN_VIEWER' | 'ANOTHER_PAGE'

/** The viewer may not do this. */
export interface NotAllowed {
  readonly kind: 'not-allowed'
  readonly reason: NotAllowedReason
}

export const VISITOR: Viewer = { kind: 'visitor', cookieDropped: false }

/** The viewer as an editor, or why he may not change the rosters. The one place that decides it. */
export function toEditor(viewer: Viewer): Editor | NotAllowed {
  if (viewer.kind === 'editor') return viewer
  return { kind: 'not-allowed', reason: viewer.cookieDropped ? 'ANOTHER_PAGE' : 'UNKNOWN_VIEWER' }
}

/** The viewer as an editor; null when he may not change the rosters. */
export function findEditor(viewer: Viewer): Editor | null {
  const editor = toEditor(viewer)
  return editor.kind === 'editor' ? editor : null
}
