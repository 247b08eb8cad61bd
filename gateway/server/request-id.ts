import { randomUUID } from 'node:crypto'

const SANE = /^[A-Za-z0-9-]{1,64}$/

/**
 * The name of one request in the log and in its answer. A proxy or client may bring its own in `x-request-id`: 1 to 64
 * letters, digits and hyphens; anything else is replaced, so that nobody writes what he likes into the log.
 */
export function requestIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && SANE.test(header) ? header : randomUUID()
}
