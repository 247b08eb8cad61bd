/** Time zone of the server, which does not know that of the visitor. */
export const SERVER_ZONE = 'UTC'

/** Returns the time zone of the browser; that of the server where there is no browser. */
export function ownZone(): string {
  return typeof document === 'undefined' ? SERVER_ZONE : new Intl.DateTimeFormat().resolvedOptions().timeZone
}
