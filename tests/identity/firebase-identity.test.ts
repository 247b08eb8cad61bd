import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPeople } from '../../gateway/composition/open-identity.ts'
import type { Credentials } from '../../gateway/identity/rules/credentials.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { bearer, claimsOf, type IdTokenClaims } from '../support/id-tokens.ts'

const HOUR_MS = 60 * 60_000

/** Firebase's answer to a look-up of a person. */
type GetUser = () => Promise<unknown>

/** An error as Google's client throws it. */
class FirebaseError extends Error {
  readonly code: string

  constructor(code: string, message = code) {
    super(message)
    this.code = code
  }
}

function rejecting(error: Error): GetUser {
  return async () => {
    throw error
  }
}

const RECORD = { uid: 'person-1', disabled: false, customClaims: {}, tokensValidAfterTime: undefined }

function credentialsWith(authorization: string | null): Credentials {
  return { authorization, cookie: null, cookieDropped: false }
}

const SHOWN = credentialsWith(bearer('a.b.c'))

/** Returns the people service for a token with these claims. */
function start(claims: IdTokenClaims = {}) {
  const clock = new FakeClock()
  const problems: string[] = []
  const now = clock.now()
  const firebase = {
    asked: 0,
    verifyIdToken: (): Promise<unknown> => Promise.resolve(claimsOf(now, claims)),
    answer: (() => Promise.resolve(RECORD)) as GetUser,
    getUser(): Promise<unknown> {
      firebase.asked++
      return firebase.answer()
    },
  }
  const people = createPeople({ people: firebase, clock, report: (problem) => problems.push(problem) })
  return { clock, problems, firebase, people, now }
}

const reasonOf = (reason: string) => ({ kind: 'visitor', reason })

describe('reading with an ID token', () => {
  it('returns the person of the token without a request to Firebase', async () => {
    const { people, firebase, now } = start({
      id: 'u1',
      name: ' Ada  L. ',
      email: 'ada@x.example',
      emailVerified: true,
    })
    expect(await people.identify(SHOWN, 'read')).toEqual({
      kind: 'person',
      id: 'u1',
      name: 'Ada L.',
      email: 'ada@x.example',
      emailVerified: true,
      role: null,
      until: now + HOUR_MS,
    })
    expect(firebase.asked).toBe(0)
  })

  it('returns no name and no address when the token has none', async () => {
    const { people } = start()
    const unnamed = { kind: 'person', name: null, email: null, emailVerified: false }
    expect(await people.identify(SHOWN, 'read')).toMatchObject(unnamed)
  })

  it.each(['', '  ', 'Ada\u202E', 'A\u200Bda'])(
    'returns no name for %j, which could pass for another name',
    async (name) => {
      const { people } = start({ name })
      expect(await people.identify(SHOWN, 'read')).toMatchObject({ kind: 'person', name: null })
    },
  )

  it.each([
    [{}, null],
    [{ editor: true }, 'editor'],
    [{ admin: true }, 'admin'],
    [{ editor: true, admin: true }, 'admin'],
    [{ editor: false, admin: 'yes' }, null],
    [{ role: 'admin' }, null],
  ])('maps the claims %j to the role %s', async (custom, role) => {
    const { people } = start({ custom })
    expect(await people.identify(SHOWN, 'read')).toMatchObject({ kind: 'person', role })
  })

  it.each([null, '', 'Bearer', 'Basic YTpi', 'a.b.c'])(
    'returns an unknown viewer for the authorization %j',
    async (sent) => {
      const { people } = start()
      expect(await people.identify(credentialsWith(sent), 'write')).toEqual(reasonOf('UNKNOWN_VIEWER'))
    },
  )

  it.each([
    ['SIGN_IN_EXPIRED', new FirebaseError('auth/id-token-expired')],
    ['SIGN_IN_INVALID', new FirebaseError('auth/argument-error', 'Firebase ID token has invalid signature.')],
    ['SIGN_IN_INVALID', new SyntaxError('Unexpected end of JSON input')],
    ['SIGN_IN_WITHDRAWN', new FirebaseError('auth/user-disabled')],
    ['SIGN_IN_WITHDRAWN', new FirebaseError('auth/id-token-revoked')],
    ['SIGN_IN_WITHDRAWN', new FirebaseError('auth/user-not-found')],
  ])('returns %s for the matching Firebase error', async (reason, error) => {
    const { people, firebase, problems } = start()
    firebase.verifyIdToken = rejecting(error)
    expect(await people.identify(SHOWN, 'read')).toEqual(reasonOf(reason))
    expect(problems).toEqual([])
  })

  it.each([
    new FirebaseError('auth/argument-error', 'Error while making request: getaddrinfo ENOTFOUND www.example.com.'),
    new FirebaseError('auth/argument-error', 'Error fetching public keys for Google certs: 503'),
    new FirebaseError('app/network-error', 'Error while making request: connect ECONNREFUSED 127.0.0.1:1.'),
  ])('returns SIGN_IN_UNCONFIRMED while the signing keys are unreachable: %s', async (error) => {
    const { people, firebase, problems } = start()
    firebase.verifyIdToken = rejecting(error)
    expect(await people.identify(SHOWN, 'read')).toEqual(reasonOf('SIGN_IN_UNCONFIRMED'))
    expect(problems).toEqual([`${error.message} (${error.code})`])
  })

  it('returns SIGN_IN_EXPIRED from the moment the token expires', async () => {
    const { people, clock } = start()
    await clock.advance(HOUR_MS - 1)
    expect(await people.identify(SHOWN, 'read')).toMatchObject({ kind: 'person' })
    await clock.advance(1)
    expect(await people.identify(SHOWN, 'read')).toEqual(reasonOf('SIGN_IN_EXPIRED'))
  })

  it.each([{ sub: '' }, { sub: 'x'.repeat(129) }, { exp: 'soon' }, { auth_time: undefined }])(
    'returns SIGN_IN_INVALID for claims of another shape: %j',
    async (other) => {
      const { people, firebase, now } = start()
      firebase.verifyIdToken = () => Promise.resolve({ ...claimsOf(now), ...other })
      expect(await people.identify(SHOWN, 'read')).toEqual(reasonOf('SIGN_IN_INVALID'))
    },
  )
})

