import {
  createFirebaseIdentity,
  type FirebaseIdentityOptions,
  type PersonRecord,
} from '../identity/firebase/firebase-identity.ts'
import { toCredentialsProblem } from '../identity/firebase/firebase-problem.ts'
import { type Credentials, findBearerToken } from '../identity/rules/credentials.ts'
import type { Viewer } from '../identity/rules/viewer.ts'
import type { Identity } from '../identity/services/identity.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import type { SignIn } from '../status/services/status.ts'
import { createShortCache } from '../store/short-cache.ts'

const REMEMBERED_MS = 10_000

const MAX_REMEMBERED = 1_000

interface KnowsOperators {
  identify(credentials: Credentials): Promise<Viewer>
}

interface OpenIdentityOptions {
  readonly operators: KnowsOperators
  /** The Firebase project that signs people in; null when only operators are known. */
  readonly signIn: SignIn | null
  readonly clock: Clock
  readonly log: Log
}

/** Identifies the sender of a request, until it is closed. */
export interface OpenIdentity extends Identity {
  close(): Promise<void>
}

/**
 * Opens the identification of operators and, when sign-in is on, of people. Logs a warning when the credentials to look
 * people up are missing, which only writes need, and when an emulator signs people in.
 */
export async function openIdentity({ operators, signIn, clock, log }: OpenIdentityOptions): Promise<OpenIdentity> {
  if (signIn === null) return { identify: (credentials) => operators.identify(credentials), close: async () => {} }

  // Google's client takes half a second to load. Only installations that use it pay for that.
  const { checkGoogleCredentials, openFirebaseAuth } = await import('../identity/firebase/firebase-auth.ts')
  if (signIn.emulatorUrl === null) {
    checkGoogleCredentials().catch((error: unknown) =>
      log.warn('people who sign in can only read', { problem: toCredentialsProblem(error) }),
    )
  } else {
    log.warn('an emulator signs people in without a check of who they are: keep this server private', {
      emulator: signIn.emulatorUrl,
    })
  }
  const { auth, close } = openFirebaseAuth(signIn.projectId)
  const report = (problem: string) => log.warn('a sign-in could not be confirmed', { problem })
  return { ...joinIdentities(operators, createPeople({ people: auth, clock, report })), close }
}

/** Identifies people. For a write a person's Firebase record must be younger than {@link REMEMBERED_MS}. */
export function createPeople(options: Omit<FirebaseIdentityOptions, 'remember'>): Identity {
  const { clock } = options
  const remember = createShortCache<PersonRecord>({ clock, lifetimeMs: REMEMBERED_MS, most: MAX_REMEMBERED })
  return createFirebaseIdentity({ ...options, remember })
}

/**
 * Joins both identities. The operators' token identifies an operator; any other token belongs to a person, who gets the reason when
 * it is rejected. A person whose browser has also opened an operator's link keeps their own name and has the rights of both.
 */
function joinIdentities(operators: KnowsOperators, people: Identity): Identity {
  return {
    async identify(credentials, purpose) {
      const operator = await operators.identify(credentials)
      const sendsOperatorToken = operator.kind === 'operator' && operator.sessionId === null
      if (sendsOperatorToken || findBearerToken(credentials.authorization) === null) return operator
      const viewer = await people.identify(credentials, purpose)
      if (operator.kind === 'visitor') return viewer
      return viewer.kind === 'person' ? { ...viewer, role: viewer.role ?? 'editor' } : operator
    },
  }
}
