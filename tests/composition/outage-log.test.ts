import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../gateway/composition/env.ts'
import { followUpstream } from '../../gateway/composition/follow-upstream.ts'
import { openMonitoring } from '../../gateway/composition/open-monitoring.ts'
import { createDataDragonStaticData } from '../../gateway/game-data/data-dragon/data-dragon-static-data.ts'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { StoreClosed } from '../../gateway/store/document-store-errors.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { createTwitchApi } from '../../gateway/twitch/create-twitch-api.ts'
import type { UpstreamOutcome } from '../../gateway/upstream/upstream-event.ts'
import { FakeDataDragon } from '../game-data/fake-data-dragon.ts'
import { pictureResponse, pngOf } from '../images/hand-made.ts'
import { DRAGONS, openTestImages } from '../images/open-test-images.ts'
import { FakeRiot } from '../riot/fake-riot.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openTestWorld } from '../support/test-world.ts'
import { FakeTwitch, SECRET } from '../twitch/fake-twitch.ts'

const KEY = 'RGAPI-a-key-that-no-line-may-have'

/** How an upstream can fail, and the reason in the log. */
const FAULTS: readonly (readonly [
  fault: string,
  reason: UpstreamOutcome,
  answer: () => Response | Promise<Response>,
])[] = [
  ['403', 'refused', () => new Response('{}', { status: 403 })],
  ['429 with Retry-After', 'throttled', () => new Response('', { status: 429, headers: { 'retry-after': '30' } })],
  ['429 without Retry-After', 'throttled', () => new Response('', { status: 429 })],
  ['500', 'server_error', () => new Response('', { status: 500 })],
  ['garbage', 'invalid', () => new Response('<html>')],
  ['half an answer', 'invalid', () => new Response('{"puuid": "x')],
  ['silence', 'timed_out', () => new Promise<Response>(() => {})],
  ['a broken connection', 'broken', () => Promise.reject(new TypeError('fetch failed'))],
]

/** A log of everything from `info`, over a clock that stands still. */
function openLog() {
  const clock = new FakeClock()
  const lines: string[] = []
  const log = createLog({ level: 'info', write: (line) => lines.push(line), now: () => clock.now() })
  return { clock, log, lines, messages: () => lines.map((line): unknown => JSON.parse(line)) }
}

/** Asks again and again while the clock advances, and forgets the failures. */
async function askOften(clock: FakeClock, times: number, everyMs: number, ask: (turn: number) => Promise<unknown>) {
  for (let turn = 0; turn < times; turn++) {
    void ask(turn).catch(() => {})
    await clock.advance(everyMs)
  }
}

const began = (fields: object) => expect.objectContaining({ level: 'warn', message: 'an upstream fails', ...fields })
const ended = (fields: object) =>
  expect.objectContaining({
    level: 'info',
    message: 'an upstream answers again',
    failures: expect.any(Number),
    seconds: expect.any(Number),
    ...fields,
  })

describe('Riot', () => {
  it.each(FAULTS)(
    'has one warning and one recovery for %s, however many requests fail',
    async (_fault, reason, answer) => {
      const { clock, log, lines, messages } = openLog()
      const riot = new FakeRiot(clock, {})
      const onEvent = openMonitoring(parseEnv({}), clock, log).follow('riot')
      const options = {
        fetch: riot.fetch,
        clock,
        baseUrl: 'http://riot.test/{routing}',
        apiKey: KEY,
        random: () => 0.5,
      }
      const api = createRiotApi({ ...options, onEvent })
      const ask = (turn: number) =>
        turn % 2 === 0
          ? api.summoner('EUW1', `p${turn}`, { priority: 'live', fresh: true })
          : api.rankEntries('EUW1', `p${turn}`, { priority: 'live', fresh: true })

      await askOften(clock, 3, 100, ask)
      riot.script = answer
      await askOften(clock, 60, 500, ask)
      riot.script = () => null
      await askOften(clock, 90, 10_000, ask)

      const outage = { upstream: 'riot', part: reason === 'refused' ? 'key' : 'euw1' }
      expect(messages()).toEqual([began({ ...outage, reason }), ended(outage)])
      expect(lines.join('')).not.toContain(KEY)
    },
  )

  it('has no line for a single failure', async () => {
    const { clock, log, messages } = openLog()
    const follow = followUpstream('riot', { clock, log })
    for (let times = 0; times < 20; times++) {
      follow({ part: 'euw1', outcome: times % 3 === 2 ? 'ok' : 'broken', problem: null, isPaused: false })
    }
    expect(messages()).toEqual([])
  })

  it('has a line for each host that fails', async () => {
    const { clock, log, messages } = openLog()
    const follow = followUpstream('riot', { clock, log })
    const fail = { outcome: 'server_error', problem: 'it answered 500', isPaused: false } as const
    for (let times = 0; times < 10; times++) for (const part of ['euw1', 'kr']) follow({ ...fail, part })
    await clock.advance(90_000)
    follow({ part: 'kr', outcome: 'ok', problem: null, isPaused: false })
    expect(messages()).toEqual([
      began({ part: 'euw1', reason: 'server_error', problem: 'it answered 500' }),
      began({ part: 'kr' }),
      ended({ part: 'kr', failures: 10, seconds: 90 }),
    ])
  })
})

