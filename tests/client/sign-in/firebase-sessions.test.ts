import { deleteApp, getApps } from 'firebase/app'
import { AuthErrorCodes } from 'firebase/auth'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { AUTH_ERRORS } from '../../../client/sign-in/auth-error-words.ts'
import { openFirebase } from '../../../client/sign-in/firebase-sessions.ts'
import type { SignedIn, SignInService } from '../../../client/sign-in/sign-in-service.ts'

/** Replaces `fetch` before the import: Firebase captures it when it is imported. No other test file of this process may import it. */
const network = vi.hoisted(() => {
  const replacement: { fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response> } = {
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  }
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => replacement.fetch(address, init))
  return replacement
})

// Other test files share this process.
afterAll(() => vi.unstubAllGlobals())

/** Codes of this project, and codes missing in the public table of the SDK. */
const UNLISTED = [
  'unavailable',
  'missing-email',
  'configuration-not-found',
  'password-does-not-meet-requirements',
  'second-factor-already-in-use',
]

/** Answers of Google's service by method: a body or an error code. */
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

/** A service without errors. */
const WORKING: Answers = {
  signUp: TOKENS,
  signInWithPassword: TOKENS,
  lookup: { users: [ACCOUNT] },
  sendOobCode: { email: ACCOUNT.email },
  delete: {},
  passwordPolicy: { customStrengthOptions: {}, enforcementState: 'OFF', schemaVersion: 1 },
}

