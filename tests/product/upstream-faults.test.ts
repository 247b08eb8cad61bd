import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { createDataDragonStaticData } from '../../gateway/game-data/data-dragon/data-dragon-static-data.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { createTwitchApi } from '../../gateway/twitch/create-twitch-api.ts'
import type { UpstreamEvent, UpstreamOutcome } from '../../gateway/upstream/upstream-event.ts'
import { BASE_URL as DRAGON_URL, FakeDataDragon } from '../game-data/fake-data-dragon.ts'
import { pngOf } from '../images/hand-made.ts'
import { openTestImages } from '../images/open-test-images.ts'
import {
  type Fault,
  FAULTS,
  type FaultyServer,
  RETRY_AFTER_SECONDS,
  startFaultyServer,
} from '../support/faulty-server.ts'
import { PacingClock } from './pacing-clock.ts'
import { startTestProduct, type TestProduct } from './start-product.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Speed of the clock: a timeout of 3.5 seconds takes 117 ms. */
const PACE = 30

/** The reason in the log for each fault. On a busy machine, any request may be too slow for the hurried clock instead. */
const REASONS: Readonly<Record<Fault, UpstreamOutcome>> = {
  down: 'broken',
  hanging: 'timed_out',
  '500': 'server_error',
  '403': 'refused',
  '429 with Retry-After': 'throttled',
  '429 without Retry-After': 'throttled',
  'HTML with status 200': 'invalid',
  'truncated JSON': 'invalid',
  'slow drip of bytes': 'timed_out',
  'connection reset': 'broken',
}

/** Faults that end with a timeout. */
const WAITED_FOR: ReadonlySet<Fault> = new Set(['hanging', 'slow drip of bytes'])

/** Riot's answer about a match that does not exist has a status of its own, and this one may be about the match. */
const BY_STATUS: ReadonlySet<Fault> = new Set(['403', 'truncated JSON'])

const WAIT = { timeout: 60_000, interval: 50 }

const anything = z.record(z.string(), z.unknown())

const complaint = z.object({
  message: z.literal('an upstream fails'),
  upstream: z.literal('riot'),
  part: z.string(),
  reason: z.string(),
  failures: z.number(),
})

/** Returns the new warnings about upstreams that fail. */
function takeComplaints(product: TestProduct, from: number) {
  const lines = product.complaints.slice(from).map((line): unknown => JSON.parse(line))
  return lines.flatMap((line) => complaint.safeParse(line).data ?? [])
}

