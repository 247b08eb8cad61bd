/** The Firebase project of the tests. */
export const PROJECT_ID = 'demo-lanewatch'

const HOUR_MS = 60 * 60_000
const SECOND_MS = 1_000

/** Claims of a token that differ from the defaults. */
export interface IdTokenClaims {
  /** Subject of the token; `person-1` by default. */
  readonly id?: string
  readonly name?: string
  readonly email?: string
  readonly emailVerified?: boolean
  /** Time of the sign-in, in milliseconds since 1970; `now` by default. */
  readonly signedInAt?: number
  /** Expiry of the token, in milliseconds since 1970; an hour after `now` by default. */
  readonly until?: number
  /** Audience of the token; {@link PROJECT_ID} by default. */
  readonly projectId?: string
  /** Issuer of the token; that of the project by default. */
  readonly issuer?: string
  /** Custom claims, such as `{ editor: true }`. */
  readonly custom?: Readonly<Record<string, unknown>>
}

/** Returns the decoded claims of the token that {@link idTokenOf} makes from the same arguments. */
export function claimsOf(now: number, claims: IdTokenClaims = {}) {
  const { id = 'person-1', projectId = PROJECT_ID, signedInAt = now, until = now + HOUR_MS } = claims
  return {
    iss: claims.issuer ?? `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: Math.floor(signedInAt / SECOND_MS),
    sub: id,
    iat: Math.floor(now / SECOND_MS),
    exp: Math.floor(until / SECOND_MS),
    ...(claims.name === undefined ? {} : { name: claims.name }),
    ...(claims.email === undefined ? {} : { email: claims.email, email_verified: claims.emailVerified ?? false }),
    ...claims.custom,
    firebase: { sign_in_provider: 'password' },
  }
}

/** Returns an ID token like that of an Auth emulator at `now`. It is unsigned, so only emulator mode accepts it. */
export function idTokenOf(now: number, claims: IdTokenClaims = {}): string {
  return `${toPart({ alg: 'none', typ: 'JWT' })}.${toPart(claimsOf(now, claims))}.`
}

/** Authorization header with the token. */
export function bearer(token: string): string {
  return `Bearer ${token}`
}

function toPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
