import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import type { BuiltProduct } from '../browser/built-product.ts'
import { bearer, idTokenOf } from '../support/id-tokens.ts'
import { askAs, findReadRefusal, findTeam, findWriteRefusal, startFirebaseProduct } from './firebase-product.ts'
import { endSessions, newEmail, openAdmin, signIn, signInWithGoogle, signUp, signUpVerified } from './people.ts'

const OPERATOR_TOKEN = 'the-token-of-the-operator-who-runs-this'

/** For so long a person is believed to be what Firebase said before a write. */
const REMEMBERED_MS = 10_000

const HOUR = 60 * 60_000

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

/** Lets the product forget what Firebase said of people. */
const forgetPeople = () => product.clock.fastForward(REMEMBERED_MS)

describe('A token of Firebase', () => {
  it('says who has signed up, and later that his address is his', async () => {
    const { email, token } = await signUp()
    expect(await findPerson(token)).toEqual({ name: null, email, emailVerified: false, role: null })

    const verified = await signUpVerified()
    expect(await findPerson(verified.token)).toMatchObject({ email: verified.email, emailVerified: true })
    expect(await findPerson(null)).toBeNull()
  })

  it('of who came from Google says his name, and that Google knows his address', async () => {
    const email = newEmail()
    const { token } = await signInWithGoogle(email, 'Ada Lovelace')
    expect(await findPerson(token)).toEqual({ name: 'Ada Lovelace', email, emailVerified: true, role: null })
  })

  it('lets nobody write who has no role, and nobody read what is kept of others', async () => {
    const { token } = await signUpVerified()
    expect(await findReadRefusal(product, token)).toBeNull()
    expect(await findReadRefusal(product, null)).toBe('UNKNOWN_VIEWER')
    expect(await findWriteRefusal(product, token, 'Without Role')).toBe('NO_ROLE')
    expect(await findWriteRefusal(product, null, 'Nobody')).toBe('UNKNOWN_VIEWER')
  })

  it('is believed as to roles only until Firebase is asked: before each write, every 10 seconds', async () => {
    const { id, token } = await signUpVerified()
    expect(await findWriteRefusal(product, token, 'Too Early')).toBe('NO_ROLE')
    await openAdmin().setCustomUserClaims(id, { editor: true })
    forgetPeople()
    expect(await findWriteRefusal(product, token, 'Just Right')).toBeNull()
    await openAdmin().setCustomUserClaims(id, {})
    forgetPeople()
    expect(await findWriteRefusal(product, token, 'Too Late')).toBe('NO_ROLE')
  })

  it('says the role that its person had when it was made', async () => {
    const person = await signUpVerified()
    await openAdmin().setCustomUserClaims(person.id, { admin: true })
    expect(await findPerson(person.token)).toMatchObject({ role: null })
    expect(await findPerson(await person.renew())).toMatchObject({ role: 'ADMIN' })
  })

  it('counts at /v2 as it does at /graphql', async () => {
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
    forgetPeople()
    expect(await add(bearer(token))).toBe(201)
  })
})

describe('A token is no good any more', () => {
  it('once the account was disabled', async () => {
    const { id, email, token } = await signUpVerified()
    expect(await findReadRefusal(product, token)).toBeNull()
    await openAdmin().updateUser(id, { disabled: true })
    expect(await findWriteRefusal(product, token, 'Disabled')).toBe('SIGN_IN_WITHDRAWN')
    await expect(signIn(email)).rejects.toThrow('USER_DISABLED')
  })

  it('within 10 seconds once its person was signed out everywhere, until he signs in again', async () => {
    const person = await signUpVerified()
    await openAdmin().setCustomUserClaims(person.id, { editor: true })
    expect(await findWriteRefusal(product, person.token, 'Before Revocation')).toBeNull()
    await endSessions(person)
    forgetPeople()
    expect(await findWriteRefusal(product, person.token, 'After Revocation')).toBe('SIGN_IN_WITHDRAWN')
    const { token } = await signIn(person.email)
    expect(await findWriteRefusal(product, token, 'Back Again')).toBeNull()
  })

  it('once the account was deleted', async () => {
    const { id, token } = await signUpVerified()
    await openAdmin().deleteUser(id)
    expect(await findWriteRefusal(product, token, 'Deleted')).toBe('SIGN_IN_WITHDRAWN')
  })

  it('once it has ended', async () => {
    const { id, email } = await signUp()
    const ended = idTokenOf(Date.now() - 2 * HOUR, { id, email })
    expect(await findReadRefusal(product, ended)).toBe('SIGN_IN_EXPIRED')
    expect(await findWriteRefusal(product, ended, 'Ended')).toBe('SIGN_IN_EXPIRED')
  })
})

describe('A token is no good at all', () => {
  it('of another project', async () => {
    const { id, email } = await signUp()
    const other = idTokenOf(Date.now(), { id, email, projectId: 'demo-another' })
    expect(await findReadRefusal(product, other)).toBe('SIGN_IN_INVALID')
    expect(await findWriteRefusal(product, other, 'Of Another')).toBe('SIGN_IN_INVALID')
  })

  it('of nobody, and one that is none', async () => {
    const gone = idTokenOf(Date.now(), { id: 'nobody-has-this-id' })
    expect(await findWriteRefusal(product, gone, 'Of Nobody')).toBe('SIGN_IN_WITHDRAWN')
    for (const token of ['none', 'a.b.c', `${gone}${gone}`]) {
      expect(await findWriteRefusal(product, token, 'None')).toBe('SIGN_IN_INVALID')
    }
  })

  it('of a websocket, which is closed with 4403', async () => {
    const { id, token } = await signUp()
    const other = idTokenOf(Date.now(), { id, projectId: 'demo-another' })
    expect(await connect(token)).toEqual({ type: 'connection_ack' })
    expect(await connect(other)).toMatchObject({ code: 4403 })
    expect(await connect('none')).toMatchObject({ code: 4403 })
  })
})

describe('The token of the operator', () => {
  it('counts beside Firebase, and makes no person of him', async () => {
    expect(await findWriteRefusal(product, OPERATOR_TOKEN, 'By The Operator')).toBeNull()
    expect(await findPerson(OPERATOR_TOKEN)).toBeNull()
    expect(await findReadRefusal(product, OPERATOR_TOKEN)).toBe('NOT_SIGNED_IN')
  })
})

/** What a websocket is told first that shows a token: a message, or how it was closed. */
async function connect(token: string): Promise<unknown> {
  const websocket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  onTestFinished(() => websocket.terminate())
  await once(websocket, 'open')
  const closed = once(websocket, 'close').then(([code]) => ({ code }))
  const answered = once(websocket, 'message').then(([message]): unknown => JSON.parse(String(message)))
  websocket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: bearer(token) } }))
  return Promise.race([answered, closed])
}
