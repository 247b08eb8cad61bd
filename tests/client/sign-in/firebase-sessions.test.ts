import { deleteApp, getApps } from 'firebase/app'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { openFirebase } from '../../../client/sign-in/firebase-sessions.ts'
import type { SignedIn, SignInService } from '../../../client/sign-in/sign-in-service.ts'

/** Firebase takes the network over when it is imported: what stands for it is put in its place before. */
const network = vi.hoisted(() => {
  const stand: { fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response> } = {
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  }
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => stand.fetch(address, init))
  return stand
})

// Other files share this process.
afterAll(() => vi.unstubAllGlobals())

/** What Google's service answers, by the method that is called: a body, or one of its words for what went wrong. */
type Answers = Readonly<Record<string, object | string>>

const ID_TOKEN = [{ alg: 'none' }, { sub: 'person-veyl', exp: 4_102_444_800, iat: 0, auth_time: 0 }, {}]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')

const TOKENS = { idToken: ID_TOKEN, refreshToken: 'refresh', expiresIn: '3600', localId: 'person-veyl' }

const ACCOUNT = {
  localId: 'person-veyl',
  email: 'veyl@lanewatch.example',
  emailVerified: false,
  providerUserInfo: [{ providerId: 'password', rawId: 'veyl@lanewatch.example', email: 'veyl@lanewatch.example' }],
}

/** A service on which everything works. */
const WORKING: Answers = {
  signUp: TOKENS,
  signInWithPassword: TOKENS,
  lookup: { users: [ACCOUNT] },
  sendOobCode: { email: ACCOUNT.email },
  delete: {},
  passwordPolicy: { customStrengthOptions: {}, enforcementState: 'OFF', schemaVersion: 1 },
}

function openProject(answers: Answers) {
  const asked: { readonly method: string; readonly body: unknown; readonly language: string | null }[] = []
  network.fetch = async (address, init = {}) => {
    const method = /(\w+)\?/.exec(address instanceof Request ? address.url : String(address))?.[1] ?? ''
    const body: unknown = typeof init.body === 'string' && init.body.startsWith('{') ? JSON.parse(init.body) : null
    asked.push({ method, body, language: new Headers(init.headers).get('x-firebase-locale') })
    const answer = answers[method] ?? 'OPERATION_NOT_ALLOWED'
    return typeof answer === 'string'
      ? Response.json({ error: { code: 400, message: answer } }, { status: 400 })
      : Response.json(answer)
  }
  const project = { projectId: 'demo-x', apiKey: 'key', authDomain: 'demo-x.firebaseapp.com', emulatorUrl: null }
  const service = openFirebase(project, () => 'pl')
  opened.push(service)
  const seen: (SignedIn | null)[] = []
  service.watch((person) => seen.push(person))
  return { service, seen, methods: () => asked.map(({ method }) => method), asked }
}

const opened: SignInService[] = []

afterEach(async () => {
  // Without a browser every project keeps its session in one and the same place.
  await Promise.all(opened.splice(0).map((service) => service.signOut()))
  await Promise.all(getApps().map(deleteApp))
})

describe('Signing in with Firebase', () => {
  it('tells who it is, and gives his token', async () => {
    const { service, seen, methods } = openProject(WORKING)
    expect(await service.signIn('veyl@lanewatch.example', 'secret1')).toEqual({ is: 'done' })
    await vi.waitFor(() =>
      expect(seen.at(-1)).toEqual({
        kind: 'in',
        id: 'person-veyl',
        name: null,
        email: 'veyl@lanewatch.example',
        emailVerified: false,
      }),
    )
    expect(await service.token(false)).toBe(ID_TOKEN)
    expect(service.waysIn()).toEqual(['password'])
    expect(methods()).toEqual(['signInWithPassword', 'lookup'])
  })

  it('begins with nobody', async () => {
    const { service, seen } = openProject(WORKING)
    await vi.waitFor(() => expect(seen).toEqual([null]))
    expect(await service.token(false)).toBeNull()
    expect(await service.sendVerification()).toEqual({ is: 'failed', code: 'null-user' })
  })

  it('sends a mail to confirm the address of a new account, in the language of the page', async () => {
    const { service, asked } = openProject(WORKING)
    expect(await service.signUp('veyl@lanewatch.example', 'secret1')).toEqual({ is: 'done' })
    expect(asked.find(({ method }) => method === 'sendOobCode')).toMatchObject({
      body: { requestType: 'VERIFY_EMAIL' },
      language: 'pl',
    })
  })

  it('makes the account all the same where the mail can not be sent', async () => {
    const { service } = openProject({ ...WORKING, sendOobCode: 'INVALID_SENDER' })
    expect(await service.signUp('veyl@lanewatch.example', 'secret1')).toEqual({ is: 'done' })
  })

  it.each([
    ['EMAIL_EXISTS', 'email-already-in-use'],
    ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
    ['INVALID_PASSWORD', 'wrong-password'],
    ['EMAIL_NOT_FOUND', 'user-not-found'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
    ['USER_DISABLED', 'user-disabled'],
    ['TOKEN_EXPIRED', 'user-token-expired'],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
    ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'password-does-not-meet-requirements'],
    ['RESET_PASSWORD_EXCEED_LIMIT', 'too-many-requests'],
  ])('calls %s of the service by the code that the words go by', async (word, code) => {
    const { service } = openProject({ ...WORKING, signInWithPassword: word })
    expect(await service.signIn('veyl@lanewatch.example', 'secret1')).toEqual({ is: 'failed', code })
  })

  it('says so when the service can not be reached', async () => {
    const { service } = openProject(WORKING)
    network.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await service.signIn('veyl@lanewatch.example', 'secret1')).toEqual({
      is: 'failed',
      code: 'network-request-failed',
    })
  })

  it('does not tell whether there is an account when a reset is asked for', async () => {
    const { service } = openProject({ ...WORKING, sendOobCode: 'EMAIL_NOT_FOUND' })
    expect(await service.sendReset('nobody@lanewatch.example')).toEqual({ is: 'done' })
  })
})

