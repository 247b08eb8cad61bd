import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPeople, openIdentity } from '../../gateway/composition/open-identity.ts'
import { openFirebaseAuth } from '../../gateway/identity/firebase/firebase-auth.ts'
import type { Credentials } from '../../gateway/identity/rules/credentials.ts'
import { type Viewer, VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { bearer, idTokenOf, type IdTokenClaims, PROJECT_ID } from '../support/id-tokens.ts'
import { openWithEmulator, useAuthStandIn } from '../support/open-at-stand-in.ts'

/** Far in the future: Google's client accepts tokens that expire after the real time, so only the fake clock decides. */
const START = Date.UTC(2091, 0, 1)

const OPERATOR: Viewer = { kind: 'operator', name: 'operator', sessionId: null, until: null }

/** An operator who opened a link in a browser. */
const IN_A_BROWSER: Viewer = { ...OPERATOR, sessionId: 'session', until: START + 1 }

/** Accepts the token `operator-token` and the cookie `operator`. */
const operators = {
  identify: async ({ authorization, cookie, cookieDropped }: Credentials): Promise<Viewer> => {
    if (authorization === 'Bearer operator-token') return OPERATOR
    if (cookie === 'operator') return IN_A_BROWSER
    return cookieDropped ? { kind: 'visitor', reason: 'ANOTHER_PAGE' } : VISITOR
  },
}

const NOTHING: Credentials = { authorization: null, cookie: null, cookieDropped: false }

/** Opens the identity of operators and people, with Google's client on an emulator at `host`. */
async function openAt(host: string) {
  const clock = new FakeClock(START)
  const logged: string[] = []
  const log = createLog({ level: 'debug', write: (line) => logged.push(line), now: () => clock.now() })
  const signIn = {
    projectId: PROJECT_ID,
    apiKey: 'key',
    authDomain: 'lanewatch.example',
    emulatorUrl: `http://${host}`,
  }
  const identity = await openWithEmulator(host, () => openIdentity({ operators, signIn, clock, log }))
  onTestFinished(() => identity.close())
  // The log warns that with an emulator any person can sign in as any other.
  expect(logged.splice(0)).toEqual([expect.stringContaining('an emulator signs people in')])
  const identify = (purpose: 'read' | 'write', token: string, more: Partial<Credentials> = {}) =>
    identity.identify({ ...NOTHING, authorization: bearer(token), ...more }, purpose)
  const tokenOf = (claims: IdTokenClaims = {}) => idTokenOf(clock.now(), claims)
  return { identify, tokenOf, clock, logged }
}

async function open() {
  const firebase = await useAuthStandIn()
  return { firebase, ...(await openAt(firebase.host)) }
}

/** Accepts connections, and never answers. */
async function listen() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('It listens on no port.')
  return { server, host: `127.0.0.1:${address.port}` }
}

const visitor = (reason: string) => ({ kind: 'visitor', reason })

