import { openIdentity } from '../../gateway/composition/open-identity.ts'
import { credentialsOf } from '../../gateway/http/graphql/credentials.ts'
import type { Purpose } from '../../gateway/identity/rules/credentials.ts'
import type { NotAllowedReason, Viewer } from '../../gateway/identity/rules/viewer.ts'
import { createOperators } from '../../gateway/identity/services/operators.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { type StandInPerson, startAuthStandIn } from './auth-stand-in.ts'
import { bearer, type IdTokenClaims, idTokenOf, PROJECT_ID } from './id-tokens.ts'
import { openWithEmulator } from './open-at-stand-in.ts'
import type { openTestWorld } from './test-world.ts'

/** Rights that a field can require, as named in the schema. */
export const RIGHTS = ['anyone', 'signedIn', 'editor'] as const

export type Right = (typeof RIGHTS)[number]

/** Senders of requests, and why they lack a right; null when they have it. */
const SENDERS = {
  anonymous: { signedIn: 'UNKNOWN_VIEWER', editor: 'UNKNOWN_VIEWER' },
  'with an invalid token': { signedIn: 'SIGN_IN_INVALID', editor: 'SIGN_IN_INVALID' },
  'whose token has expired': { signedIn: 'SIGN_IN_EXPIRED', editor: 'SIGN_IN_EXPIRED' },
  'whose sign-in was revoked': { signedIn: 'SIGN_IN_WITHDRAWN', editor: 'SIGN_IN_WITHDRAWN' },
  'whose account was disabled': { signedIn: 'SIGN_IN_WITHDRAWN', editor: 'SIGN_IN_WITHDRAWN' },
  'of another project': { signedIn: 'SIGN_IN_INVALID', editor: 'SIGN_IN_INVALID' },
  'whom Firebase cannot confirm': { signedIn: 'SIGN_IN_UNCONFIRMED', editor: 'SIGN_IN_UNCONFIRMED' },
  'without a role': { signedIn: null, editor: 'NO_ROLE' },
  'who was an editor when the token was issued': { signedIn: null, editor: 'NO_ROLE' },
  'who is an editor': { signedIn: null, editor: null },
  'who is an admin': { signedIn: null, editor: null },
  'with the token of the operator': { signedIn: 'NOT_SIGNED_IN', editor: null },
  'with the cookie of an operator': { signedIn: 'NOT_SIGNED_IN', editor: null },
  'with that cookie from another page': { signedIn: 'ANOTHER_PAGE', editor: 'ANOTHER_PAGE' },
} as const satisfies Readonly<Record<string, Readonly<Record<Exclude<Right, 'anyone'>, NotAllowedReason | null>>>>

export type Sender = keyof typeof SENDERS

export const SENDER_NAMES: readonly Sender[] = Object.keys(SENDERS).filter((name): name is Sender => name in SENDERS)

/** Reasons why senders may not read what is for editors, where they differ: a read trusts the role in the token. */
const READERS: Readonly<Partial<Record<Sender, NotAllowedReason | null>>> = {
  'who was an editor when the token was issued': null,
  'who is an editor': 'NO_ROLE',
  'who is an admin': 'NO_ROLE',
}

/** Returns why a sender lacks a right; null when they have it. */
export function reasonOf(sender: Sender, right: Right, purpose: Purpose = 'write'): NotAllowedReason | null {
  if (right === 'anyone') return null
  const trusted = right === 'editor' && purpose === 'read' ? READERS[sender] : undefined
  return trusted === undefined ? SENDERS[sender][right] : trusted
}

/** Expiry dates around the real time, because Google's client uses the machine's clock. */
const NOT_YET = Date.UTC(2091, 0, 1)
const LONG_AGO = Date.UTC(2020, 0, 1)

const OPERATOR_TOKEN = 'the-token-of-the-operator'
const UNREACHABLE_HOST = '127.0.0.1:1'
const PAGE = new URL('http://lanewatch.test/graphql')

type World = Pick<ReturnType<typeof openTestWorld>, 'store' | 'clock'>

/** Identifies senders like the product: with Google's client, over a stand-in of its emulator. */
export async function openSenders({ store, clock }: World) {
  const operators = createOperators({ store, clock, key: new Uint8Array(32), token: OPERATOR_TOKEN })
  const firebase = await startAuthStandIn()
  const [identity, unreachable] = [await openIdentityAt(firebase.host), await openIdentityAt(UNREACHABLE_HOST)]

  async function openIdentityAt(host: string) {
    const signIn = { projectId: PROJECT_ID, apiKey: 'key', authDomain: 'lanewatch.test', emulatorUrl: `http://${host}` }
    const log = createLog({ level: 'silent', write: () => {}, now: () => clock.now() })
    return openWithEmulator(host, () => openIdentity({ operators, signIn, clock, log }))
  }

  async function openSession(): Promise<string> {
    const use = await operators.useLink(await operators.openLink())
    if (use.kind !== 'editor') throw new Error(`The link is ${use.kind}.`)
    return use.cookie
  }

  /** Adds a person with the sender's name as id and this state, and returns their header. */
  function signIn(id: Sender, now: Partial<StandInPerson> = {}, claims: IdTokenClaims = {}) {
    firebase.put(id, now)
    return { authorization: bearer(idTokenOf(clock.now(), { id, until: NOT_YET, ...claims })) }
  }

  const credentialHeaders: Readonly<Record<Sender, () => HeadersInit | Promise<HeadersInit>>> = {
    anonymous: () => ({}),
    'with an invalid token': () => ({ authorization: bearer('no.token.atall') }),
    'whose token has expired': () => signIn('whose token has expired', {}, { until: LONG_AGO }),
    'whose sign-in was revoked': () =>
      signIn('whose sign-in was revoked', { validSince: Math.floor(clock.now() / 1_000) + 1, claims: { admin: true } }),
    'whose account was disabled': () =>
      signIn('whose account was disabled', { disabled: true, claims: { admin: true } }),
    'of another project': () => signIn('of another project', {}, { projectId: 'demo-other', custom: { admin: true } }),
    'whom Firebase cannot confirm': () => signIn('whom Firebase cannot confirm', {}, { custom: { admin: true } }),
    'without a role': () => signIn('without a role'),
    'who was an editor when the token was issued': () =>
      signIn('who was an editor when the token was issued', {}, { custom: { editor: true } }),
    'who is an editor': () => signIn('who is an editor', { claims: { editor: true } }),
    'who is an admin': () => signIn('who is an admin', { claims: { admin: true } }),
    'with the token of the operator': () => ({ authorization: bearer(OPERATOR_TOKEN) }),
    'with the cookie of an operator': async () => ({ cookie: await openSession(), origin: PAGE.origin }),
    'with that cookie from another page': async () => ({
      cookie: await openSession(),
      origin: 'https://elsewhere.test',
    }),
  }

  return {
    /** Returns the identity of a sender, with credentials issued now. */
    async knows(sender: Sender): Promise<(purpose: Purpose) => Promise<Viewer>> {
      const credentials = credentialsOf(new Headers(await credentialHeaders[sender]()), PAGE)
      const chosen = sender === 'whom Firebase cannot confirm' ? unreachable : identity
      return (purpose) => chosen.identify(credentials, purpose)
    },
    async close(): Promise<void> {
      await Promise.all([identity.close(), unreachable.close(), firebase.close()])
    },
  }
}
