import { deflateRawSync, constants } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClientOptions } from 'ws'
import { createLiveSource } from './live-source.ts'
import { openRawWebsocket, textOf, toFrame } from './raw-websocket.ts'
import { startTestServer } from './test-server.ts'
import { startTalk, subscribing } from './websocket-talk.ts'

const QUERY = 'subscription { shared { text } }'
const LARGE = 'the same over and over. '.repeat(600)

async function start(writer: 'public' | 'direct' = 'direct') {
  const source = createLiveSource()
  const graphql = { schema: source.schema, context: () => ({}) }
  return { source, server: await startTestServer({ graphql, websocketWriter: writer }) }
}

function messageOf(text: string, id = '1'): string {
  return `{"type":"next","payload":${JSON.stringify({ data: { shared: { text } } })},"id":${JSON.stringify(id)}}`
}

/** Text that hardly gets smaller by compression. */
const letters = fc
  .array(fc.integer({ min: 32, max: 55_000 }), { minLength: 700, maxLength: 3_000 })
  .map((codes) => String.fromCharCode(...codes))

describe('with the public writer', () => {
  it('nothing is compressed, for any offer of a client', async () => {
    const { source, server } = await start('public')
    const raw = await openRawWebsocket(server, 'permessage-deflate; client_max_window_bits')
    expect(raw.extensions).toBeNull()
    source.publish(LARGE)
    raw.send(subscribing('1', QUERY))
    const [head, tail] = [await raw.nextFrame(), await raw.nextFrame()]
    expect([head.first, tail.first]).toEqual([0x01, 0x80])
    expect(String(head.payload) + String(tail.payload)).toBe(messageOf(LARGE))
  })
})

