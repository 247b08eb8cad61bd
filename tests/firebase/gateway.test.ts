import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import type { BuiltProduct } from '../browser/built-product.ts'
import { bearer, idTokenOf } from '../support/id-tokens.ts'
import { askAs, findReadRefusal, findTeam, findWriteRefusal, startFirebaseProduct } from './firebase-product.ts'
import { endSessions, newEmail, openAdmin, signIn, signInWithGoogle, signUp, signUpVerified } from './people.ts'

const OPERATOR_TOKEN = 'the-token-of-the-operator-who-runs-this'

/** Time for which the product trusts Firebase's last answer about a person. */
const CACHED_MS = 10_000

const HOUR_MS = 60 * 60_000

const PERSON = z.object({
  viewer: z.object({
    person: z
      .object({
        name: z.string().nullable(),
        email: z.string().nullable(),
        emailVerified: z.boolean(),
        role: z.string().nullable(),
      })
      .nullable(),
  }),
})

let product: BuiltProduct

beforeAll(async () => {
  product = await startFirebaseProduct({ OPERATOR_TOKEN })
})

afterAll(() => product.close())

async function findPerson(token: string | null) {
  const { viewer } = await askAs(product, token, PERSON, '{ viewer { person { name email emailVerified role } } }')
  return viewer.person
}

/** Advances the clock until the product's cached answers about people expire. */
const expireCachedPeople = () => product.clock.fastForward(CACHED_MS)

