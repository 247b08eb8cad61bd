import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClientOptions } from 'ws'
import { createLiveSource, type LiveSource } from './live-source.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { startTalk, subscribing, type Talk } from './websocket-talk.ts'

const WRITERS = ['public', 'direct'] as const
const FIELDS = ['shared', 'alone'] as const

const CASES = WRITERS.flatMap((writer) => FIELDS.map((field) => ({ writer, field })))

interface Started {
  readonly source: LiveSource
  readonly server: TestServer
}

async function start(writer: (typeof WRITERS)[number]): Promise<Started> {
  const source = createLiveSource()
  const server = await startTestServer({
    graphql: { schema: source.schema, context: () => ({}) },
    websocketWriter: writer,
  })
  return { source, server }
}

function update(id: string, field: string, fields: object): object {
  return { id, type: 'next', payload: { data: { [field]: fields } } }
}

describe.each(CASES)('with the $writer writer, a subscription to the field $field', ({ writer, field }) => {
  const query = `subscription { ${field} { text } }`

  it('gets the current state, each change and the end', async () => {
    const { source, server } = await start(writer)
    source.publish('first')
    const talk = await startTalk(server)
    talk.send(subscribing('1', query))
    expect(await talk.next()).toEqual(update('1', field, { text: 'first' }))
    source.publish('second')
    expect(await talk.next()).toEqual(update('1', field, { text: 'second' }))
    source.end()
    expect(await talk.next()).toEqual({ type: 'complete', id: '1' })
    expect(await talk.settled()).toEqual([])
    expect(source.open()).toBe(0)
  })

  it('gets the only update of a stream that ends at once', async () => {
    const { source, server } = await start(writer)
    source.publish('first and last')
    source.end()
    const talk = await startTalk(server)
    talk.send(subscribing('1', query))
    expect(await talk.next()).toEqual(update('1', field, { text: 'first and last' }))
    expect(await talk.next()).toEqual({ type: 'complete', id: '1' })
  })

  it('gets no updates after its completion, and its ID can be used again', async () => {
    const { source, server } = await start(writer)
    source.publish('first')
    const talk = await startTalk(server)
    talk.send(subscribing('1', query))
    await talk.next()
    talk.send({ type: 'complete', id: '1' })
    expect(await talk.settled()).toEqual([])
    source.publish('second')
    expect(await talk.settled()).toEqual([])
    await expect.poll(() => source.open()).toBe(0)
    talk.send(subscribing('1', query))
    expect(await talk.next()).toEqual(update('1', field, { text: 'second' }))
    source.publish('third')
    expect(await talk.next()).toEqual(update('1', field, { text: 'third' }))
  })

  it('leaves nothing behind when it is completed before its first update', async () => {
    const { source, server } = await start(writer)
    const talk = await startTalk(server)
    talk.send(subscribing('1', query))
    await expect.poll(() => source.open()).toBe(1)
    talk.send({ type: 'complete', id: '1' })
    expect(await talk.settled()).toEqual([])
    await expect.poll(() => source.open()).toBe(0)
    source.publish('first')
    expect(await talk.settled()).toEqual([])
    expect(source.executed).toEqual([])
  })

  it('leaves nothing behind when it is completed right after its request', async () => {
    const { source, server } = await start(writer)
    source.publish('first')
    const talk = await startTalk(server)
    talk.send(subscribing('1', query))
    talk.send({ type: 'complete', id: '1' })
    await talk.settled()
    source.publish('second')
    expect(JSON.stringify(await talk.settled())).not.toContain('second')
    await expect.poll(() => source.open()).toBe(0)
  })

  it.each([
    ['quotes', '"}\\"'],
    ['line breaks', 'a\r\n\u2028b\0'],
    ['characters of many scripts', 'zażółć-gęślą-😀-日本'],
    ['an unpaired surrogate', '\ud83d'],
    ['256 characters', 'ł'.repeat(256)],
  ])('may have an id with %s', async (_what, id) => {
    const { source, server } = await start(writer)
    source.publish('small')
    const talk = await startTalk(server)
    talk.send(subscribing(id, query))
    expect(await talk.next()).toEqual(update(id, field, { text: 'small' }))
    source.publish('large '.repeat(1_000))
    expect(await talk.next()).toEqual(update(id, field, { text: 'large '.repeat(1_000) }))
    source.end()
    expect(await talk.next()).toEqual({ type: 'complete', id })
  })

  it('may not have a longer ID', async () => {
    const { server, source } = await start(writer)
    const talk = await startTalk(server)
    const id = 'x'.repeat(257)
    talk.send(subscribing(id, query))
    expect(await talk.next()).toMatchObject({ type: 'error', id, payload: [{ extensions: { code: 'BAD_REQUEST' } }] })
    expect(source.open()).toBe(0)
  })

  it('masks an error in an update, and continues', async () => {
    const { source, server } = await start(writer)
    const talk = await startTalk(server)
    talk.send(subscribing('1', `subscription { ${field} { text crash } }`))
    const refusal = {
      message: 'Something went wrong on our side. Try again in a moment.',
      path: [field, 'crash'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.stringMatching(/^[\w-]{36}$/) },
    }
    for (const text of ['first', 'second']) {
      source.publish(text)
      expect(await talk.next()).toEqual({
        id: '1',
        type: 'next',
        payload: { data: { [field]: { text, crash: null } }, errors: [{ ...refusal, locations: [expect.anything()] }] },
      })
    }
    expect(server.logged.join('')).toContain('hunter2')
  })

  it('masks the error that ends it, after all earlier updates', async () => {
    const { source, server } = await start(writer)
    source.publish('first')
    source.breakOff()
    const talk = await startTalk(server)
    talk.send(subscribing('1', query))
    expect(await talk.next()).toEqual(update('1', field, { text: 'first' }))
    expect(await talk.next()).toEqual({
      id: '1',
      type: 'error',
      payload: [
        {
          message: 'Something went wrong on our side. Try again in a moment.',
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
        },
      ],
    })
    expect(await talk.settled()).toEqual([])
    expect(server.logged.join('')).toContain('hunter2')
  })

  it.each(['ends it', 'is in an update'])(
    'logs an error that %s, with the operation and the request ID',
    async (where) => {
      const { source, server } = await start(writer)
      source.publish('first')
      if (where === 'ends it') source.breakOff()
      const talk = await startTalk(server)
      const fields = where === 'ends it' ? 'text' : 'text crash'
      const payload = { query: `subscription News { ${field} { ${fields} } }`, operationName: 'News' }
      talk.send({ id: '1', type: 'subscribe', payload })
      await talk.next()
      if (where === 'ends it') await talk.next()
      const lines = server.logged.filter((line) => line.includes('hunter2')).map((line): unknown => JSON.parse(line))
      expect(lines).toEqual([
        expect.objectContaining({
          level: 'error',
          message: 'operation failed',
          operation: 'News',
          requestId: expect.stringMatching(/^[\w-]{36}$/),
        }),
      ])
    },
  )

  it('allows queries and mutations between its updates', async () => {
    const { source, server } = await start(writer)
    source.publish('first')
    const talk = await startTalk(server)
    talk.send(subscribing('1', query))
    expect(await talk.next()).toEqual(update('1', field, { text: 'first' }))
    talk.send(subscribing('2', '{ hello }'))
    expect(await talk.next()).toMatchObject({ id: '2', type: 'next', payload: { data: { hello: 'Hello world' } } })
    expect(await talk.next()).toEqual({ id: '2', type: 'complete' })
    source.publish('second')
    expect(await talk.next()).toEqual(update('1', field, { text: 'second' }))
    talk.send(subscribing('2', 'mutation { touch }'))
    expect(await talk.next()).toMatchObject({ id: '2', type: 'next', payload: { data: { touch: 1 } } })
    expect(await talk.next()).toEqual({ id: '2', type: 'complete' })
    source.publish('third')
    expect(await talk.next()).toEqual(update('1', field, { text: 'third' }))
  })

  it('gets its own updates beside other subscriptions of the same connection', async () => {
    const { source, server } = await start(writer)
    source.publish('first')
    const talk = await startTalk(server)
    const queries = {
      a: query,
      b: `subscription { ${field} { number } }`,
      c: query,
      d: 'subscription { alone { number text } }',
      e: 'subscription { shared { number text } }',
    }
    const updates = (number: number, text: string) => [
      update('a', field, { text }),
      update('b', field, { number }),
      update('c', field, { text }),
      update('d', 'alone', { number, text }),
      update('e', 'shared', { number, text }),
    ]
    for (const [id, each] of Object.entries(queries)) talk.send(subscribing(id, each))
    expect(await take(talk, 5)).toEqual(expect.arrayContaining(updates(1, 'first')))
    for (const [text, number] of [['second', 2] as const, ['third', 3] as const]) {
      source.publish(text)
      expect(await take(talk, 5)).toEqual(expect.arrayContaining(updates(number, text)))
    }
    talk.send({ type: 'complete', id: 'a' })
    await talk.settled()
    source.publish('fourth')
    const rest = await take(talk, 4)
    expect(rest).toEqual(expect.arrayContaining(updates(4, 'fourth').slice(1)))
    expect(await talk.settled()).toEqual([])
  })
})

