import { once } from 'node:events'
import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../gateway/http/refusal.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openSocket, readToEnd, restRoutes, sendRaw, startTestServer } from './test-server.ts'

const refuse = async () => {
  throw new Refusal(401, 'UNKNOWN', 'Not you.')
}

const fails = () => {
  throw new Error('The handler was called.')
}

const head = (length: number, more = '') => `POST /v2/x HTTP/1.1\r\nhost: h\r\ncontent-length: ${length}\r\n${more}\r\n`

describe('a request refused by its head', () => {
  it('is answered before any of its body arrives', async () => {
    const clock = new FakeClock()
    const server = await startTestServer({
      mounted: restRoutes(fails, refuse),
      schedule: (delayMs, run) => clock.schedule(delayMs, run),
    })
    const socket = await openSocket(server)
    socket.write(head(50))
    const first = await readNext(socket)
    expect(first).toMatch(/^HTTP\/1\.1 401 /)

    // The body arrives later, and the connection continues with the next request.
    socket.write(`${'x'.repeat(50)}GET /livez HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n`)
    expect(await readToEnd(socket)).toContain('200 OK')
  })

  it.each([1_000, 500_000, 5_000_000, 50_000_000])('is answered while a body of %i bytes arrives', async (length) => {
    const server = await startTestServer({ mounted: restRoutes(fails, refuse) })
    const response = await fetch(`${server.url}/v2/x`, { method: 'POST', body: 'x'.repeat(length) })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ detail: 'Not you.' })
  })

  it('is disconnected when its body does not end in time', async () => {
    const clock = new FakeClock()
    const server = await startTestServer({
      mounted: restRoutes(fails, refuse),
      schedule: (delayMs, run) => clock.schedule(delayMs, run),
    })
    const socket = await openSocket(server)
    socket.on('error', () => {})
    socket.write(head(50))
    await expect.poll(() => clock.pending).toBeGreaterThan(0)
    await clock.advance(2_000)
    expect(socket.destroyed || (await readToEnd(socket)).includes('Not you.')).toBe(true)
    expect(clock.pending).toBe(0)
  })

  it('gets no 100 Continue when it expects one', async () => {
    const server = await startTestServer({ mounted: restRoutes(fails, refuse) })
    const text = await sendRaw(server, head(5, 'expect: 100-continue\r\nconnection: close\r\n'))
    expect(text).toMatch(/^HTTP\/1\.1 401 /)
  })

  it('is refused before its address is decoded', async () => {
    const server = await startTestServer({ mounted: restRoutes(fails, refuse) })
    expect((await fetch(`${server.url}/v2/%zz`, { method: 'PUT' })).status).toBe(401)
  })
})

it('an accepted body gets 100 Continue', async () => {
  const server = await startTestServer({
    mounted: restRoutes(async (request) => new Response(`got ${await request.text()}`)),
  })
  const socket = await openSocket(server)
  socket.write(head(5, 'expect: 100-continue\r\nconnection: close\r\n'))
  const first = await readNext(socket)
  expect(first).toMatch(/^HTTP\/1\.1 100 Continue\r\n/)
  socket.write('hello')
  expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*got hello$/)
})

it.each([100_001, 5_000_000])(
  'a body of %i bytes is refused with a readable answer, and another request may follow',
  async (length) => {
    const server = await startTestServer()
    for (const chunked of [false, true]) {
      const body = new Uint8Array(length)
      const init = chunked ? { body: new Blob([body]).stream(), duplex: 'half' as const } : { body }
      const response = await fetch(`${server.url}/v2/x`, { method: 'POST', ...init })
      expect(response.status).toBe(413)
      expect(await response.json()).toEqual({ detail: 'The body is over 100000 bytes. Send less at once.' })
    }
  },
)

it('an incomplete body gets 400 and is not logged as an error', async () => {
  const server = await startTestServer()
  const socket = await openSocket(server)
  socket.write(`${head(50)}half`)
  socket.end()
  expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 400 [^]*"detail"/)
  await expect.poll(() => server.logged.join('')).toContain('"message":"request"')
  expect(server.logged.join('')).not.toContain('"level":"error"')
})

/** Returns the next data of a connection, which stays open. */
async function readNext(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data')
  socket.pause()
  return String(chunk)
}
