import { describe, expect, it } from 'vitest'
import {
  createClient,
  type ListState,
  type ListUpdate,
  type LiveItem,
  type SubscribeOptions,
  toLists,
} from '../../clients/typescript/src/client.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { sentVariables } from './sent-variables.ts'

const FEED = 'subscription ($after: String) { feed(after: $after) { cursor } }'

function stream(...events: readonly object[]): Response {
  const text = events.map((event) => `event: next\ndata: ${JSON.stringify(event)}\n\n`).join('')
  return new Response(text, { headers: { 'content-type': 'text/event-stream' } })
}

function refusal(status: number, code: string): Response {
  return Response.json({ errors: [{ message: code, extensions: { code } }] }, { status })
}

/** Subscribes to a server that answers with these responses, and then never. */
function subscribe(responses: readonly Response[], options: SubscribeOptions = {}, variables: object = {}) {
  const clock = new FakeClock()
  const sent: unknown[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  const client = createClient({
    url: 'https://lanewatch.example',
    clock,
    random: () => 0.5,
    fetch(_url, init) {
      sent.push(sentVariables(init))
      signals.push(init.signal)
      const response = responses[sent.length - 1]
      if (response !== undefined) return Promise.resolve(response)
      return new Promise((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    },
  })
  return { clock, sent, signals, events: client.subscribe(FEED, variables, options) }
}

describe('a subscription', () => {
  it.each([
    [
      'its document',
      stream({ errors: [{ message: 'No', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] }),
      { kind: 'graphql', code: 'GRAPHQL_VALIDATION_FAILED' },
    ],
    ['its key', refusal(401, 'UNKNOWN_API_KEY'), { kind: 'graphql', code: 'UNKNOWN_API_KEY' }],
    [
      'its cost',
      stream({ errors: [{ message: 'No', extensions: { code: 'SUBSCRIPTIONS_TOO_EXPENSIVE' } }] }),
      { kind: 'limit', retryAfterMs: null },
    ],
    ['its address', new Response('Not here', { status: 404 }), { kind: 'transport', status: 404 }],
  ] as const)('ends with a typed error when the server refuses %s for good', async (_what, response, error) => {
    const { events, sent } = subscribe([response])
    await expect(events.next()).rejects.toMatchObject(error)
    expect(sent).toHaveLength(1)
  })

  it('has the errors of fields beside its data', async () => {
    const { events } = subscribe([stream({ data: { feed: null }, errors: [{ message: 'Broken' }] })])
    expect(await events.next()).toMatchObject({
      value: { data: { feed: null }, error: { kind: 'graphql', message: 'Broken' } },
    })
  })

  it('begins after a cursor of an earlier run, and without it when the server refuses it', async () => {
    const { events, sent, clock } = subscribe(
      [
        stream({ errors: [{ message: 'No cursor', extensions: { code: 'BAD_USER_INPUT' } }] }),
        stream({ data: { feed: { cursor: '9' } } }),
      ],
      {},
      { after: 'v1:7', filter: { live: true } },
    )
    const [first] = await Promise.all([events.next(), clock.advance(1_000)])
    expect(first.value).toMatchObject({ data: { feed: { cursor: '9' } } })
    expect(sent).toEqual([{ after: 'v1:7', filter: { live: true } }, { filter: { live: true } }])
  })

  it('leaves the server when its reader stops', async () => {
    const { events, signals } = subscribe([stream({ data: { feed: { cursor: '1' } } })])
    for await (const { data } of events) {
      expect(data).toEqual({ feed: { cursor: '1' } })
      break
    }
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  it('waits for its reader, who may be slow', async () => {
    const { events, clock, sent } = subscribe([stream(...[1, 2].map((cursor) => ({ data: { feed: { cursor } } })))])
    await events.next()
    await clock.advance(300_000)
    expect(await events.next()).toMatchObject({ value: { data: { feed: { cursor: 2 } } } })
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['for the server', []],
    ['for another attempt', [refusal(503, 'UNAVAILABLE')]],
  ])('ends with the reason of its signal while it waits %s', async (_what, responses) => {
    const left = new AbortController()
    const reason = new Error('The page was left.')
    const { events, clock } = subscribe(responses, { signal: left.signal })
    const leave = clock.advance(100).then(() => left.abort(reason))
    await Promise.all([leave, expect(events.next()).rejects.toBe(reason)])
    expect(clock.pending).toBe(0)
  })

  it.each([
    ['short connections, each time longer', 0, [500, 1_000, 2_000]],
    ['steady connections, each time briefly', 5_000, [500, 500, 500]],
  ])('pauses after %s', async (_what, lastsMs, pauses) => {
    const retries: number[] = []
    const onRetry = (_error: Error, pauseMs: number) => void retries.push(pauseMs)
    const responses = [1, 2, 3].map((cursor) => stream({ data: { feed: { cursor } } }))
    const { events, clock } = subscribe(responses, { onRetry })
    let next = events.next()
    for (const pauseMs of pauses) {
      await next
      await clock.advance(lastsMs)
      next = events.next()
      await clock.advance(pauseMs)
    }
    expect(retries).toEqual(pauses)
  })

  it('pauses longer each time while the server takes seconds to refuse', async () => {
    const retries: number[] = []
    const clock = new FakeClock()
    const client = createClient({
      url: 'https://lanewatch.example',
      clock,
      random: () => 0.5,
      fetch: () =>
        new Promise((resolve) => clock.schedule(6_000, () => resolve(new Response('Bad gateway', { status: 502 })))),
    })
    const left = new AbortController()
    const onRetry = (_error: Error, pauseMs: number) => void retries.push(pauseMs)
    const events = client.subscribe(FEED, {}, { onRetry, signal: left.signal })
    const [ended] = await Promise.allSettled([
      events.next(),
      clock.advance(3 * 6_000 + 500 + 1_000).then(() => left.abort(new Error('The page was left.'))),
    ])
    expect(ended).toMatchObject({ status: 'rejected', reason: { message: 'The page was left.' } })
    expect(retries).toEqual([500, 1_000, 2_000])
  })

  it('sends nothing that is no subscription, because it is sent again and again', async () => {
    const client = createClient({ url: 'https://lanewatch.example', fetch: () => Promise.reject(new Error('Sent.')) })
    await expect(client.subscribe('mutation { follow }').next()).rejects.toThrow('Not a subscription')
  })
})

/** Returns the states of a list after these updates. */
async function listStates<Item extends LiveItem>(...updates: readonly ListUpdate<Item>[]) {
  async function* events() {
    for (const feed of updates) yield { data: { feed } }
  }
  const states: ListState<Item, unknown>[] = []
  for await (const state of toLists(events())) states.push(state)
  return states
}

describe('a live list without sort keys', () => {
  it('has the newest items first, and changes others in place', async () => {
    const [, state] = await listStates<LiveItem & { readonly kind?: string }>(
      { snapshot: true, upserted: [{ id: '2' }, { id: '1' }], removed: [] },
      { snapshot: false, upserted: [{ id: '3' }, { id: '1', kind: 'undone' }], removed: [] },
    )
    expect(state?.items).toEqual([{ id: '3' }, { id: '2' }, { id: '1', kind: 'undone' }])
    expect(state?.changed).toEqual([{ id: '3' }, { id: '1', kind: 'undone' }])
  })

  it('reports what a later snapshot no longer has', async () => {
    const [, state] = await listStates<LiveItem>(
      { snapshot: true, upserted: [{ id: '2' }, { id: '1' }], removed: [] },
      { snapshot: true, upserted: [{ id: '3' }, { id: '2' }], removed: [] },
    )
    expect(state).toMatchObject({ items: [{ id: '3' }, { id: '2' }], changed: [{ id: '3' }], removed: ['1'] })
  })
})
