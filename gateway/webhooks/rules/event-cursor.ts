/** Returns the cursor of an entry of the journal, which is opaque to clients. */
export function toEventCursor(number: number): string {
  return Buffer.from(`event:${number}`).toString('base64url')
}

/** Returns the number of the entry that a cursor names; null for a text that is no cursor of an event. */
export function findEventNumber(cursor: string): number | null {
  const [, number] = /^event:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return number === undefined ? null : Number(number)
}
