import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fail } from '../support/fail.ts'
import { createLiveSource } from './live-source.ts'
import { post, startTestServer, type TestServer } from './test-server.ts'

const SHARED = 'subscription { shared { number text } }'
const ALONE = 'subscription { alone { number text } }'

const PING = ':'
const COMPLETE = 'event: complete\ndata:'

async function start() {
  const source = createLiveSource()
  const server = await startTestServer({ graphql: { schema: source.schema, context: () => ({}) }, drainMs: 60_000 })
  return { source, server }
}

/** Requests an event stream; returns the response and its raw blocks. */
async function ask(server: TestServer, query: string, method: 'GET' | 'POST' = 'POST') {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json' }
  const response =
    method === 'GET'
      ? await fetch(`${server.url}/graphql?${new URLSearchParams({ query })}`, { headers, signal: leaving.signal })
      : await fetch(`${server.url}/graphql`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ query }),
          signal: leaving.signal,
        })
  const blocks = toBlocks(response)
  return {
    response,
    next: async () => (await blocks.next()).value ?? null,
    leave: () => leaving.abort(),
  }
}

async function* toBlocks(response: Response): AsyncGenerator<string, void> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (text + chunk).split('\n\n')
    text = parts.pop() ?? ''
    yield* parts
  }
  if (text !== '') throw new Error(`The stream has ended within ${text}`)
}

/** Returns the next block that is not a keep-alive; shared and unshared streams have different ones. */
async function nextEvent({ next }: { next: () => Promise<string | null> }): Promise<string | null> {
  for (;;) {
    const block = await next()
    if (block?.startsWith(PING) !== true) return block
  }
}

function eventOf(field: string, result: object): string {
  return `event: next\ndata: ${JSON.stringify({ data: { [field]: result } })}`
}

afterEach(() => void vi.useRealTimers())