describe('Riot', () => {
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
  const unavailable = z.object({
    account: z.object({ __typename: z.literal('UpstreamUnavailable'), retryAt: z.iso.datetime() }),
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

  let clock: PacingClock
  let riot: FaultyServer
  let product: TestProduct
  let known: { readonly gameName: string; readonly tagLine: string; readonly region: 'EUW' }
  /** A player whom Riot knows, and the product never looked up. */
  let unseen: { readonly gameName: string; readonly tagLine: string }
  let before: z.infer<typeof lookUp>['account']

  beforeAll(async () => {
    clock = new PacingClock()
    clock.hurry(PACE)
    const simulator = createSimulator({ seed: memoryOf('tests'), now: () => clock.now() })
    riot = await startFaultyServer((request) => simulator.fetch(request))
    product = await startTestProduct({
      variables: { RIOT_BASE_URL: `${riot.url}/{routing}`, RIOT_API_KEY: 'RGAPI-test', BUNDLED_ROSTER: 'off' },
      clock,
    })
    const [demo, other] = simulator.demoAccounts
    unseen = { gameName: other?.gameName ?? '', tagLine: other?.tagLine ?? '' }
    known = { gameName: demo?.gameName ?? '', tagLine: demo?.tagLine ?? '', region: 'EUW' }
    before = await vi.waitFor(askAgain, WAIT)
    return async () => {
      await product.close()
      await riot.close()
    }
  })

  const askAgain = async () => (await product.ask(lookUp, ACCOUNT, known)).account

  it.each(FAULTS)(
    '%s: stored data answer and are marked as stale, and Riot is well again afterwards',
    async (fault) => {
      const complaintsBefore = product.complaints.length
      await riot.turn(fault)
      // A day later no cached data counts as fresh.
      clock.jump(DAY_MS + 1)

      for (const region of ['EUW', null]) {
        const askedAt = clock.now()
        const { account } = await product.ask(unavailable, ACCOUNT, { ...unseen, region })
        expect(Date.parse(account.retryAt)).toBeGreaterThan(askedAt)
      }
      const byPuuid = await product.ask(anything, '{ accountByPuuid(puuid: "unknown", region: KR) { __typename } }')
      expect(byPuuid).toEqual({
        accountByPuuid: { __typename: BY_STATUS.has(fault) ? expect.any(String) : 'UpstreamUnavailable' },
      })
      const match = await product.ask(anything, '{ match(id: "KR_1") { __typename } }')
      expect(match).toMatchObject({
        match: { __typename: BY_STATUS.has(fault) ? expect.any(String) : 'UpstreamUnavailable' },
      })

      for (const region of ['EUW', null]) {
        const { account } = await product.ask(lookUp, ACCOUNT, { ...known, region })
        expect(account).toEqual(staleFormOf(account))
        expect(account).toEqual(staleFormOf({ ...before, matches: account.matches }))
      }
      const refresh = await product.ask(anything, REFRESH, { id: before.id })
      expect(refresh).toMatchObject({
        refreshAccount: { problems: [{ __typename: 'UpstreamUnavailable', retryAt: expect.any(String) }] },
      })

      const query = new URLSearchParams({ username: unseen.gameName, tag: unseen.tagLine, region: 'EUW' })
      const unknown = await fetch(`${product.url}/v2/account/?${query}`)
      expect(unknown.status).toBe(503)
      expect(unknown.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      const stored = await fetch(`${product.url}/v2/account/?${new URLSearchParams({ puuid: before.puuid })}`)
      expect(stored.status).toBe(200)
      expect(await product.readParts(z.unknown())).toMatchObject({ dataSource: 'RIOT' })

      // A request that gets no answer fails only after its timeout.
      await expect.poll(() => takeComplaints(product, complaintsBefore)).not.toEqual([])
      const logged = takeComplaints(product, complaintsBefore)
      // On a busy machine, a part can recover and fail again within the fault. outage-log.test.ts counts the lines of one outage.
      for (const { reason } of logged) expect([REASONS[fault], 'timed_out']).toContain(reason)

      await riot.turn(null)
      await expect
        .poll(askAgain)
        .toMatchObject({ freshness: { stale: false }, matches: { freshness: { stale: false } } })
      await expect.poll(() => riot.unanswered).toBe(0)
    },
  )

  function staleFormOf(account: typeof before): typeof before {
    const freshness = { stale: true }
    const { ranks, matches } = account
    return { ...account, freshness, ranks: { ...ranks, freshness }, matches: { ...matches, freshness } }
  }
})

describe('Twitch', () => {
  it.each(FAULTS)('%s: calls are refused with a time, and answered once Twitch is well', async (fault) => {
    const clock = new PacingClock()
    clock.hurry(PACE)
    const simulator = createSimulator({ seed: memoryOf('tests'), now: () => clock.now() })
    const server = await startFaultyServer((request) => simulator.twitch.fetch(request))
    onTestFinished(() => server.close())
    // A pause can end before the next line of this test runs, so the state is read at each event.
    const states = new Set<string>()
    const twitch = createTwitchApi({
      fetch,
      clock,
      baseUrl: `${server.url}/helix`,
      authUrl: `${server.url}/oauth2`,
      clientId: 'demo',
      clientSecret: 'demo',
      random: () => 0.5,
      onEvent: () => states.add(twitch.health().state),
    })
    await vi.waitFor(() => twitch.streams(['1']), WAIT)
    states.clear()
    await server.turn(fault)
    for (let time = 0; time < 4; time++) {
      await expect(twitch.streams(['1'])).rejects.toMatchObject({ upstream: 'twitch', retryAt: expect.any(Number) })
    }
    states.delete('ok')
    expect([...states]).not.toEqual([])
    await server.turn(null)
    await vi.waitFor(() => twitch.streams(['1']), WAIT)
    expect(twitch.health().state).toBe('ok')
    await expect.poll(() => server.unanswered).toBe(0)
  })
})

describe('a host of pictures', () => {
  it.each(FAULTS)('%s: stored pictures are shown, others are drawn until it is well', async (fault) => {
    const host = await startFaultyServer(() => new Response(pngOf(1), { headers: { 'Content-Type': 'image/png' } }))
    onTestFinished(() => host.close())
    const { get, clock, close } = await openTestImages({
      variables: { DATA_DRAGON_URL: `${host.url}/` },
      fetch: (request) => fetch(request),
    })
    onTestFinished(close)
    expect((await get('items/1001.png')).type).toBe('image/png')
    await host.turn(fault)

    for (let picture = 1; picture <= 4; picture++) {
      const asked = host.asked.length
      const drawn = get(`profile-icons/${picture}.png`)
      if (WAITED_FOR.has(fault) && picture <= 3) {
        await expect.poll(() => host.asked.length).toBe(asked + 1)
        await clock.advance(4_000)
      }
      // The start of a picture looks like a whole one.
      expect((await drawn).type).toBe(fault === 'truncated JSON' ? 'image/png' : 'image/svg+xml')
    }
    expect((await get('items/1001.png')).type).toBe('image/png')

    await host.turn(null)
    await clock.advance(fault === '429 with Retry-After' ? RETRY_AFTER_SECONDS * 1000 : 8_000)
    await expect.poll(async () => (await get('profile-icons/1.png')).type).toBe('image/png')
    await expect.poll(() => host.unanswered).toBe(0)
  })
})

describe('Data Dragon', () => {
  it.each(FAULTS)('%s: the bundled data stay, and Data Dragon is read once it is well', async (fault) => {
    const files = new FakeDataDragon()
    const dragon = await startFaultyServer(({ url }) =>
      files.fetch(new Request(`${DRAGON_URL}${new URL(url).pathname}`)),
    )
    onTestFinished(() => dragon.close())
    await dragon.turn(fault)
    const clock = new PacingClock()
    clock.hurry(PACE)
    const events: UpstreamEvent[] = []
    const staticData = createDataDragonStaticData({
      fetch,
      baseUrl: dragon.url,
      clock,
      onEvent: (event) => events.push(event),
    })
    onTestFinished(() => staticData.close())
    staticData.start()

    await expect.poll(() => events.length).toBeGreaterThanOrEqual(2)
    expect(staticData.health()).toMatchObject({ source: 'BUNDLED', problem: expect.any(String) })
    expect(staticData.champion(62)?.name('pl').text).toBe('Wukong')
    await dragon.turn(null)
    await expect.poll(() => staticData.health()).toMatchObject({ source: 'DATA_DRAGON', problem: null })
    await expect.poll(() => dragon.unanswered).toBe(0)
  })
})