describe.each(WRITERS)('with the %s writer, subscribers to the same field', (writer) => {
  it.each([
    ['small', 'small'],
    ['large', 'large '.repeat(1_000)],
  ])('each get %s updates under their own ID', async (_size, text) => {
    const { source, server } = await start(writer)
    const ids = ['1', 'abc', 'abd', 'x'.repeat(100), 'ł'.repeat(200), 'x'.repeat(256)]
    const talks = await Promise.all(ids.map(() => startTalk(server)))
    for (const [index, id] of ids.entries()) talks[index]?.send(subscribing(id, 'subscription { shared { text } }'))
    for (const each of [text, `${text}!`]) {
      source.publish(each)
      const updates = await Promise.all(talks.map((talk) => talk.next()))
      expect(updates).toEqual(ids.map((id) => update(id, 'shared', { text: each })))
    }
    expect(source.open()).toBe(1)
    expect(source.executed).toEqual([1, 2])
  })

  it('share one stream, even when all start at the same moment', async () => {
    const { source, server } = await start(writer)
    source.publish('first')
    const talk = await startTalk(server)
    const ids = Array.from({ length: 20 }, (_, index) => String(index))
    for (const id of ids) talk.send(subscribing(id, 'subscription { shared { text } }'))
    const updates = await take(talk, ids.length)
    expect(updates).toEqual(expect.arrayContaining(ids.map((id) => update(id, 'shared', { text: 'first' }))))
    expect([source.open(), source.executed]).toEqual([1, [1]])
  })
})