describe('Twitch', () => {
  it.each(FAULTS)('has one warning and one recovery for %s', async (_fault, reason, answer) => {
    const { clock, log, lines, messages } = openLog()
    const twitch = new FakeTwitch(clock, {})
    const api = createTwitchApi({
      fetch: twitch.fetch,
      clock,
      baseUrl: 'http://twitch.test/helix',
      authUrl: 'http://id.twitch.test/oauth2',
      clientId: 'client',
      clientSecret: SECRET,
      random: () => 0.5,
      onEvent: openMonitoring(parseEnv({}), clock, log).follow('twitch'),
    })
    // A dead secret shows when a token is asked for, and every other fault with the token at hand.
    const isAboutToken = reason === 'refused'
    const ask = (turn: number) => api.streams([String(turn)])
    if (!isAboutToken) await askOften(clock, 3, 1_000, ask)
    twitch.script = ({ what }) => ((what === 'token') === isAboutToken ? answer() : null)
    await askOften(clock, 60, 1_000, ask)
    twitch.script = () => null
    await askOften(clock, 90, 10_000, ask)

    const outage = { upstream: 'twitch', part: isAboutToken ? 'token' : 'api' }
    expect(messages()).toEqual([began({ ...outage, reason }), ended(outage)])
    expect(lines.join('')).not.toContain(SECRET)
    expect(lines.join('')).not.toMatch(/token-\d/)
  })
})

describe('Data Dragon', () => {
  it.each(FAULTS)('has one warning and one recovery for %s', async (_fault, reason, answer) => {
    const { clock, log, messages } = openLog()
    const dragon = new FakeDataDragon()
    const onEvent = followUpstream('static_data', { clock, log })
    const staticData = createDataDragonStaticData({
      fetch: dragon.fetch,
      baseUrl: 'http://dragon.test',
      clock,
      onEvent,
    })
    dragon.script = answer
    staticData.start()
    await clock.advance(3_600_000)
    dragon.script = () => null
    await clock.advance(3_600_000)
    staticData.close()

    const outage = { upstream: 'static_data', part: 'Data Dragon' }
    expect(messages()).toEqual([began({ ...outage, reason }), ended(outage)])
  })
})

describe('a host of pictures', () => {
  it.each(FAULTS)('has one warning and one recovery for %s', async (_fault, reason, answer) => {
    const { clock, log, messages } = openLog()
    const {
      get,
      network,
      clock: ofPictures,
    } = await openTestImages({
      variables: DRAGONS,
      onEvent: followUpstream('pictures', { clock, log }),
    })
    const ask = (turn: number) => get(`items/${1001 + turn}.png`)
    network.answer = answer
    await askOften(ofPictures, 30, 1_000, ask)
    network.answer = () => pictureResponse(pngOf(1))
    await askOften(ofPictures, 60, 10_000, ask)

    const outage = { upstream: 'pictures', part: 'Data Dragon' }
    expect(messages()).toEqual([began({ ...outage, reason }), ended(outage)])
  })
})

describe('the store', () => {
  function openBreakableStore() {
    const { clock, log, messages } = openLog()
    const { store } = openTestWorld()
    let failure: Error | null = null
    const broken: DocumentStore = {
      ...store,
      get: (ref) => (failure === null ? store.get(ref) : Promise.reject(failure)),
      query: (collection, query) => store.query(collection, query),
      count: (collection) => store.count(collection),
      getMany: (collection, ids) => store.getMany(collection, ids),
      watch: (collection, signal) => store.watch(collection, signal),
      close: () => store.close(),
      transaction: async (body) => {
        if (failure === null) return store.transaction(body)
        await body({ get: async () => null, getMany: async () => [], set() {}, delete() {} })
        throw failure
      },
    }
    const observed = openMonitoring(parseEnv({}), clock, log).observeStore(broken)
    return {
      messages,
      read: () => observed.get({ collection: 'accounts', id: 'x' }).catch(() => {}),
      write: (body = () => {}) =>
        observed
          .transaction(async (transaction) => {
            transaction.set({ collection: 'write_checks', id: 'x' }, { at: 1 })
            body()
          })
          .catch(() => {}),
      fail: (error: Error | null) => {
        failure = error
      },
    }
  }

  it('has one warning and one recovery for reads, and for writes', async () => {
    const { messages, read, write, fail } = openBreakableStore()
    fail(new Error('database or disk is full'))
    for (let times = 0; times < 10; times++) await write()
    for (let times = 0; times < 10; times++) await read()
    fail(null)
    await write()
    await read()
    const outage = { upstream: 'store', problem: 'database or disk is full' }
    expect(messages()).toEqual([
      began({ ...outage, part: 'writes' }),
      began({ ...outage, part: 'reads' }),
      ended({ part: 'writes', failures: 10 }),
      ended({ part: 'reads', failures: 10 }),
    ])
  })

  it('has none for the mistakes of callers, and for what a transaction itself throws', async () => {
    const { messages, read, write, fail } = openBreakableStore()
    const refuse = () => {
      throw new Error('no such webhook')
    }
    for (let times = 0; times < 10; times++) await write(refuse)
    fail(new StoreClosed())
    for (let times = 0; times < 10; times++) await read()
    expect(messages()).toEqual([])
  })
})