function openProject(answers: Answers) {
  const requests: { readonly method: string; readonly body: unknown; readonly language: string | null }[] = []
  network.fetch = async (address, init = {}) => {
    const method = /(\w+)\?/.exec(address instanceof Request ? address.url : String(address))?.[1] ?? ''
    const body: unknown = typeof init.body === 'string' && init.body.startsWith('{') ? JSON.parse(init.body) : null
    requests.push({ method, body, language: new Headers(init.headers).get('x-firebase-locale') })
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
  return { service, seen, methods: () => requests.map(({ method }) => method), requests }
}

const opened: SignInService[] = []

afterEach(async () => {
  // Without a browser, all projects store their session in the same place.
  await Promise.all(opened.splice(0).map((service) => service.signOut()))
  await Promise.all(getApps().map(deleteApp))
})

describe('signing in with Firebase', () => {
  it('reports the viewer and returns a token', async () => {
    const { service, seen, methods } = openProject(WORKING)
    expect(await service.signIn('veyl@lanewatch.example', 'secret1')).toEqual({ kind: 'done' })
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

  it('starts signed out', async () => {
    const { service, seen } = openProject(WORKING)
    await vi.waitFor(() => expect(seen).toEqual([null]))
    expect(await service.token(false)).toBeNull()
    expect(await service.sendVerification()).toEqual({ kind: 'failed', code: 'null-user' })
  })

  it('sends a verification mail for a new account, in the language of the page', async () => {
    const { service, requests } = openProject(WORKING)
    expect(await service.signUp('veyl@lanewatch.example', 'secret1')).toEqual({ kind: 'done' })
    expect(requests.find(({ method }) => method === 'sendOobCode')).toMatchObject({
      body: { requestType: 'VERIFY_EMAIL' },
      language: 'pl',
    })
  })

  it('creates the account even when the mail cannot be sent', async () => {
    const { service } = openProject({ ...WORKING, sendOobCode: 'INVALID_SENDER' })
    expect(await service.signUp('veyl@lanewatch.example', 'secret1')).toEqual({ kind: 'done' })
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
  ])('maps the error %s of the service to its code', async (word, code) => {
    const { service } = openProject({ ...WORKING, signInWithPassword: word })
    expect(await service.signIn('veyl@lanewatch.example', 'secret1')).toEqual({ kind: 'failed', code })
  })

  it('reports an unreachable service', async () => {
    const { service } = openProject(WORKING)
    network.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await service.signIn('veyl@lanewatch.example', 'secret1')).toEqual({
      kind: 'failed',
      code: 'network-request-failed',
    })
  })

  it('does not reveal whether an account exists when a reset is requested', async () => {
    const { service } = openProject({ ...WORKING, sendOobCode: 'EMAIL_NOT_FOUND' })
    expect(await service.sendReset('none@lanewatch.example')).toEqual({ kind: 'done' })
  })
})

describe('the password policy of a project', () => {
  const STRICT = {
    customStrengthOptions: { minPasswordLength: 10, maxPasswordLength: 64, containsNumericCharacter: true },
    allowedNonAlphanumericCharacters: ['!', '?'],
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  }

  it('is read in full', async () => {
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

  it('blocks a password that breaks it before it is sent', async () => {
    const { service, methods } = openProject({ ...WORKING, passwordPolicy: STRICT })
    expect(await service.signUp('veyl@lanewatch.example', 'too short')).toEqual({
      kind: 'failed',
      code: 'password-does-not-meet-requirements',
    })
    expect(methods()).toEqual(['passwordPolicy'])
  })

  it('blocks no password when it is not enforced', async () => {
    const { service } = openProject({ ...WORKING, passwordPolicy: { ...STRICT, enforcementState: 'OFF' } })
    expect(await service.passwordPolicy()).toMatchObject({ enforced: false, minLength: 10 })
    expect(await service.signUp('veyl@lanewatch.example', 'short1')).toEqual({ kind: 'done' })
  })

  it.each([
    ['there is no answer', 'OPERATION_NOT_ALLOWED'],
    ['its schema is unknown', { ...STRICT, schemaVersion: 2 }],
  ])('requires six characters when %s', async (_why, passwordPolicy) => {
    const { service } = openProject({ ...WORKING, passwordPolicy })
    expect(await service.passwordPolicy()).toMatchObject({
      enforced: true,
      minLength: 6,
      maxLength: null,
      digit: false,
    })
    expect(await service.signUp('veyl@lanewatch.example', 'secret1')).toEqual({ kind: 'done' })
  })
})

describe('a viewer signed in with Firebase', () => {
  it('signs out', async () => {
    const { service, seen } = openProject(WORKING)
    await service.signIn('veyl@lanewatch.example', 'secret1')
    expect(await service.signOut()).toEqual({ kind: 'done' })
    await vi.waitFor(() => expect(seen.at(-1)).toBeNull())
    expect(service.waysIn()).toEqual([])
  })

  it('deletes the account after confirming a sign-in that is too old', async () => {
    const { service, seen } = openProject(WORKING)
    await service.signIn('veyl@lanewatch.example', 'secret1')
    expect(await service.isFresh()).toBe(false)
    expect(await service.confirm('secret1')).toEqual({ kind: 'done' })
    expect(await service.deleteAccount()).toEqual({ kind: 'done' })
    await vi.waitFor(() => expect(seen.at(-1)).toBeNull())
  })

  it('has a fresh sign-in as long as the token says so', async () => {
    const now = Math.floor(Date.now() / 1000)
    const fresh = [{ alg: 'none' }, { sub: 'person-veyl', exp: now + 3600, iat: now, auth_time: now }, {}]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const { service } = openProject({ ...WORKING, signInWithPassword: { ...TOKENS, idToken: fresh } })
    await service.signIn('veyl@lanewatch.example', 'secret1')
    expect(await service.isFresh()).toBe(true)
  })

  it('is verified once the link of the mail was opened', async () => {
    const { service, seen } = openProject({
      ...WORKING,
      lookup: { users: [{ ...ACCOUNT, emailVerified: true }] },
      token: { access_token: ID_TOKEN, refresh_token: 'refresh', expires_in: '3600' },
    })
    await service.signIn('veyl@lanewatch.example', 'secret1')
    expect(await service.lookAgain()).toEqual({ kind: 'done' })
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ emailVerified: true }))
  })
})

describe('the words for errors of signing in', () => {
  it('only cover codes of the service', () => {
    const known = new Set([...Object.values(AuthErrorCodes).map((code) => code.replace('auth/', '')), ...UNLISTED])
    expect(Object.keys(AUTH_ERRORS).filter((code) => !known.has(code))).toEqual([])
  })
})