describe('The password policy of a project', () => {
  const STRICT = {
    customStrengthOptions: { minPasswordLength: 10, maxPasswordLength: 64, containsNumericCharacter: true },
    allowedNonAlphanumericCharacters: ['!', '?'],
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  }

  it('is read as it is', async () => {
    const { service } = openProject({ ...WORKING, passwordPolicy: STRICT })
    expect(await service.passwordPolicy()).toEqual({
      enforced: true,
      minLength: 10,
      maxLength: 64,
      lowercase: false,
      uppercase: false,
      digit: true,
      symbol: false,
      symbols: '!?',
    })
  })

  it('keeps a password that breaks it from being sent', async () => {
    const { service, methods } = openProject({ ...WORKING, passwordPolicy: STRICT })
    expect(await service.signUp('veyl@lanewatch.example', 'too short')).toEqual({
      is: 'failed',
      code: 'password-does-not-meet-requirements',
    })
    expect(methods()).toEqual(['passwordPolicy'])
  })

  it('holds nobody up where it is not enforced', async () => {
    const { service } = openProject({ ...WORKING, passwordPolicy: { ...STRICT, enforcementState: 'OFF' } })
    expect(await service.passwordPolicy()).toMatchObject({ enforced: false, minLength: 10 })
    expect(await service.signUp('veyl@lanewatch.example', 'short1')).toEqual({ is: 'done' })
  })

  it.each([
    ['there is no answer', 'OPERATION_NOT_ALLOWED'],
    ['it is written in a way that nobody knows yet', { ...STRICT, schemaVersion: 2 }],
  ])('is six characters where %s', async (_why, passwordPolicy) => {
    const { service } = openProject({ ...WORKING, passwordPolicy })
    expect(await service.passwordPolicy()).toMatchObject({
      enforced: true,
      minLength: 6,
      maxLength: null,
      digit: false,
    })
    expect(await service.signUp('veyl@lanewatch.example', 'secret1')).toEqual({ is: 'done' })
  })
})

describe('Who is signed in with Firebase', () => {
  it('signs out', async () => {
    const { service, seen } = openProject(WORKING)
    await service.signIn('veyl@lanewatch.example', 'secret1')
    expect(await service.signOut()).toEqual({ is: 'done' })
    await vi.waitFor(() => expect(seen.at(-1)).toBeNull())
    expect(service.waysIn()).toEqual([])
  })

  it('deletes his account, and is asked for a proof when he signed in long ago', async () => {
    const { service, seen } = openProject(WORKING)
    await service.signIn('veyl@lanewatch.example', 'secret1')
    expect(await service.isFresh()).toBe(false)
    expect(await service.confirm('secret1')).toEqual({ is: 'done' })
    expect(await service.deleteAccount()).toEqual({ is: 'done' })
    await vi.waitFor(() => expect(seen.at(-1)).toBeNull())
  })

  it('has signed in a moment ago as long as his token says so', async () => {
    const now = Math.floor(Date.now() / 1000)
    const fresh = [{ alg: 'none' }, { sub: 'person-veyl', exp: now + 3600, iat: now, auth_time: now }, {}]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const { service } = openProject({ ...WORKING, signInWithPassword: { ...TOKENS, idToken: fresh } })
    await service.signIn('veyl@lanewatch.example', 'secret1')
    expect(await service.isFresh()).toBe(true)
  })

  it('hears that his address is confirmed once he has opened the link', async () => {
    const { service, seen } = openProject({
      ...WORKING,
      lookup: { users: [{ ...ACCOUNT, emailVerified: true }] },
      token: { access_token: ID_TOKEN, refresh_token: 'refresh', expires_in: '3600' },
    })
    await service.signIn('veyl@lanewatch.example', 'secret1')
    expect(await service.lookAgain()).toEqual({ is: 'done' })
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ emailVerified: true }))
  })
})