describe('writing with an ID token', () => {
  it('uses the current role instead of that of the token', async () => {
    const { people, firebase } = start({ custom: { admin: true } })
    firebase.answer = () => Promise.resolve({ ...RECORD, customClaims: { editor: true } })
    expect(await people.identify(SHOWN, 'write')).toMatchObject({ kind: 'person', role: 'editor' })
    firebase.answer = () => Promise.resolve({ ...RECORD, customClaims: undefined })
    expect(await people.identify(SHOWN, 'read')).toMatchObject({ role: 'admin' })
  })

  it('applies granted and revoked roles after 10 seconds', async () => {
    const { people, firebase, clock } = start()
    const roles: unknown[] = []
    for (const customClaims of [{}, { editor: true }, { editor: true, admin: true }, {}]) {
      firebase.answer = () => Promise.resolve({ ...RECORD, customClaims })
      roles.push(await people.identify(SHOWN, 'write'))
      await clock.advance(10_000)
    }
    expect(roles).toMatchObject([{ role: null }, { role: 'editor' }, { role: 'admin' }, { role: null }])
  })

  it.each([
    ['is disabled', () => Promise.resolve({ ...RECORD, disabled: true })],
    ['was deleted', rejecting(new FirebaseError('auth/user-not-found'))],
  ] as const)('returns SIGN_IN_WITHDRAWN for a person who %s', async (_, answer) => {
    const { people, firebase, problems } = start()
    firebase.answer = answer
    expect(await people.identify(SHOWN, 'write')).toEqual(reasonOf('SIGN_IN_WITHDRAWN'))
    expect(await people.identify(SHOWN, 'read')).toMatchObject({ kind: 'person' })
    expect(problems).toEqual([])
  })

  it('refuses a sign-in from before the revocation time, and accepts later ones', async () => {
    for (const [later, kind] of [
      [1_000, 'visitor'],
      [0, 'person'],
      [-1_000, 'person'],
    ] as const) {
      const { people, firebase, now } = start()
      const tokensValidAfterTime = new Date(now + later).toUTCString()
      firebase.answer = () => Promise.resolve({ ...RECORD, tokensValidAfterTime })
      expect(await people.identify(SHOWN, 'write')).toMatchObject({ kind })
    }
  })

  it('asks Firebase once per 10 seconds, however many writes run at once', async () => {
    const { people, firebase, clock } = start()
    const write = () => people.identify(SHOWN, 'write')
    const all = await Promise.all(Array.from({ length: 20 }, write))
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['person']))
    await clock.advance(9_999)
    await write()
    expect(firebase.asked).toBe(1)
    await clock.advance(1)
    await write()
    expect(firebase.asked).toBe(2)
  })

  it('returns SIGN_IN_UNCONFIRMED only while Firebase is unreachable', async () => {
    const { people, firebase, problems } = start()
    firebase.answer = rejecting(new FirebaseError('auth/quota-exceeded', 'Exceeded quota.'))
    const write = () => people.identify(SHOWN, 'write')
    expect(await Promise.all([write(), write()])).toEqual([
      reasonOf('SIGN_IN_UNCONFIRMED'),
      reasonOf('SIGN_IN_UNCONFIRMED'),
    ])
    expect(problems).toEqual(['Exceeded quota. (auth/quota-exceeded)'])
    firebase.answer = () => Promise.resolve(RECORD)
    expect(await write()).toMatchObject({ kind: 'person' })
  })

  it.each(['verifyIdToken', 'getUser'] as const)(
    'times out after 5 seconds of %s, and retries on the next request',
    async (slow) => {
      const { people, firebase, clock, problems } = start()
      const quick = firebase[slow]
      firebase[slow] = () => Promise.withResolvers<never>().promise
      const waiting = people.identify(SHOWN, 'write')
      await clock.advance(5_000)
      expect(await waiting).toEqual(reasonOf('SIGN_IN_UNCONFIRMED'))
      expect(problems).toEqual(['Firebase gave no answer within 5 seconds'])
      firebase[slow] = quick
      expect(await people.identify(SHOWN, 'write')).toMatchObject({ kind: 'person' })
      expect(clock.pending).toBe(0)
    },
  )

  it('returns SIGN_IN_UNCONFIRMED for a malformed user record', async () => {
    const { people, firebase, problems } = start()
    firebase.answer = () => Promise.resolve({ ...RECORD, tokensValidAfterTime: 'yesterday' })
    expect(await people.identify(SHOWN, 'write')).toEqual(reasonOf('SIGN_IN_UNCONFIRMED'))
    expect(problems).toHaveLength(1)
  })

  it.each([
    ['app/invalid-credential', /GOOGLE_APPLICATION_CREDENTIALS/],
    ['auth/insufficient-permission', /roles\/firebaseauth\.admin/],
  ])('logs how to fix %s', async (code, hint) => {
    const { people, firebase, problems } = start()
    firebase.answer = rejecting(new FirebaseError(code))
    await people.identify(SHOWN, 'write')
    expect(problems).toEqual([expect.stringMatching(hint)])
  })

  it('never keeps a revoked role for more than 10 seconds', async () => {
    const step = fc.record({ afterMs: fc.nat({ max: 7_000 }), editor: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const { people, firebase, clock } = start()
        const history: { readonly at: number; readonly editor: boolean }[] = []
        for (const { afterMs, editor } of steps) {
          await clock.advance(afterMs)
          history.push({ at: clock.now(), editor })
          firebase.answer = () => Promise.resolve({ ...RECORD, customClaims: { editor } })
          const viewer = await people.identify(SHOWN, 'write')
          const since = clock.now() - 10_000
          const recent = history.filter((_, index) => (history[index + 1]?.at ?? Infinity) > since)
          const isEditor = viewer.kind === 'person' && viewer.role === 'editor'
          expect(recent.map((one) => one.editor)).toContain(isEditor)
        }
      }),
      { numRuns: 50 },
    )
  })
})
