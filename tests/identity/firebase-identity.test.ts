import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPeople } from '../../gateway/open-identity.ts'
import type { Credentials } from '../../gateway/domain/credentials.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { bearer, claimsOf, type IdTokenClaims } from '../support/id-tokens.ts'

const HOUR = 60 * 60_000

/** What Firebase would answer when it is asked for a person. */
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

/** People who show a token with these claims. */
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

describe('whoever shows an ID token to read', () => {
  it('is who the token names, and nobody is asked', async () => {
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
      until: now + HOUR,
    })
    expect(firebase.asked).toBe(0)
  })

  it('has no name and no address where the token has none', async () => {
    const { people } = start()
    const unnamed = { kind: 'person', name: null, email: null, emailVerified: false }
    expect(await people.identify(SHOWN, 'read')).toMatchObject(unnamed)
  })

  it.each(['', '  ', 'Ada\u202E', 'A\u200Bda'])(
    'has no name where it is %j, which could pass for another',
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
  ])('with the claims %j has the role %s', async (custom, role) => {
    const { people } = start({ custom })
    expect(await people.identify(SHOWN, 'read')).toMatchObject({ kind: 'person', role })
  })

  it.each([null, '', 'Bearer', 'Basic YTpi', 'a.b.c'])(
    'is a visitor without a reason where %j is sent',
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
  ])('is told %s where Firebase says so', async (reason, error) => {
    const { people, firebase, problems } = start()
    firebase.verifyIdToken = rejecting(error)
    expect(await people.identify(SHOWN, 'read')).toEqual(reasonOf(reason))
    expect(problems).toEqual([])
  })

  it.each([
    new FirebaseError('auth/argument-error', 'Error while making request: getaddrinfo ENOTFOUND www.example.com.'),
    new FirebaseError('auth/argument-error', 'Error fetching public keys for Google certs: 503'),
    new FirebaseError('app/network-error', 'Error while making request: connect ECONNREFUSED 127.0.0.1:1.'),
  ])('is not called invalid while there is nothing to verify the token with: %s', async (error) => {
    const { people, firebase, problems } = start()
    firebase.verifyIdToken = rejecting(error)
    expect(await people.identify(SHOWN, 'read')).toEqual(reasonOf('SIGN_IN_UNCONFIRMED'))
    expect(problems).toEqual([`${error.message} (${error.code})`])
  })

  it('is told that the sign-in has ended at the moment when the token ends', async () => {
    const { people, clock } = start()
    await clock.advance(HOUR - 1)
    expect(await people.identify(SHOWN, 'read')).toMatchObject({ kind: 'person' })
    await clock.advance(1)
    expect(await people.identify(SHOWN, 'read')).toEqual(reasonOf('SIGN_IN_EXPIRED'))
  })

  it.each([{ sub: '' }, { sub: 'x'.repeat(129) }, { exp: 'soon' }, { auth_time: undefined }])(
    'is nobody with claims of another shape: %j',
    async (other) => {
      const { people, firebase, now } = start()
      firebase.verifyIdToken = () => Promise.resolve({ ...claimsOf(now), ...other })
      expect(await people.identify(SHOWN, 'read')).toEqual(reasonOf('SIGN_IN_INVALID'))
    },
  )
})

describe('whoever shows an ID token to write', () => {
  it('has the role of now, whatever the token says', async () => {
    const { people, firebase } = start({ custom: { admin: true } })
    firebase.answer = () => Promise.resolve({ ...RECORD, customClaims: { editor: true } })
    expect(await people.identify(SHOWN, 'write')).toMatchObject({ kind: 'person', role: 'editor' })
    firebase.answer = () => Promise.resolve({ ...RECORD, customClaims: undefined })
    expect(await people.identify(SHOWN, 'read')).toMatchObject({ role: 'admin' })
  })

  it('has lost a role that was taken 10 seconds ago, and has one that was given', async () => {
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
    ['is not there any more', rejecting(new FirebaseError('auth/user-not-found'))],
  ] as const)('is told that the sign-in was withdrawn where the person %s', async (_, answer) => {
    const { people, firebase, problems } = start()
    firebase.answer = answer
    expect(await people.identify(SHOWN, 'write')).toEqual(reasonOf('SIGN_IN_WITHDRAWN'))
    expect(await people.identify(SHOWN, 'read')).toMatchObject({ kind: 'person' })
    expect(problems).toEqual([])
  })

  it('is told so where he signed in before the moment that Firebase names, and not after it', async () => {
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

  it('makes Firebase be asked once in 10 seconds, however many writes there are at once', async () => {
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

  it('is unconfirmed while Firebase can not be asked, and no longer', async () => {
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

  it.each(['verifyIdToken', 'getUser'] as const)('waits 5 seconds for %s, and the next one asks anew', async (slow) => {
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
  })

  it('is unconfirmed where what is known of him can not be understood', async () => {
    const { people, firebase, problems } = start()
    firebase.answer = () => Promise.resolve({ ...RECORD, tokensValidAfterTime: 'yesterday' })
    expect(await people.identify(SHOWN, 'write')).toEqual(reasonOf('SIGN_IN_UNCONFIRMED'))
    expect(problems).toHaveLength(1)
  })

  it.each([
    ['app/invalid-credential', /GOOGLE_APPLICATION_CREDENTIALS/],
    ['auth/insufficient-permission', /roles\/firebaseauth\.admin/],
  ])('makes the log say what to mend for %s', async (code, mending) => {
    const { people, firebase, problems } = start()
    firebase.answer = rejecting(new FirebaseError(code))
    await people.identify(SHOWN, 'write')
    expect(problems).toEqual([expect.stringMatching(mending)])
  })

  it('never has a role for more than 10 seconds that was taken', async () => {
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
          const stood = history.filter((_, index) => (history[index + 1]?.at ?? Infinity) > since)
          const isEditor = viewer.kind === 'person' && viewer.role === 'editor'
          expect(stood.map((one) => one.editor)).toContain(isEditor)
        }
      }),
      { numRuns: 50 },
    )
  })
})
