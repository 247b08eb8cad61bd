/** Whoever sends a request. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'editor'
      /** What his changes are signed with. */
      readonly name: string
      /** The session that makes him one; null for who sends the token itself. */
      readonly sessionId: string | null
      /** When that ends by itself, in milliseconds since 1970; null when it does not. */
      readonly until: number | null
    }

/** Somebody who may change the rosters. */
export type Editor = Extract<Viewer, { kind: 'editor' }>

export const VISITOR: Viewer = { kind: 'visitor' }

/** The viewer as an editor; null when he may not change the rosters. The one place that decides it. */
export function findEditor(viewer: Viewer): Editor | null {
  return viewer.kind === 'editor' ? viewer : null
}
