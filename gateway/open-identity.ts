import { type Credentials, findBearerToken } from './domain/credentials.ts'
import type { Viewer } from './domain/viewer.ts'
import type { Clock } from './ports/clock.ts'
import type { Identity } from './ports/identity.ts'
import type { Log } from './server/log.ts'
import { createShortMemory } from './services/short-memory.ts'
import type { SignIn } from './services/status.ts'
import {
  createFirebaseIdentity,
  type FirebaseIdentityOptions,
  type PersonRecord,
} from './sources/firebase/firebase-identity.ts'
import { toCredentialsProblem } from './sources/firebase/firebase-problem.ts'

/** How long a person is believed to be what Firebase said, in milliseconds. */
const REMEMBERED_MS = 10_000

/** How many people are remembered at once. */
const MOST_REMEMBERED = 1_000

/** Who knows operators, for whatever purpose. */
interface KnowsOperators {
  identify(credentials: Credentials): Promise<Viewer>
}

interface OpenIdentityOptions {
  readonly operators: KnowsOperators
  /** What signs people in; null where nobody but operators is known. */
  readonly signIn: SignIn | null
  readonly clock: Clock
  readonly log: Log
}

/** Knows who sends a request, until it is closed. */
export interface OpenIdentity extends Identity {
  close(): Promise<void>
}

/**
 * Opens what knows operators and, where people can sign in, them. The log says when there are no credentials to look
 * people up with, which only writing needs, and when an emulator takes the place of all.
 */
export async function openIdentity({ operators, signIn, clock, log }: OpenIdentityOptions): Promise<OpenIdentity> {
  if (signIn === null) return { identify: (credentials) => operators.identify(credentials), close: async () => {} }

  // Google's client takes half a second to load, which only those who use it pay.
  const { checkGoogleCredentials, openFirebaseAuth } = await import('./sources/firebase/firebase-auth.ts')
  if (signIn.emulatorUrl === null) {
    checkGoogleCredentials().catch((error: unknown) =>
      log.warn('whoever signs in can only read', { problem: toCredentialsProblem(error) }),
    )
  } else {
    log.warn('an emulator signs people in, and anybody as anybody: let nobody else reach this server', {
      emulator: signIn.emulatorUrl,
    })
  }
  const { auth, close } = openFirebaseAuth(signIn.projectId)
  const report = (problem: string) => log.warn('a sign-in could not be confirmed', { problem })
  return { ...joinIdentities(operators, createPeople({ people: auth, clock, report })), close }
}

/** Knows people, each by a record that Firebase gave out less than {@link REMEMBERED_MS} ago when they write. */
export function createPeople(options: Omit<FirebaseIdentityOptions, 'remember'>): Identity {
  const { clock } = options
  const remember = createShortMemory<PersonRecord>({ clock, lifetimeMs: REMEMBERED_MS, most: MOST_REMEMBERED })
  return createFirebaseIdentity({ ...options, remember })
}

/**
 * Whoever sends the operators' token means to be one. Any other token is a person's, who is told why it is none where it is
 * none. A person whose browser has opened an operator's link as well has the rights of both, under his own name.
 */
function joinIdentities(operators: KnowsOperators, people: Identity): Identity {
  return {
    async identify(credentials, purpose) {
      const operator = await operators.identify(credentials)
      const sendsTheirToken = operator.kind === 'operator' && operator.sessionId === null
      if (sendsTheirToken || findBearerToken(credentials.authorization) === null) return operator
      const viewer = await people.identify(credentials, purpose)
      if (operator.kind === 'visitor') return viewer
      return viewer.kind === 'person' ? { ...viewer, role: viewer.role ?? 'editor' } : operator
    },
  }
}
