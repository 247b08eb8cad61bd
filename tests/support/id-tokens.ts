/** The project that tests sign people in with. */
export const PROJECT_ID = 'demo-lanewatch'

const HOUR = 60 * 60_000
const SECOND = 1_000

/** What a token says, where it is not to be what most say. */
export interface IdTokenClaims {
  /** Whom it names; `person-1` when left out. */
  readonly id?: string
  readonly name?: string
  readonly email?: string
  readonly emailVerified?: boolean
  /** When its person signed in, in milliseconds since 1970; `now` when left out. */
  readonly signedInAt?: number
  /** When it ends, in milliseconds since 1970; an hour after `now` when left out. */
  readonly until?: number
  /** The project that it is for; {@link PROJECT_ID} when left out. */
  readonly projectId?: string
  /** Who gave it out; that of the project when left out. */
  readonly issuer?: string
  /** Custom claims, such as `{ editor: true }`. */
  readonly custom?: Readonly<Record<string, unknown>>
}

/** What Firebase's verifier answers for the token that {@link idTokenOf} makes of the same. */
export function claimsOf(now: number, claims: IdTokenClaims = {}) {
  const { id = 'person-1', projectId = PROJECT_ID, signedInAt = now, until = now + HOUR } = claims
  return {
    iss: claims.issuer ?? `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: Math.floor(signedInAt / SECOND),
    sub: id,
    iat: Math.floor(now / SECOND),
    exp: Math.floor(until / SECOND),
    ...(claims.name === undefined ? {} : { name: claims.name }),
    ...(claims.email === undefined ? {} : { email: claims.email, email_verified: claims.emailVerified ?? false }),
    ...claims.custom,
    firebase: { sign_in_provider: 'password' },
  }
}

/** An ID token that an Auth emulator could have made at `now`: nobody has signed it, so only an emulator's reader takes it. */
export function idTokenOf(now: number, claims: IdTokenClaims = {}): string {
  return `${toPart({ alg: 'none', typ: 'JWT' })}.${toPart(claimsOf(now, claims))}.`
}

/** The header of a request whose sender shows the token. */
export function bearer(token: string): string {
  return `Bearer ${token}`
}

function toPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
