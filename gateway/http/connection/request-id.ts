import { randomUUID } from 'node:crypto'

const SANE = /^[A-Za-z0-9-]{1,64}$/

/**
 * A proxy or client may send its own id in `x-request-id`: 1 to 64 letters, digits and hyphens. Any other value is replaced, so
 * that clients can't write arbitrary text into the log.
 */
export function requestIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && SANE.test(header) ? header : randomUUID()
}
