import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { PacingClock } from './pacing-clock.ts'
import { startStandInRiot } from './stand-in-riot.ts'
import { startTestProduct, type TestProduct } from './start-product.ts'

const isBuilt = existsSync(new URL('../../dist/server/entry.js', import.meta.url))

const DAY_MS = 24 * 60 * 60 * 1000

const UNKNOWN = { gameName: 'Somebody Else', tagLine: 'EUW' }

const ACCOUNT = `
  query ($gameName: String!, $tagLine: String!, $region: Region) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      __typename
      ... on Account {
        id puuid freshness { stale }
        ranks { entries { queue } freshness { stale } }
        matches(first: 3) { edges { node { matchId } } missing freshness { stale } }
      }
      ... on UpstreamUnavailable { message retryAt }
    }
  }`

const REFRESH = `
  mutation ($id: ID!) {
    refreshAccount(input: { id: $id }) { account { gameName } problems { __typename ... on UpstreamUnavailable { retryAt } } }
  }`

const anything = z.record(z.string(), z.unknown())
const unavailable = z.object({
  account: z.object({ __typename: z.literal('UpstreamUnavailable'), message: z.string(), retryAt: z.iso.datetime() }),
})
const freshness = z.object({ stale: z.boolean() })
const lookUp = z.object({
  account: z.object({
    __typename: z.literal('Account'),
    id: z.string(),
    puuid: z.string(),
    freshness,
    ranks: z.object({ entries: z.array(z.unknown()).nonempty(), freshness }),
    matches: z.object({ edges: z.array(z.unknown()).nonempty(), missing: z.literal(0), freshness }),
  }),
})

const complaint = z.object({
  message: z.literal('an upstream fails'),
  upstream: z.literal('riot'),
  part: z.string(),
})

type LookedUp = z.infer<typeof lookUp>['account']

type Riot = Awaited<ReturnType<typeof openRiot>>

/** Serves the demo world on a real port. */
async function openRiot(clock: PacingClock) {
  const simulator = createSimulator({ seed: memoryOf('tests'), now: () => clock.now() })
  const standIn = await startStandInRiot((request) => simulator.fetch(request))
  return { ...standIn, simulator }
}

const OUTAGES: [outage: string, state: RegExp, breakRiot: (riot: Riot) => unknown][] = [
  ['has closed its port', /^(degraded|down)$/, (riot) => riot.close()],
  ['answers 503', /^(degraded|down)$/, ({ simulator }) => simulator.misbehave({ kind: 'fail', status: 503 })],
  ['answers nothing', /^(degraded|down)$/, ({ simulator }) => simulator.misbehave({ kind: 'hang' })],
  ['answers with a page of HTML', /^ok$/, ({ simulator }) => simulator.misbehave({ kind: 'garble', as: 'html' })],
  ['refuses the key', /^key-dead$/, ({ simulator }) => simulator.misbehave({ kind: 'expire-key' })],
  [
    'throttles the key for a while',
    /^degraded$/,
    ({ simulator }) => simulator.misbehave({ kind: 'throttle', scope: 'application', retryAfterSeconds: 600 }),
  ],
  [
    'throttles without saying for how long',
    // Riot is tried again after some seconds.
    /^(degraded|ok)$/,
    ({ simulator }) => simulator.misbehave({ kind: 'throttle', scope: 'edge', retryAfterSeconds: null }),
  ],
]

describe.each(OUTAGES)('while Riot %s', (_outage, state, breakRiot) => {
  let clock: PacingClock
  let product: TestProduct
  let known: { readonly gameName: string; readonly tagLine: string; readonly region: 'EUW' }
  let before: LookedUp

  beforeAll(async () => {
    clock = new PacingClock()
    const riot = await openRiot(clock)
    product = await startTestProduct({
      variables: { RIOT_BASE_URL: riot.baseUrl, RIOT_API_KEY: 'RGAPI-test', BUNDLED_ROSTER: 'off' },
      clock,
    })
    const [demo] = riot.simulator.demoAccounts
    known = { gameName: demo?.gameName ?? '', tagLine: demo?.tagLine ?? '', region: 'EUW' }
    before = (await product.ask(lookUp, ACCOUNT, known)).account

    await breakRiot(riot)
    // A day later no cached data counts as fresh.
    clock.jump(DAY_MS + 1)
    clock.hurry(40)
    return async () => {
      await product.close()
      await riot.close()
    }
  })

  it('an account that was never looked up is unavailable until a stated time', async () => {
    const before = clock.now()
    for (const region of ['EUW', null]) {
      const { account } = await product.ask(unavailable, ACCOUNT, { ...UNKNOWN, region })
      expect(Date.parse(account.retryAt)).toBeGreaterThan(before)
    }
    const byPuuid = await product.ask(anything, '{ accountByPuuid(puuid: "unknown", region: KR) { __typename } }')
    expect(byPuuid).toEqual({ accountByPuuid: { __typename: 'UpstreamUnavailable' } })
    const match = await product.ask(anything, '{ match(id: "KR_1") { __typename } }')
    expect(match).toEqual({ match: { __typename: 'UpstreamUnavailable' } })
  })

  it('/v2 returns 503 with a Retry-After header', async () => {
    const query = new URLSearchParams({ username: UNKNOWN.gameName, tag: UNKNOWN.tagLine, region: 'EUW' })
    const response = await fetch(`${product.url}/v2/account/?${query}`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(await response.json()).toEqual({ detail: expect.stringContaining("Riot's API is not available") })
  })

  it('a stored account is served unchanged, and marked as stale', async () => {
    for (const region of ['EUW', null]) {
      const { account } = await product.ask(lookUp, ACCOUNT, { ...known, region })
      expect(account).toEqual(staleFormOf(before))
    }
    const query = new URLSearchParams({ puuid: before.puuid })
    const response = await fetch(`${product.url}/v2/account/?${query}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ puuid: before.puuid, region: 'EUW' })
  })

  it('a refresh reports the time of the next try, and keeps the account', async () => {
    expect(await product.ask(anything, REFRESH, { id: before.id })).toEqual({
      refreshAccount: {
        account: { gameName: known.gameName },
        problems: [{ __typename: 'UpstreamUnavailable', retryAt: expect.any(String) }],
      },
    })
  })

  it('the product is ready, and reports the state of Riot', async () => {
    expect(await product.readParts(z.unknown())).toMatchObject({
      dataSource: 'RIOT',
      riot: { state: expect.stringMatching(state) },
    })
  })

  it.runIf(isBuilt)(`pages are served${isBuilt ? '' : ' (skipped: the client is not built)'}`, async () => {
    expect((await fetch(product.url)).status).toBe(200)
  })

  it('each failing part of Riot is logged once, and nothing else', () => {
    const failing = product.complaints.map((line) => complaint.parse(JSON.parse(line)).part)
    expect(failing.toSorted()).toEqual([...new Set(failing)].toSorted())
  })
})

/** Returns the same answer, with all its parts stale. */
function staleFormOf(account: LookedUp): LookedUp {
  const freshness = { stale: true }
  const { ranks, matches } = account
  return { ...account, freshness, ranks: { ...ranks, freshness }, matches: { ...matches, freshness } }
}
