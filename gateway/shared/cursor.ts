/** Thrown for a cursor that this server did not write. */
export class InvalidCursorError extends Error {
  override readonly name = 'InvalidCursorError'

  constructor() {
    super('`after` is not a cursor of this list: pass the `endCursor` of an earlier page, unchanged.')
  }
}

/** Returns the cursor of a position, with its length in front: a position that is cut off can be another one. */
export function encodeCursor(position: string): string {
  return Buffer.from(`~${position.length}~${position}`).toString('base64url')
}

/**
 * Returns the position of a cursor, whose form the caller checks. Cursors of earlier versions have no length, and their positions
 * never begin with `~`. Throws {@link InvalidCursorError} for a cursor that was cut.
 */
export function decodeCursor(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString()
  const position = text.replace(/^~\d+~/, '')
  if (text.startsWith('~') && encodeCursor(position) !== cursor) throw new InvalidCursorError()
  return position
}