describe('a Firebase token', () => {
  it('identifies a person, and later their verified address', async () => {
    const { email, token } = await signUp()
    expect(await findPerson(token)).toEqual({ name: null, email, emailVerified: false, role: null })

    const verified = await signUpVerified()
    expect(await findPerson(verified.token)).toMatchObject({ email: verified.email, emailVerified: true })
    expect(await findPerson(null)).toBeNull()
  })

  it('of a Google account has the name and the verified address from Google', async () => {
    const email = newEmail()
    const { token } = await signInWithGoogle(email, 'Ada Lovelace')
    expect(await findPerson(token)).toEqual({ name: 'Ada Lovelace', email, emailVerified: true, role: null })
  })

  it('lets a person without a role read their own data, and write nothing', async () => {
    const { token } = await signUpVerified()
    expect(await findReadRefusal(product, token)).toBeNull()
    expect(await findReadRefusal(product, null)).toBe('UNKNOWN_VIEWER')
    expect(await findWriteRefusal(product, token, 'Without Role')).toBe('NO_ROLE')
    expect(await findWriteRefusal(product, null, 'Nobody')).toBe('UNKNOWN_VIEWER')
  })

  it('gets the current role from Firebase on writes, at most every 10 seconds', async () => {
    const { id, token } = await signUpVerified()
    expect(await findWriteRefusal(product, token, 'Too Early')).toBe('NO_ROLE')
    await openAdmin().setCustomUserClaims(id, { editor: true })
    expireCachedPeople()
    expect(await findWriteRefusal(product, token, 'Just Right')).toBeNull()
    await openAdmin().setCustomUserClaims(id, {})
    expireCachedPeople()
    expect(await findWriteRefusal(product, token, 'Too Late')).toBe('NO_ROLE')
  })

  it('has the role that the person had when it was issued', async () => {
    const person = await signUpVerified()
    await openAdmin().setCustomUserClaims(person.id, { admin: true })
    expect(await findPerson(person.token)).toMatchObject({ role: null })
    expect(await findPerson(await person.renew())).toMatchObject({ role: 'ADMIN' })
  })

  it('works at /v2 as at /graphql', async () => {
    const { id, token } = await signUpVerified()
    const team = await findTeam(product)
    const add = async (authorization: string | null) => {
      const { status } = await fetch(`${product.url}/v2/pro-players/accounts/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) },
        body: JSON.stringify({ player: 'Over Rest', team, role: 'MID', region: '' }),
      })
      return status
    }
    expect(await add(null)).toBe(401)
    expect(await add(bearer(token))).toBe(403)
    await openAdmin().setCustomUserClaims(id, { editor: true })
    expireCachedPeople()
    expect(await add(bearer(token))).toBe(201)
  })
})

describe('a Firebase token that was valid', () => {
  it('is refused after the account was disabled', async () => {
    const { id, email, token } = await signUpVerified()
    expect(await findReadRefusal(product, token)).toBeNull()
    await openAdmin().updateUser(id, { disabled: true })
    expect(await findWriteRefusal(product, token, 'Disabled')).toBe('SIGN_IN_WITHDRAWN')
    await expect(signIn(email)).rejects.toThrow('USER_DISABLED')
  })

  it('is refused within 10 seconds after a sign-out everywhere, until the next sign-in', async () => {
    const person = await signUpVerified()
    await openAdmin().setCustomUserClaims(person.id, { editor: true })
    expect(await findWriteRefusal(product, person.token, 'Before Revocation')).toBeNull()
    await endSessions(person)
    expireCachedPeople()
    expect(await findWriteRefusal(product, person.token, 'After Revocation')).toBe('SIGN_IN_WITHDRAWN')
    const { token } = await signIn(person.email)
    expect(await findWriteRefusal(product, token, 'Back Again')).toBeNull()
  })

  it('is refused after the account was deleted', async () => {
    const { id, token } = await signUpVerified()
    await openAdmin().deleteUser(id)
    expect(await findWriteRefusal(product, token, 'Deleted')).toBe('SIGN_IN_WITHDRAWN')
  })

  it('is refused after it has expired', async () => {
    const { id, email } = await signUp()
    const ended = idTokenOf(Date.now() - 2 * HOUR_MS, { id, email })
    expect(await findReadRefusal(product, ended)).toBe('SIGN_IN_EXPIRED')
    expect(await findWriteRefusal(product, ended, 'Ended')).toBe('SIGN_IN_EXPIRED')
  })
})

describe('an invalid Firebase token', () => {
  it('is refused when it is of another project', async () => {
    const { id, email } = await signUp()
    const other = idTokenOf(Date.now(), { id, email, projectId: 'demo-another' })
    expect(await findReadRefusal(product, other)).toBe('SIGN_IN_INVALID')
    expect(await findWriteRefusal(product, other, 'Of Another')).toBe('SIGN_IN_INVALID')
  })

  it('is refused when it is of an unknown person, or not a token at all', async () => {
    const gone = idTokenOf(Date.now(), { id: 'nobody-has-this-id' })
    expect(await findWriteRefusal(product, gone, 'Of Nobody')).toBe('SIGN_IN_WITHDRAWN')
    for (const token of ['none', 'a.b.c', `${gone}${gone}`]) {
      expect(await findWriteRefusal(product, token, 'None')).toBe('SIGN_IN_INVALID')
    }
  })

  it('closes a websocket with 4403', async () => {
    const { id, token } = await signUp()
    const other = idTokenOf(Date.now(), { id, projectId: 'demo-another' })
    expect(await connect(token)).toEqual({ type: 'connection_ack' })
    expect(await connect(other)).toMatchObject({ code: 4403 })
    expect(await connect('none')).toMatchObject({ code: 4403 })
  })
})

describe('the operator token', () => {
  it('works beside Firebase, and identifies no person', async () => {
    expect(await findWriteRefusal(product, OPERATOR_TOKEN, 'By The Operator')).toBeNull()
    expect(await findPerson(OPERATOR_TOKEN)).toBeNull()
    expect(await findReadRefusal(product, OPERATOR_TOKEN)).toBe('NOT_SIGNED_IN')
  })
})

/** First answer to a websocket that sends a token: a message, or how it was closed. */
async function connect(token: string): Promise<unknown> {
  const websocket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  onTestFinished(() => websocket.terminate())
  await once(websocket, 'open')
  const closed = once(websocket, 'close').then(([code]) => ({ code }))
  const answered = once(websocket, 'message').then(([message]): unknown => JSON.parse(String(message)))
  websocket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: bearer(token) } }))
  return Promise.race([answered, closed])
}