describe('with the direct writer', () => {
  it('large updates are sent deflated and small ones plain, in one frame each', async () => {
    const { source, server } = await start()
    const raw = await openRawWebsocket(server, 'permessage-deflate; client_max_window_bits')
    source.publish('small')
    raw.send(subscribing('1', QUERY))
    const small = await raw.nextFrame()
    expect([small.first, small.payload.toString()]).toEqual([0x81, messageOf('small')])
    source.publish(LARGE)
    const large = await raw.nextFrame()
    expect([large.first, textOf(large)]).toEqual([0xc1, messageOf(LARGE)])
    expect(large.bytes).toBeLessThan(LARGE.length / 50)
    source.publish('small again')
    expect(textOf(await raw.nextFrame())).toBe(messageOf('small again'))
    source.end()
    const complete = await raw.nextFrame()
    expect([complete.first, complete.payload.toString()]).toEqual([0x81, '{"id":"1","type":"complete"}'])
  })

  it('a client without compression gets plain updates beside one with compression', async () => {
    const { source, server } = await start()
    const raw = await openRawWebsocket(server, null)
    const other = await openRawWebsocket(server, 'permessage-deflate; client_max_window_bits')
    expect([raw.extensions, other.extensions]).toEqual([null, expect.stringContaining('permessage-deflate')])
    source.publish(LARGE)
    for (const each of [other, raw]) each.send(subscribing('1', QUERY))
    expect((await other.nextFrame()).first).toBe(0xc1)
    const plain = await raw.nextFrame()
    expect([plain.first, plain.payload.toString()]).toEqual([0x81, messageOf(LARGE)])
  })

  it.each([
    ['permessage-deflate'],
    ['permessage-deflate; client_max_window_bits'],
    ['permessage-deflate; client_max_window_bits=15'],
    ['permessage-deflate; client_max_window_bits=8'],
    ['permessage-deflate; server_no_context_takeover'],
    ['permessage-deflate; client_max_window_bits; client_no_context_takeover'],
    ['permessage-deflate; client_max_window_bits, permessage-deflate'],
    ['permessage-bzip2, permessage-deflate; client_max_window_bits'],
  ])('compression is accepted for an offer of %s', async (offer) => {
    const { source, server } = await start()
    const raw = await openRawWebsocket(server, offer)
    const [extension, ...terms] = raw.extensions?.split('; ') ?? []
    expect(extension).toBe('permessage-deflate')
    expect(terms).toEqual(expect.arrayContaining(['server_no_context_takeover', 'client_no_context_takeover']))
    source.publish(LARGE)
    raw.send(subscribing('1', QUERY))
    for (const text of [LARGE, `${LARGE}!`]) {
      const frame = await raw.nextFrame()
      expect([frame.first, textOf(frame)]).toEqual([0xc1, messageOf(text)])
      source.publish(`${LARGE}!`)
    }
  })

  it.each([
    ...[9, 12, 15].map((bits) => [`permessage-deflate; client_max_window_bits; server_max_window_bits=${bits}`]),
    ['permessage-deflate; client_max_window_bits, permessage-deflate; server_max_window_bits=10'],
    ['permessage-bzip2'],
  ])('nothing is compressed for an unsupported offer of %s', async (offer) => {
    const { source, server } = await start()
    const raw = await openRawWebsocket(server, offer)
    expect(raw.extensions).toBeNull()
    source.publish(LARGE)
    raw.send(subscribing('1', QUERY))
    const frame = await raw.nextFrame()
    expect([frame.first, frame.payload.toString()]).toEqual([0x81, messageOf(LARGE)])
  })

  const options: readonly (readonly [string, ClientOptions['perMessageDeflate'], string])[] = [
    ['with defaults', true, 'permessage-deflate'],
    [
      'without context takeover',
      { clientNoContextTakeover: true, serverNoContextTakeover: true },
      'permessage-deflate',
    ],
    ['that deflates all its messages', { threshold: 0 }, 'permessage-deflate'],
    ['with a small window for sending', { clientMaxWindowBits: 9, threshold: 0 }, 'permessage-deflate'],
    ['that requests small windows', { serverMaxWindowBits: 9 }, ''],
  ]

  it.each(options)('a client of ws %s reads any text under any id', async (_what, perMessageDeflate, extensions) => {
    const { source, server } = await start()
    const talk = await startTalk(server, { perMessageDeflate })
    expect(talk.websocket.extensions).toBe(extensions)
    const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 128, size: 'max' })
    const property = fc.asyncProperty(letters, id, async (text, id) => {
      source.publish(text)
      talk.send(subscribing(id, QUERY))
      expect(await talk.nextText()).toBe(messageOf(text, id))
      source.publish(`${text}${text}`)
      expect(await talk.nextText()).toBe(messageOf(`${text}${text}`, id))
      talk.send({ type: 'complete', id })
      expect(await talk.settled()).toEqual([])
    })
    await fc.assert(property, { numRuns: 20 })
  })

  it('a small message that inflates to more than 100 kB closes the connection with 1009', async () => {
    const { server } = await start()
    const raw = await openRawWebsocket(server, 'permessage-deflate; client_max_window_bits')
    const bomb = JSON.stringify({ type: 'ping', payload: { filler: 'x'.repeat(10_000_000) } })
    const deflated = deflateRawSync(bomb, { windowBits: 9, finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -4)
    expect(deflated.byteLength).toBeLessThan(65_536)
    raw.socket.write(toFrame(deflated, 0xc1))
    const { first, payload } = await raw.nextFrame()
    expect([first, payload.readUInt16BE(0)]).toEqual([0x88, 1009])
  })

  it('deflated messages of a client are read', async () => {
    const { server } = await start()
    const raw = await openRawWebsocket(server, 'permessage-deflate; client_max_window_bits')
    for (let count = 1; count <= 3; count++) {
      const ping = JSON.stringify({ type: 'ping', payload: { count } })
      const deflated = deflateRawSync(ping, { windowBits: 9, finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -4)
      raw.socket.write(toFrame(deflated, 0xc1))
      expect(JSON.parse(textOf(await raw.nextFrame()))).toEqual({ type: 'pong', payload: { count } })
    }
  })
})
