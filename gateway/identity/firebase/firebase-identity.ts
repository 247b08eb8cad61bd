import { z } from 'zod'
import type { Clock } from '../../shared/clock.ts'
import { hasInvisible, toTitle } from '../../shared/written-text.ts'
import { findBearerToken } from '../rules/credentials.ts'
import { type Person, type Viewer, VISITOR, type VisitorReason } from '../rules/viewer.ts'
import type { Identity } from '../services/identity.ts'
import { roleIn } from './firebase-claims.ts'
import { findFirebaseCode, toProblem } from './firebase-problem.ts'

/** Timeout of each request to Firebase. */
const LONGEST_WAIT_MS = 5_000

const SECOND_MS = 1_000

/** The used part of Firebase's client. Its answers are parsed here. */
export interface FirebasePeople {
  /** Resolves to the claims of a valid, unexpired ID token of the project; rejects for any other token. */
  verifyIdToken(token: string): Promise<unknown>
  /** Resolves to the current record of a person; rejects with `auth/user-not-found` for an unknown person. */
  getUser(id: string): Promise<unknown>
}

export type PersonRecord = z.infer<typeof personRecord> | 'missing'

export interface FirebaseIdentityOptions {
  readonly people: FirebasePeople
  readonly clock: Clock
  /** Caches a person's record for a short time. A revoked role or sign-in stays valid for that time. */
  readonly remember: (id: string, ask: () => Promise<PersonRecord>) => Promise<PersonRecord>
  /** Called with the reason why Firebase is unavailable, and a way to fix it. */
  readonly report: (problem: string) => void
}

const idToken = z.object({
  sub: z.string().min(1).max(128),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  /** Expiry of the token, in seconds since 1970. */
  exp: z.number(),
  /** Time of the sign-in, in seconds since 1970. */
  auth_time: z.number(),
})

const personRecord = z.object({
  disabled: z.boolean(),
  /** Sign-ins before this time are no longer valid. Whole seconds. */
  tokensValidAfterTime: z
    .string()
    .transform((text) => Date.parse(text))
    .pipe(z.number())
    .nullish(),
  customClaims: z.unknown().optional(),
})

/** The person in a verified token, with the role that they had when it was issued. */
interface Proof {
  readonly kind: 'proof'
  readonly person: Person
  /** In milliseconds since 1970. */
  readonly signedInAt: number
}

/** Codes of Firebase for people whose sign-in was withdrawn. Its emulator checks this whenever it verifies a token. */
const WITHDRAWN: ReadonlySet<string | null> = new Set([
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/id-token-revoked',
])

/**
 * Identifies people by the ID tokens of a Firebase project. For a write it also fetches the person's record. A token is
 * unconfirmed when the record does not arrive in time.
 */
export function createFirebaseIdentity({ people, clock, remember, report }: FirebaseIdentityOptions): Identity {
  async function verify(token: string): Promise<Proof | Viewer> {
    try {
      const proof = toProof(await inTime(clock, people.verifyIdToken(token)))
      // Google's client uses the machine's clock instead of this one.
      return proof.person.until > clock.now() ? proof : visitor('SIGN_IN_EXPIRED')
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === 'SIGN_IN_UNCONFIRMED') report(toProblem(error))
      return visitor(reason)
    }
  }

  /** Callers that wait for the same answer fail together, and the problem is reported once. */
  async function ask(id: string): Promise<PersonRecord> {
    try {
      return personRecord.parse(await inTime(clock, people.getUser(id)))
    } catch (error) {
      if (findFirebaseCode(error) === 'auth/user-not-found') return 'missing'
      report(toProblem(error))
      throw error
    }
  }

  async function confirm({ person, signedInAt }: Proof): Promise<Viewer> {
    try {
      const record = await remember(person.id, () => ask(person.id))
      if (record === 'missing' || record.disabled) return visitor('SIGN_IN_WITHDRAWN')
      if (signedInAt < (record.tokensValidAfterTime ?? signedInAt)) return visitor('SIGN_IN_WITHDRAWN')
      return { ...person, role: roleIn(record.customClaims) }
    } catch {
      return visitor('SIGN_IN_UNCONFIRMED')
    }
  }

  return {
    async identify({ authorization }, purpose) {
      const token = findBearerToken(authorization)
      if (token === null) return VISITOR
      const verified = await verify(token)
      if (verified.kind !== 'proof') return verified
      return purpose === 'write' ? confirm(verified) : verified.person
    },
  }
}

/** Throws for claims that don't belong to an ID token. */
function toProof(claims: unknown): Proof {
  const { sub, name, email, email_verified, exp, auth_time } = idToken.parse(claims)
  const person: Person = {
    kind: 'person',
    id: sub,
    name: toName(name ?? ''),
    email: email ?? null,
    emailVerified: email_verified ?? false,
    role: roleIn(claims),
    until: exp * SECOND_MS,
  }
  return { kind: 'proof', person, signedInAt: auth_time * SECOND_MS }
}

/** The person's public name; null for an empty one, and for one that could imitate another name. */
function toName(text: string): string | null {
  const name = toTitle(text)
  return name === '' || hasInvisible(name) ? null : name
}

/** Reason for rejecting a token that could not be verified. */
function reasonOf(error: unknown): VisitorReason {
  const code = findFirebaseCode(error)
  if (code === 'auth/id-token-expired') return 'SIGN_IN_EXPIRED'
  if (WITHDRAWN.has(code)) return 'SIGN_IN_WITHDRAWN'
  // Firebase uses this code both for an invalid token and for a failure to fetch Google's public keys. Only the message
  // of the former names the token.
  const isAboutToken = error instanceof Error && /ID token|verifyIdToken/.test(error.message)
  if (code === 'auth/argument-error') return isAboutToken ? 'SIGN_IN_INVALID' : 'SIGN_IN_UNCONFIRMED'
  // An unreadable token fails before any request is sent.
  return error instanceof SyntaxError || error instanceof TypeError || error instanceof z.ZodError
    ? 'SIGN_IN_INVALID'
    : 'SIGN_IN_UNCONFIRMED'
}

function visitor(reason: VisitorReason): Viewer {
  return { kind: 'visitor', reason }
}

async function inTime<T>(clock: Clock, answer: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>()
  const message = `Firebase gave no answer within ${LONGEST_WAIT_MS / SECOND_MS} seconds`
  const cancel = clock.schedule(LONGEST_WAIT_MS, () => timeout.reject(new Error(message)))
  return Promise.race([answer, timeout.promise]).finally(cancel)
}