describe('a stream of shared events', () => {
  it('starts with a keep-alive, then sends the current state, each change and the end', async () => {
    const { source, server } = await start()
    source.publish('first')
    const { response, next } = await ask(server, SHARED)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await next()).toBe(PING)
    expect(await next()).toBe(eventOf('shared', { number: 1, text: 'first' }))
    source.publish('line\r\nbreak \u2028 😀')
    expect(await next()).toBe(eventOf('shared', { number: 2, text: 'line\r\nbreak \u2028 😀' }))
    source.publish('large '.repeat(30_000))
    expect(await next()).toBe(eventOf('shared', { number: 3, text: 'large '.repeat(30_000) }))
    source.end()
    expect(await next()).toBe(COMPLETE)
    expect(await next()).toBeNull()
  })

  it('sends the same bytes to equal subscriptions over GET and POST, and executes each event once', async () => {
    const { source, server } = await start()
    source.publish('first')
    const readers = await Promise.all(
      (['GET', 'POST', 'GET', 'POST', 'POST'] as const).map((method) => ask(server, SHARED, method)),
    )
    const nextOfAll = async () => new Set(await Promise.all(readers.map(({ next }) => next())))
    expect(await nextOfAll()).toEqual(new Set([PING]))
    expect(await nextOfAll()).toEqual(new Set([eventOf('shared', { number: 1, text: 'first' })]))
    for (let number = 2; number < 10; number++) {
      source.publish(`text ${number}`)
      expect(await nextOfAll()).toEqual(new Set([eventOf('shared', { number, text: `text ${number}` })]))
    }
    expect(source.executed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(source.open()).toBe(1)
  })

  it('sends the same as an unshared stream', async () => {
    const { source, server } = await start()
    source.publish('first')
    const [shared, alone] = [await ask(server, SHARED), await ask(server, ALONE)]
    for (let number = 1; number < 5; number++) {
      const result = await nextEvent(shared)
      expect(result).toBe(eventOf('shared', { number, text: number === 1 ? 'first' : `text ${number}` }))
      expect(await nextEvent(alone)).toBe(result?.replace('shared', 'alone'))
      source.publish(`text ${number + 1}`)
    }
  })

  it.each(['its first event', 'a later one'])(
    'leaves nothing behind when its reader leaves before %s',
    async (moment) => {
      const { source, server } = await start()
      if (moment === 'a later one') source.publish('first')
      const { next, leave } = await ask(server, SHARED)
      expect(await next()).toBe(PING)
      if (moment === 'a later one') expect(await next()).toBe(eventOf('shared', { number: 1, text: 'first' }))
      await expect.poll(() => source.open()).toBe(1)
      leave()
      await expect.poll(() => source.open()).toBe(0)
      source.publish('second')
      expect(server.logged.join('')).not.toContain('"error"')
    },
  )

  it.each(['shared', 'alone'])('leaves nothing behind when its reader leaves while it opens (%s)', async (name) => {
    const { source, server } = await start()
    const field = source.schema.getSubscriptionType()?.getFields()[name]
    const subscribe = field?.subscribe ?? fail(new Error(`There is no subscription ${name}.`))
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const mostOpen = vi.fn<(open: number) => void>()
    Object.assign(field ?? {}, {
      async subscribe(...args: Parameters<typeof subscribe>) {
        asked.resolve()
        await held.promise
        const stream: unknown = await subscribe(...args)
        mostOpen(source.open())
        return stream
      },
    })
    const leaving = new AbortController()
    const headers = { accept: 'text/event-stream', 'content-type': 'application/json' }
    const body = JSON.stringify({ query: name === 'shared' ? SHARED : ALONE })
    const answer = fetch(`${server.url}/graphql`, { method: 'POST', headers, body, signal: leaving.signal })
    await asked.promise
    leaving.abort()
    await expect(answer).rejects.toThrow('aborted')
    await expect.poll(() => server.logged.join('')).toContain('"request"')
    held.resolve()
    await expect.poll(() => mostOpen.mock.calls).toEqual([[1]])
    await expect.poll(() => source.open()).toBe(0)
    expect(server.logged.join('')).not.toContain('"error"')
  })

  it('is cancelled when its reader has left before it began', async () => {
    const [asked, cancelled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const server = await startTestServer({
      async pages(_, { answered }) {
        asked.resolve()
        await answered
        const events = new ReadableStream({ cancel: () => cancelled.resolve() })
        return new Response(events, { headers: { 'content-type': 'text/event-stream' } })
      },
    })
    const leaving = new AbortController()
    const answer = fetch(server.url, { signal: leaving.signal })
    await asked.promise
    leaving.abort()
    await expect(answer).rejects.toThrow('aborted')
    await cancelled.promise
  })

  it('masks an error in an event, and continues', async () => {
    const { source, server } = await start()
    const { next } = await ask(server, 'subscription { shared { text crash } }')
    expect(await next()).toBe(PING)
    for (const text of ['first', 'second']) {
      source.publish(text)
      const event = await next()
      expect(event).toContain(`{"shared":{"text":"${text}","crash":null}}`)
      expect(event).toContain('INTERNAL_SERVER_ERROR')
      expect(event).not.toContain('hunter2')
    }
  })

  it('masks the error that ends it, after all earlier events', async () => {
    const { source, server } = await start()
    source.publish('first')
    source.breakOff()
    const { next } = await ask(server, SHARED)
    expect(await next()).toBe(PING)
    expect(await next()).toBe(eventOf('shared', { number: 1, text: 'first' }))
    const broken = await next()
    expect(broken).toMatch(/^event: next\ndata: {"errors":\[{"message":"Something went wrong on our side/)
    expect(broken).not.toContain('hunter2')
    expect(await next()).toBe(COMPLETE)
    expect(await next()).toBeNull()
    expect(server.logged.join('')).toContain('hunter2')
  })

  it('sends a keep-alive every twelve seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { source, server } = await start()
    source.publish('first')
    const { next } = await ask(server, SHARED)
    expect([await next(), await next()]).toEqual([PING, eventOf('shared', { number: 1, text: 'first' })])
    vi.advanceTimersByTime(11_999)
    source.publish('second')
    expect(await next()).toBe(eventOf('shared', { number: 2, text: 'second' }))
    vi.advanceTimersByTime(1)
    expect(await next()).toBe(PING)
    source.end()
    expect(await next()).toBe(COMPLETE)
    expect(await next()).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends when the server closes', async () => {
    const { source, server } = await start()
    source.publish('first')
    const { next } = await ask(server, SHARED)
    expect([await next(), await next()]).toEqual([PING, eventOf('shared', { number: 1, text: 'first' })])
    const [rest] = await Promise.all([next(), server.close()])
    expect(rest).toBeNull()
    expect(source.open()).toBe(0)
  })

  it('is refused with 406 for a client that does not accept events, without a subscription', async () => {
    const { source, server } = await start()
    source.publish('first')
    const response = await post(server, { query: SHARED }, { accept: 'application/json' })
    expect(response.status).toBe(406)
    await response.text()
    expect(source.open()).toBe(0)
    expect(source.executed).toEqual([])
  })

  it('carries the errors of an invalid document', async () => {
    const { server } = await start()
    const response = await post(
      server,
      { query: 'subscription { shared { nothing } }' },
      { accept: 'text/event-stream' },
    )
    expect(await response.text()).toContain('GRAPHQL_VALIDATION_FAILED')
  })
})