const OPTIONS: readonly (readonly [string, ClientOptions])[] = [
  ['offers compression', {}],
  ['offers no compression', { perMessageDeflate: false }],
]

describe.each(WRITERS)('with the %s writer, a client that', (writer) => {
  it.each(OPTIONS)('%s gets messages of any length, byte for byte', async (_what, options) => {
    const { source, server } = await start(writer)
    const empty = JSON.stringify(update('1', 'shared', { text: '' })).length
    source.publish('')
    const talk = await startTalk(server, options)
    talk.send(subscribing('1', 'subscription { shared { text } }'))
    expect(Buffer.byteLength(await talk.nextText())).toBe(empty)
    const check = async (length: number, letter: string) => {
      const text = letter.repeat(Math.max(1, length - empty))
      source.publish(text)
      expect(await talk.nextText()).toBe(
        `{"type":"next","payload":${JSON.stringify({ data: { shared: { text } } })},"id":"1"}`,
      )
    }
    for (const border of [125, 126, 127, 128, 255, 256, 999, 1_000, 1_001, 65_535, 65_536, 65_537, 131_072]) {
      for (let length = border - 3; length <= border + 3; length++) await check(length, 'x')
    }
    await fc.assert(fc.asyncProperty(fc.nat({ max: 70_000 }), fc.constantFrom('x', 'ł', '"', '\n'), check), {
      numRuns: 30,
    })
  })

  it.each(OPTIONS)('%s gets any text under any ID', async (_what, options) => {
    const { source, server } = await start(writer)
    const talk = await startTalk(server, options)
    const text = fc.string({ unit: 'binary', maxLength: 3_000, size: 'max' })
    const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 128, size: 'max' })
    const property = fc.asyncProperty(text, text, id, async (first, second, id) => {
      source.publish(first)
      talk.send(subscribing(id, 'subscription { shared { text } }'))
      expect(await talk.next()).toEqual(update(id, 'shared', { text: first }))
      source.publish(second)
      expect(await talk.next()).toEqual(update(id, 'shared', { text: second }))
      talk.send({ type: 'complete', id })
      expect(await talk.settled()).toEqual([])
    })
    await fc.assert(property, { numRuns: 50 })
  })
})

/** Takes the next `count` messages, in the order of arrival. */
async function take(talk: Talk, count: number): Promise<readonly unknown[]> {
  const taken: unknown[] = []
  while (taken.length < count) taken.push(await talk.next())
  return taken
}
