import type { Schedule } from '../../http/connection/stalled-reader.ts'
import type { ApiKeyProblem } from '../../identity/rules/api-key.ts'
import { type Credentials, findBearerToken } from '../../identity/rules/credentials.ts'
import type { Viewer, VisitorReason } from '../../identity/rules/viewer.ts'

export const SIGN_IN_ENDED = 'The sign-in has ended: connect again with a new token.'

/** Close reasons for rejected tokens. The protocol limits them to 123 bytes. */
const REFUSALS = {
  UNKNOWN_VIEWER: 'Unknown token: connect again with another token, or without one.',
  ANOTHER_PAGE: 'Unknown token: connect again with another token, or without one.',
  SIGN_IN_EXPIRED: SIGN_IN_ENDED,
  SIGN_IN_WITHDRAWN: 'The sign-in was withdrawn: sign in again.',
  SIGN_IN_INVALID: 'The token was not issued for this server: connect again with another token, or without one.',
  SIGN_IN_UNCONFIRMED: 'The sign-in could not be confirmed: connect again in a moment.',
} as const satisfies Record<VisitorReason, string>

export const API_KEY_ENDED = 'The API key was revoked: connect again with another one.'

/** Close codes and reasons for refused API keys. Clients of graphql-ws connect again after 4403, and not after 4401. */
export const API_KEY_REFUSALS = {
  MALFORMED: [4401, 'The API key is incomplete or mistyped: its checksum is wrong. Copy the whole key.'],
  UNKNOWN: [4401, 'Unknown or revoked API key: connect again with another one, or without one.'],
  TOO_MANY_UNKNOWN: [4403, 'Your address has sent too many unknown API keys. Connect again in a minute.'],
  UNCONFIRMED: [4403, 'The API key could not be checked: connect again in a moment.'],
} as const satisfies Record<ApiKeyProblem, readonly [code: number, reason: string]>

/** Longest delay of one timer: timers of more than 24 days would fire at once. */
const LONGEST_TIMER_MS = 24 * 60 * 60_000

/** Returns the credentials of a connection. An `authorization` in `connection_init` replaces the header. */
export function withConnectionParams(credentials: Credentials, params: unknown): Credentials {
  const authorization =
    typeof params === 'object' && params !== null && 'authorization' in params && params.authorization
  return typeof authorization === 'string' ? { ...credentials, authorization } : credentials
}

/** Returns the close reason for a rejected token; null for a known viewer, and for a client without a token. */
export function findRefusal(viewer: Viewer, { authorization }: Credentials): string | null {
  const refused = viewer.kind === 'visitor' && findBearerToken(authorization) !== null
  return refused ? REFUSALS[viewer.reason] : null
}

/** Returns the time when a viewer's sign-in ends, in milliseconds since 1970; null when it has no end. */
export function endOf(viewer: Viewer): number | null {
  return viewer.kind === 'visitor' ? null : viewer.until
}

export interface Timer {
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number
  readonly schedule: Schedule
}

/** Runs `run` once at a time in milliseconds since 1970, however far away. The returned function cancels it. */
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
