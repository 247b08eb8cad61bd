import { type Credentials, findBearerToken } from '../domain/credentials.ts'
import type { Viewer, VisitorReason } from '../domain/viewer.ts'
import type { Schedule } from './stalled-reader.ts'

/** What a connection is told that ends with the sign-in of whoever opened it. */
export const SIGN_IN_ENDED = 'The sign-in has ended: connect again with a new token.'

/** What whoever shows a token is told that makes nobody of him. At most 123 bytes, as the protocol has it. */
const REFUSALS = {
  UNKNOWN_VIEWER: 'The token is not known here: connect again with another, or with none.',
  ANOTHER_PAGE: 'The token is not known here: connect again with another, or with none.',
  SIGN_IN_EXPIRED: SIGN_IN_ENDED,
  SIGN_IN_WITHDRAWN: 'The sign-in was withdrawn: sign in again.',
  SIGN_IN_INVALID: 'The token is none of this server: connect again with another, or with none.',
  SIGN_IN_UNCONFIRMED: 'The sign-in could not be confirmed: connect again in a while.',
} as const satisfies Record<VisitorReason, string>

/** Timers of more than 24 days fire at once. */
const LONGEST_TIMER_MS = 24 * 60 * 60_000

/** The credentials of a connection: what `connection_init` brought as `authorization` counts instead of the header. */
export function withConnectionParams(credentials: Credentials, params: unknown): Credentials {
  const authorization =
    typeof params === 'object' && params !== null && 'authorization' in params && params.authorization
  return typeof authorization === 'string' ? { ...credentials, authorization } : credentials
}

/** Why a connection is refused; null for whoever is known, and for whoever shows no token. */
export function findRefusal(viewer: Viewer, { authorization }: Credentials): string | null {
  const refused = viewer.kind === 'visitor' && findBearerToken(authorization) !== null
  return refused ? REFUSALS[viewer.reason] : null
}

/** When the sign-in of a viewer ends, in milliseconds since 1970; null when it does not. */
export function endOf(viewer: Viewer): number | null {
  return viewer.kind === 'visitor' ? null : viewer.until
}

/** The time, handed in. */
export interface Timer {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly schedule: Schedule
}

/** Runs something once, when a moment has come, however far away; what is returned calls it off. */
export function runAt({ now, schedule }: Timer, moment: number, run: () => void): () => void {
  let callOff: (() => void) | null = null
  function wait(): void {
    const left = moment - now()
    if (left <= 0) run()
    else callOff = schedule(Math.min(left, LONGEST_TIMER_MS), wait)
  }
  wait()
  return () => callOff?.()
}
