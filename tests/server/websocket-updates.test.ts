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

/** The message of an update. */
function update(id: string, field: string, told: object): object {
  return { id, type: 'next', payload: { data: { [field]: told } } }
}

describe.each(CASES)('with the $writer writer, a subscription to what is $field', ({ writer, field }) => {
  const query = `subscription { ${field} { text } }`

  it('is told what stands, each change, and the end', async () => {
    const { source, server } = await start(writer)
    source.tell('first')
    const talk = await startTalk(server)
    talk.say(subscribing('1', query))
    expect(await talk.next()).toEqual(update('1', field, { text: 'first' }))
    source.tell('second')
    expect(await talk.next()).toEqual(update('1', field, { text: 'second' }))
    source.end()
    expect(await talk.next()).toEqual({ type: 'complete', id: '1' })
    expect(await talk.settled()).toEqual([])
    expect(source.open()).toBe(0)
  })

  it('is told the only update of what ends at once', async () => {
    const { source, server } = await start(writer)
    source.tell('first and last')
    source.end()
    const talk = await startTalk(server)
    talk.say(subscribing('1', query))
    expect(await talk.next()).toEqual(update('1', field, { text: 'first and last' }))
    expect(await talk.next()).toEqual({ type: 'complete', id: '1' })
  })

  it('is told no more when it is complete, and its id can be used again', async () => {
    const { source, server } = await start(writer)
    source.tell('first')
    const talk = await startTalk(server)
    talk.say(subscribing('1', query))
    await talk.next()
    talk.say({ type: 'complete', id: '1' })
    expect(await talk.settled()).toEqual([])
    source.tell('second')
    expect(await talk.settled()).toEqual([])
    await expect.poll(() => source.open()).toBe(0)
    talk.say(subscribing('1', query))
    expect(await talk.next()).toEqual(update('1', field, { text: 'second' }))
    source.tell('third')
    expect(await talk.next()).toEqual(update('1', field, { text: 'third' }))
  })

  it('leaves nothing behind when it is complete before its first update', async () => {
    const { source, server } = await start(writer)
    const talk = await startTalk(server)
    talk.say(subscribing('1', query))
    await expect.poll(() => source.open()).toBe(1)
    talk.say({ type: 'complete', id: '1' })
    expect(await talk.settled()).toEqual([])
    await expect.poll(() => source.open()).toBe(0)
    source.tell('first')
    expect(await talk.settled()).toEqual([])
    expect(source.executed).toEqual([])
  })

  it('leaves nothing behind when it is complete as soon as it was asked for', async () => {
    const { source, server } = await start(writer)
    source.tell('first')
    const talk = await startTalk(server)
    talk.say(subscribing('1', query))
    talk.say({ type: 'complete', id: '1' })
    await talk.settled()
    source.tell('second')
    expect(JSON.stringify(await talk.settled())).not.toContain('second')
    await expect.poll(() => source.open()).toBe(0)
  })

  it.each([
    ['quotes', '"}\\"'],
    ['line breaks', 'a\r\n\u2028b\0'],
    ['letters of all scripts', 'zażółć-gęślą-😀-日本'],
    ['half a letter', '\ud83d'],
    ['256 letters', 'ł'.repeat(256)],
  ])('may have an id with %s', async (_what, id) => {
    const { source, server } = await start(writer)
    source.tell('small')
    const talk = await startTalk(server)
    talk.say(subscribing(id, query))
    expect(await talk.next()).toEqual(update(id, field, { text: 'small' }))
    source.tell('large '.repeat(1_000))
    expect(await talk.next()).toEqual(update(id, field, { text: 'large '.repeat(1_000) }))
    source.end()
    expect(await talk.next()).toEqual({ type: 'complete', id })
  })

  it('may have no longer id', async () => {
    const { server, source } = await start(writer)
    const talk = await startTalk(server)
    const id = 'x'.repeat(257)
    talk.say(subscribing(id, query))
    expect(await talk.next()).toMatchObject({ type: 'error', id, payload: [{ extensions: { code: 'BAD_REQUEST' } }] })
    expect(source.open()).toBe(0)
  })

  it('hides what goes wrong in an update, and goes on', async () => {
    const { source, server } = await start(writer)
    const talk = await startTalk(server)
    talk.say(subscribing('1', `subscription { ${field} { text crash } }`))
    const refusal = {
      message: 'Something went wrong on our side. Try again in a moment.',
      path: [field, 'crash'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.stringMatching(/^[\w-]{36}$/) },
    }
    for (const text of ['first', 'second']) {
      source.tell(text)
      expect(await talk.next()).toEqual({
        id: '1',
        type: 'next',
        payload: { data: { [field]: { text, crash: null } }, errors: [{ ...refusal, locations: [expect.anything()] }] },
      })
    }
    expect(server.logged.join('')).toContain('hunter2')
  })

  it('hides what breaks it off, after all that was told before', async () => {
    const { source, server } = await start(writer)
    source.tell('first')
    source.breakOff()
    const talk = await startTalk(server)
    talk.say(subscribing('1', query))
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

  it('leaves room for queries and mutations between its updates', async () => {
    const { source, server } = await start(writer)
    source.tell('first')
    const talk = await startTalk(server)
    talk.say(subscribing('1', query))
    expect(await talk.next()).toEqual(update('1', field, { text: 'first' }))
    talk.say(subscribing('2', '{ hello }'))
    expect(await talk.next()).toMatchObject({ id: '2', type: 'next', payload: { data: { hello: 'Hello world' } } })
    expect(await talk.next()).toEqual({ id: '2', type: 'complete' })
    source.tell('second')
    expect(await talk.next()).toEqual(update('1', field, { text: 'second' }))
    talk.say(subscribing('2', 'mutation { touch }'))
    expect(await talk.next()).toMatchObject({ id: '2', type: 'next', payload: { data: { touch: 1 } } })
    expect(await talk.next()).toEqual({ id: '2', type: 'complete' })
    source.tell('third')
    expect(await talk.next()).toEqual(update('1', field, { text: 'third' }))
  })

  it('stands beside others of the same connection and is told its own', async () => {
    const { source, server } = await start(writer)
    source.tell('first')
    const talk = await startTalk(server)
    const queries = {
      a: query,
      b: `subscription { ${field} { number } }`,
      c: query,
      d: 'subscription { alone { number text } }',
      e: 'subscription { shared { number text } }',
    }
    const told = (number: number, text: string) => [
      update('a', field, { text }),
      update('b', field, { number }),
      update('c', field, { text }),
      update('d', 'alone', { number, text }),
      update('e', 'shared', { number, text }),
    ]
    for (const [id, each] of Object.entries(queries)) talk.say(subscribing(id, each))
    expect(await take(talk, 5)).toEqual(expect.arrayContaining(told(1, 'first')))
    for (const [text, number] of [['second', 2] as const, ['third', 3] as const]) {
      source.tell(text)
      expect(await take(talk, 5)).toEqual(expect.arrayContaining(told(number, text)))
    }
    talk.say({ type: 'complete', id: 'a' })
    await talk.settled()
    source.tell('fourth')
    const rest = await take(talk, 4)
    expect(rest).toEqual(expect.arrayContaining(told(4, 'fourth').slice(1)))
    expect(await talk.settled()).toEqual([])
  })
})

describe.each(WRITERS)('with the %s writer, readers of the same', (writer) => {
  it.each([
    ['small', 'small'],
    ['large', 'large '.repeat(1_000)],
  ])('are each told what is %s under an id of their own', async (_size, text) => {
    const { source, server } = await start(writer)
    const ids = ['1', 'abc', 'abd', 'x'.repeat(100), 'ł'.repeat(200), 'x'.repeat(256)]
    const talks = await Promise.all(ids.map(() => startTalk(server)))
    for (const [index, id] of ids.entries()) talks[index]?.say(subscribing(id, 'subscription { shared { text } }'))
    for (const each of [text, `${text}!`]) {
      source.tell(each)
      const told = await Promise.all(talks.map((talk) => talk.next()))
      expect(told).toEqual(ids.map((id) => update(id, 'shared', { text: each })))
    }
    expect(source.open()).toBe(1)
    expect(source.executed).toEqual([1, 2])
  })

  it('keep one stream going, though all of them begin at the same moment', async () => {
    const { source, server } = await start(writer)
    source.tell('first')
    const talk = await startTalk(server)
    const ids = Array.from({ length: 20 }, (_, index) => String(index))
    for (const id of ids) talk.say(subscribing(id, 'subscription { shared { text } }'))
    const told = await take(talk, ids.length)
    expect(told).toEqual(expect.arrayContaining(ids.map((id) => update(id, 'shared', { text: 'first' }))))
    expect([source.open(), source.executed]).toEqual([1, [1]])
  })
})

const OPTIONS: readonly (readonly [string, ClientOptions])[] = [
  ['offers compression', {}],
  ['offers none', { perMessageDeflate: false }],
]

describe.each(WRITERS)('with the %s writer, a client that', (writer) => {
  it.each(OPTIONS)('%s is told messages of any length, byte for byte', async (_what, options) => {
    const { source, server } = await start(writer)
    const empty = JSON.stringify(update('1', 'shared', { text: '' })).length
    source.tell('')
    const talk = await startTalk(server, options)
    talk.say(subscribing('1', 'subscription { shared { text } }'))
    expect(Buffer.byteLength(await talk.nextText())).toBe(empty)
    const check = async (length: number, letter: string) => {
      const text = letter.repeat(Math.max(1, length - empty))
      source.tell(text)
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

  it.each(OPTIONS)('%s is told any text under any id', async (_what, options) => {
    const { source, server } = await start(writer)
    const talk = await startTalk(server, options)
    const text = fc.string({ unit: 'binary', maxLength: 3_000, size: 'max' })
    const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 128, size: 'max' })
    const property = fc.asyncProperty(text, text, id, async (first, second, id) => {
      source.tell(first)
      talk.say(subscribing(id, 'subscription { shared { text } }'))
      expect(await talk.next()).toEqual(update(id, 'shared', { text: first }))
      source.tell(second)
      expect(await talk.next()).toEqual(update(id, 'shared', { text: second }))
      talk.say({ type: 'complete', id })
      expect(await talk.settled()).toEqual([])
    })
    await fc.assert(property, { numRuns: 50 })
  })
})

/** The next messages, in whatever order they come. */
async function take(talk: Talk, count: number): Promise<readonly unknown[]> {
  const taken: unknown[] = []
  while (taken.length < count) taken.push(await talk.next())
  return taken
}