describe('an ID token', () => {
  it('identifies its person', async () => {
    const { identify, tokenOf, clock } = await open()
    const token = tokenOf({ name: 'Ada', email: 'ada@x.example', emailVerified: true })
    const person = { kind: 'person', id: 'person-1', name: 'Ada', email: 'ada@x.example', emailVerified: true }
    const whole = { ...person, role: null, until: clock.now() + 60 * 60_000 }
    expect(await identify('read', token)).toEqual(whole)
    expect(await identify('write', token)).toEqual(whole)
  })

  it.each([
    ['has expired', 'SIGN_IN_EXPIRED', { until: Date.UTC(2020, 0, 1) }],
    ['has expired by our clock', 'SIGN_IN_EXPIRED', { until: START }],
    ['is for another project', 'SIGN_IN_INVALID', { projectId: 'demo-other' }],
    ['has another issuer', 'SIGN_IN_INVALID', { issuer: 'https://securetoken.google.com/demo-other' }],
    ['has no subject', 'SIGN_IN_INVALID', { id: '' }],
  ])('is refused when it %s: %s', async (_, reason, claims) => {
    const { identify, tokenOf } = await open()
    for (const purpose of ['read', 'write'] as const) {
      expect(await identify(purpose, tokenOf(claims))).toEqual(visitor(reason))
    }
  })

  it.each([
    'a',
    'a.b.c',
    'e30.e30.',
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.e30`,
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.bnVsbA.`,
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.ew.`,
    'x'.repeat(50_000),
  ])('is refused when it is malformed: %s', async (token) => {
    const { identify, logged } = await open()
    expect(await identify('write', token)).toEqual(visitor('SIGN_IN_INVALID'))
    expect(logged).toEqual([])
  })

  it('is refused on writes after its person was disabled, signed out or removed', async () => {
    const { firebase, identify, tokenOf, clock } = await open()
    const token = tokenOf()
    firebase.put('person-1', { disabled: true })
    expect(await identify('write', token)).toEqual(visitor('SIGN_IN_WITHDRAWN'))

    await clock.advance(10_000)
    firebase.put('person-1', { disabled: false, validSince: clock.now() / 1_000 })
    expect(await identify('write', token)).toEqual(visitor('SIGN_IN_WITHDRAWN'))
    expect(await identify('read', tokenOf())).toMatchObject({ kind: 'person' })

    firebase.remove('person-1')
    await clock.advance(10_000)
    expect(await identify('write', tokenOf())).toEqual(visitor('SIGN_IN_WITHDRAWN'))
  })

  it('has the current role of its person on writes', async () => {
    const { firebase, identify, tokenOf, clock } = await open()
    const token = tokenOf()
    expect(await identify('write', token)).toMatchObject({ role: null })
    firebase.put('person-1', { claims: { editor: true } })
    await clock.advance(10_000)
    expect(await identify('write', token)).toMatchObject({ role: 'editor' })
    firebase.put('person-1', { claims: {} })
    await clock.advance(10_000)
    expect(await identify('write', token)).toMatchObject({ role: null })
  })

  it('is unconfirmed while Firebase is unreachable, and the log has the reason without the token', async () => {
    const { server, host } = await listen()
    server.close()
    const { identify, tokenOf, logged } = await openAt(host)
    const token = tokenOf()
    expect(await identify('write', token)).toEqual(visitor('SIGN_IN_UNCONFIRMED'))
    expect(logged).toEqual([expect.stringMatching(/a sign-in could not be confirmed.+ECONNREFUSED/)])
    expect(logged.join('')).not.toContain(token.slice(0, 20))
  })

  it('is unconfirmed when Firebase accepts the connection and does not answer within 5 seconds', async () => {
    const { server, host } = await listen()
    const connected = once(server, 'connection')
    const { identify, tokenOf, clock } = await openAt(host)
    const waiting = identify('write', tokenOf())
    const [socket] = await connected
    await clock.advance(5_000)
    expect(await waiting).toEqual(visitor('SIGN_IN_UNCONFIRMED'))
    socket.destroy()
    server.close()
  })
})

describe('operators beside people', () => {
  it('are identified by their token and by their cookie', async () => {
    const { firebase, identify } = await open()
    expect(await identify('write', 'operator-token')).toEqual(OPERATOR)
    expect(await identify('write', 'operator-token', { cookie: 'operator' })).toEqual(OPERATOR)
    expect(await identify('write', '', { authorization: null, cookie: 'operator' })).toEqual(IN_A_BROWSER)
    expect(await identify('write', 'another-token', { cookie: 'operator' })).toEqual(IN_A_BROWSER)
    expect(firebase.lookups).toBe(0)
  })

  it('become persons with the editor role when they sign in, while their browser has the session', async () => {
    const { identify, tokenOf } = await open()
    expect(await identify('read', tokenOf(), { cookie: 'operator' })).toMatchObject({ kind: 'person', role: 'editor' })
    expect(await identify('read', tokenOf({ custom: { admin: true } }), { cookie: 'operator' })).toMatchObject({
      role: 'admin',
    })
    expect(await identify('read', tokenOf())).toMatchObject({ kind: 'person', role: null })
  })

  it('leave the refusal reason to the credentials that were sent', async () => {
    const { identify, tokenOf } = await open()
    expect(await identify('read', 'another-token')).toEqual(visitor('SIGN_IN_INVALID'))
    const dropped = { cookieDropped: true }
    expect(await identify('read', tokenOf(), dropped)).toMatchObject({ kind: 'person' })
    expect(await identify('read', '', { authorization: null, ...dropped })).toEqual(visitor('ANOTHER_PAGE'))
    expect(await identify('read', '', { authorization: 'Basic YTpi' })).toEqual(VISITOR)
  })
})

describe('an identity without sign-in', () => {
  it('treats an ID token like any unknown token', async () => {
    const [clock, log] = [new FakeClock(START), createLog({ level: 'silent', write: () => {}, now: Date.now })]
    const identity = await openIdentity({ operators, signIn: null, clock, log })
    const identify = (authorization: string) => identity.identify({ ...NOTHING, authorization }, 'write')
    expect(await identify(bearer(idTokenOf(START)))).toEqual(VISITOR)
    expect(await identify('Bearer operator-token')).toEqual(OPERATOR)
  })
})

describe('an identity without an emulator', () => {
  it('refuses an unsigned token as invalid, without needing credentials', async () => {
    const { auth, close } = openFirebaseAuth(PROJECT_ID)
    onTestFinished(close)
    const problems: string[] = []
    const people = createPeople({ people: auth, clock: new FakeClock(START), report: (one) => problems.push(one) })
    const credentials = { ...NOTHING, authorization: bearer(idTokenOf(START)) }
    expect(await people.identify(credentials, 'write')).toEqual(visitor('SIGN_IN_INVALID'))
    expect(problems).toEqual([])
  })
})
