import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { PacingClock } from '../product/pacing-clock.ts'
import { makeDataDir, startTestProduct, type TestProduct } from '../product/start-product.ts'
import { type AuthStandIn, startAuthStandIn } from '../support/auth-stand-in.ts'
import { bearer, idTokenOf, type IdTokenClaims, PROJECT_ID } from '../support/id-tokens.ts'
import { openWithEmulator } from '../support/open-at-stand-in.ts'
import { runProgram } from '../support/run-program.ts'

/** Later than both the fake clock and the clock of Google's client. */
const LATE = Date.UTC(2091, 0, 1)
const PAST = Date.UTC(2020, 0, 1)

const clock = new PacingClock()
const teams = z.object({ leagues: z.array(z.object({ teams: z.array(z.object({ code: z.string() })) })) })

let dataDir: string
let firebase: AuthStandIn
let product: TestProduct
let team: string

beforeAll(async () => {
  firebase = await startAuthStandIn()
  dataDir = await makeDataDir()
  const variables = {
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
    OPERATOR_TOKEN: 'a-token-of-more-than-16',
  }
  product = await openWithEmulator(firebase.host, () => startTestProduct({ variables, clock, dataDir }))
  team = (await product.ask(teams, '{ leagues { teams { code } } }')).leagues[0]?.teams[0]?.code ?? ''
})

afterAll(async () => {
  await product.close()
  await firebase.close()
  await rm(dataDir, { recursive: true })
})

/** Headers of a signed-in person. */
function signedInHeaders(claims: IdTokenClaims) {
  return { authorization: bearer(idTokenOf(clock.now(), { until: LATE, ...claims })) }
}

async function viewerOf(headers: Readonly<Record<string, string>>): Promise<unknown> {
  const query = '{ viewer { canEditRosters person { name email emailVerified role } } }'
  const body = JSON.stringify({ query })
  const all = { 'content-type': 'application/json', ...headers }
  const answer = await (await fetch(`${product.url}/graphql`, { method: 'POST', headers: all, body })).json()
  return z.object({ data: z.object({ viewer: z.unknown() }) }).parse(answer).data.viewer
}

async function add(player: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const body = JSON.stringify({ player, team, role: 'TOP' })
  return (await fetch(`${product.url}/v2/pro-players/accounts`, { method: 'POST', headers, body })).status
}

describe('a product with sign-in', () => {
  it('prints no link at the start, and accepts a link printed by npm run operator', async () => {
    expect(() => product.operatorLink).toThrow('no link is printed')
    const printed = await runProgram('commands/operator', [], { DATA_DIR: dataDir, PUBLIC_URL: product.url })
    const opened = await fetch(printed.split('\n')[0] ?? '', { method: 'POST', redirect: 'manual' })
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await viewerOf({ cookie })).toEqual({ canEditRosters: true, person: null })
  })

  it('identifies a person by an ID token, and an operator by the operator token', async () => {
    const claims = { id: 'ada', name: 'Ada', email: 'ada@x.example', emailVerified: true }
    firebase.put('ada')
    const person = { name: 'Ada', email: 'ada@x.example', emailVerified: true, role: null }
    expect(await viewerOf(signedInHeaders(claims))).toEqual({ canEditRosters: false, person })
    expect(await viewerOf(signedInHeaders({ ...claims, until: PAST }))).toEqual({ canEditRosters: false, person: null })
    const authorization = 'Bearer a-token-of-more-than-16'
    expect(await viewerOf({ authorization })).toEqual({ canEditRosters: true, person: null })
  })

  it('lets a person add players only while they have a role', async () => {
    const headers = signedInHeaders({ id: 'eve' })
    firebase.put('eve')
    expect(await add('Lumen', headers)).toBe(403)
    firebase.put('eve', { claims: { editor: true } })
    clock.jump(10_000)
    expect(await add('Lumen', headers)).toBe(201)
    firebase.put('eve', { claims: {} })
    clock.jump(10_000)
    expect(await add('Umbra', headers)).toBe(403)
    firebase.put('eve', { claims: { admin: true }, disabled: true })
    clock.jump(10_000)
    expect(await add('Umbra', headers)).toBe(401)
    firebase.put('eve', { disabled: false })
    clock.jump(10_000)
    expect(await add('Umbra', headers)).toBe(201)
    expect(await add('Nox', signedInHeaders({ id: 'eve', until: PAST }))).toBe(401)
  })

  it.each([
    [{}, 'connection_ack'],
    [{ until: PAST }, 'The sign-in has ended: connect again with a new token.'],
    [
      { projectId: 'demo-other' },
      'The token was not issued for this server: connect again with another token, or without one.',
    ],
  ])('answers a websocket whose first message has a token of %j with: %s', async (claims, expected) => {
    firebase.put('ada')
    const websocket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    const closed = once(websocket, 'close').then(([code, reason]) => `${code} ${reason}`)
    const answered = once(websocket, 'message').then(([message]) => String(message))
    await once(websocket, 'open')
    websocket.send(JSON.stringify({ type: 'connection_init', payload: signedInHeaders({ id: 'ada', ...claims }) }))
    expect(await Promise.race([answered, closed])).toContain(expected)
    websocket.terminate()
    expect(product.complaints).toEqual([expect.stringContaining('an emulator signs people in')])
  })
})
