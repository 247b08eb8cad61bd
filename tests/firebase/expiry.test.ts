import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { BuiltProduct } from '../browser/built-product.ts'
import { bearer } from '../support/id-tokens.ts'
import { findReadRefusal, findWriteRefusal, startFirebaseProduct } from './firebase-product.ts'
import { signUp } from './people.ts'

const HOUR_MS = 60 * 60_000
const SECOND_MS = 1_000

let product: BuiltProduct

beforeAll(async () => {
  product = await startFirebaseProduct()
})

afterAll(() => product.close())

describe('an ID token of Firebase', () => {
  it('is valid for an hour, and then closes the websocket that it opened', async () => {
    const { token } = await signUp()
    // From here on, the clock of the product runs in real time.
    product.clock.fastForward(HOUR_MS - 5 * SECOND_MS)
    expect(await findReadRefusal(product, token)).toBeNull()

    const websocket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    onTestFinished(() => websocket.terminate())
    const closed = once(websocket, 'close').then(([code, reason]) => ({ code, reason: String(reason) }))
    await once(websocket, 'open')
    websocket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: bearer(token) } }))
    expect(JSON.parse(String((await once(websocket, 'message'))[0]))).toEqual({ type: 'connection_ack' })

    expect(await closed).toEqual({ code: 4403, reason: 'The sign-in has ended: connect again with a new token.' })
    expect(await findReadRefusal(product, token)).toBe('SIGN_IN_EXPIRED')
    expect(await findWriteRefusal(product, token, 'After An Hour')).toBe('SIGN_IN_EXPIRED')
  })
})
