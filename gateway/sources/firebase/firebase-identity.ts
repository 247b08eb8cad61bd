import { z } from 'zod'
import { findBearerToken } from '../../domain/credentials.ts'
import { type Person, type Viewer, VISITOR, type VisitorReason } from '../../domain/viewer.ts'
import { hasInvisible, toTitle } from '../../domain/written-text.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Identity } from '../../ports/identity.ts'
import { roleIn } from './firebase-claims.ts'
import { findFirebaseCode, toProblem } from './firebase-problem.ts'

/** How long a request waits for each answer of Firebase, in milliseconds. */
const LONGEST_WAIT_MS = 5_000

const SECOND = 1_000

/** What is asked of Firebase. Its answers are parsed here. */
export interface FirebasePeople {
  /** The claims of an ID token of the project that has not expired; rejects for any other. */
  verifyIdToken(token: string): Promise<unknown>
  /** What is known of a person now; rejects with `auth/user-not-found` for who is not there. */
  getUser(id: string): Promise<unknown>
}

/** What is known of a person now. */
export type PersonRecord = z.infer<typeof personRecord> | 'missing'

export interface FirebaseIdentityOptions {
  readonly people: FirebasePeople
  readonly clock: Clock
  /** Gives a person's record again for a short while: so long do a role and a sign-in count that were taken back. */
  readonly remember: (id: string, ask: () => Promise<PersonRecord>) => Promise<PersonRecord>
  /** Is told why Firebase could not be asked, and what to mend. */
  readonly report: (problem: string) => void
}

const idToken = z.object({
  sub: z.string().min(1).max(128),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  /** When the token ends, in seconds since 1970. */
  exp: z.number(),
  /** When the person signed in, in seconds since 1970. */
  auth_time: z.number(),
})

const personRecord = z.object({
  disabled: z.boolean(),
  /** Who signed in before this moment has to do it again. Whole seconds. */
  tokensValidAfterTime: z
    .string()
    .transform((text) => Date.parse(text))
    .pipe(z.number())
    .nullish(),
  customClaims: z.unknown().optional(),
})

/** A person as a token tells of him, with the role of the moment when it was made. */
interface Proof {
  readonly kind: 'proof'
  readonly person: Person
  /** In milliseconds since 1970. */
  readonly signedInAt: number
}

/** What Firebase says of people. Its emulator looks them up whenever it verifies a token. */
const WITHDRAWN: ReadonlySet<string | null> = new Set([
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/id-token-revoked',
])

/**
 * Knows people by the ID tokens of a Firebase project. Before a write Firebase is asked for the person's record; a token
 * whose person can't be asked for in time is unconfirmed.
 */
export function createFirebaseIdentity({ people, clock, remember, report }: FirebaseIdentityOptions): Identity {
  async function verify(token: string): Promise<Proof | Viewer> {
    try {
      const proof = toProof(await inTime(clock, people.verifyIdToken(token)))
      // Google's client goes by the clock of the machine.
      return proof.person.until > clock.now() ? proof : visitor('SIGN_IN_EXPIRED')
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === 'SIGN_IN_UNCONFIRMED') report(toProblem(error))
      return visitor(reason)
    }
  }

  /** Those who wait for the same answer fail together, which is told once. */
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

/** Throws for claims that are none of an ID token. */
function toProof(claims: unknown): Proof {
  const { sub, name, email, email_verified, exp, auth_time } = idToken.parse(claims)
  const person: Person = {
    kind: 'person',
    id: sub,
    name: toName(name ?? ''),
    email: email ?? null,
    emailVerified: email_verified ?? false,
    role: roleIn(claims),
    until: exp * SECOND,
  }
  return { kind: 'proof', person, signedInAt: auth_time * SECOND }
}

/** What a person calls himself, for others to read; null for nothing, and for what could pass for another name. */
function toName(text: string): string | null {
  const name = toTitle(text)
  return name === '' || hasInvisible(name) ? null : name
}

/** Why a token that could not be verified makes nobody of its sender. */
function reasonOf(error: unknown): VisitorReason {
  const code = findFirebaseCode(error)
  if (code === 'auth/id-token-expired') return 'SIGN_IN_EXPIRED'
  if (WITHDRAWN.has(code)) return 'SIGN_IN_WITHDRAWN'
  // The same code stands for a token that is no good and for keys of Google's that did not come to verify it with: only
  // what is said of the former names the token.
  const isAboutToken = error instanceof Error && /ID token|verifyIdToken/.test(error.message)
  if (code === 'auth/argument-error') return isAboutToken ? 'SIGN_IN_INVALID' : 'SIGN_IN_UNCONFIRMED'
  // What can't be read at all breaks before anybody is asked.
  return error instanceof SyntaxError || error instanceof TypeError || error instanceof z.ZodError
    ? 'SIGN_IN_INVALID'
    : 'SIGN_IN_UNCONFIRMED'
}

function visitor(reason: VisitorReason): Viewer {
  return { kind: 'visitor', reason }
}

async function inTime<T>(clock: Clock, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const message = `Firebase gave no answer within ${LONGEST_WAIT_MS / SECOND} seconds`
  const callOff = clock.schedule(LONGEST_WAIT_MS, () => late.reject(new Error(message)))
  return Promise.race([answer, late.promise]).finally(callOff)
}
