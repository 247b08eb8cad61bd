import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { refuseUnreadable } from '../../gateway/http/connection/unreadable-requests.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { openSocket, readToEnd, sendRaw, startTestServer } from './test-server.ts'

const HEAD = 'POST /v2/account/ HTTP/1.1\r\nhost: h\r\n'

const detail = /\r\ncontent-type: application\/json\r\n[^]*\r\n\r\n\{"detail":"[^"]{20,}"\}$/

describe('an unreadable request', () => {
  it.each([
    ['HELLO\r\n\r\n', 400],
    ['GET\r\n\r\n', 400],
    ['GET / HTTP/9.9\r\nhost: h\r\n\r\n', 400],
    ['G@T / HTTP/1.1\r\nhost: h\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nhost: h\r\nno colon\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nhost: h\0x\r\n\r\n', 400],
    [`${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n`, 400],
    [`${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    [`${HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\nabc`, 400],
    [`${HEAD}content-length: -2\r\n\r\n`, 400],
    [`GET / HTTP/1.1\r\nhost: h\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: h\r\n\r\n`, 431],
    [`${HEAD}transfer-encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\nx\r\n`, 413],
    ['CONNECT h:80 HTTP/1.1\r\nhost: h\r\n\r\n', 501],
  ])('is refused with a message, and its connection is closed: %j', async (sent, status) => {
    const server = await startTestServer()
    const text = await sendRaw(server, sent)
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`))
    expect(text).toMatch(detail)
    expect(text).toMatch(/\r\nconnection: close\r\n/)
    expect(text).toMatch(/\r\nx-request-id: [\w-]+\r\n/)
    expect(text).toMatch(/\r\naccess-control-allow-origin: \*\r\n/)
    expect(server.logged.join('')).not.toContain('"level":"error"')
  })

  it('is refused also while the client continues to send', async () => {
    const server = await startTestServer()
    const socket = await openSocket(server)
    socket.on('error', () => {})
    const answer = readToEnd(socket)
    socket.write(`GET / HTTP/1.1\r\nhost: h\r\nx: ${'x'.repeat(900_000)}`)
    expect(await answer).toMatch(/^HTTP\/1\.1 431 [^]*"detail"/)
  })

  it('is logged in one line without its content', async () => {
    const server = await startTestServer()
    await sendRaw(server, 'SECRET\r\n\r\n')
    expect(server.logged.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 'info',
        message: 'unreadable request',
        status: 400,
        code: 'HPE_INVALID_METHOD',
      }),
    ])
    expect(server.logged.join('')).not.toContain('SECRET')
  })

  it('is refused after the answers to earlier requests', async () => {
    const server = await startTestServer()
    const text = await sendRaw(server, 'GET /livez HTTP/1.1\r\nhost: h\r\n\r\nHELLO\r\n\r\n')
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '400'])
  })
})

it('an incomplete request gets 408 with a message after the timeout', async () => {
  const server = createServer({ headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 10 })
  onTestFinished(() => void server.close())
  const log = createLog({ level: 'silent', write: () => {}, now: () => 0 })
  refuseUnreadable(server, { log, schedule: (delayMs, run) => systemClock.schedule(delayMs, run) })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('It listens on no port.')
  const socket = connect(address.port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost:')
  const text = await readToEnd(socket)
  expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(text).toMatch(detail)
})

it('an unsupported expectation gets 417 with a message', async () => {
  const server = await startTestServer()
  const text = await sendRaw(server, 'GET / HTTP/1.1\r\nhost: h\r\nexpect: tea\r\nconnection: close\r\n\r\n')
  expect(text).toMatch(/^HTTP\/1\.1 417 [^]*"detail":"The header Expect/)
})

describe('a path that differs from a known one only in case', () => {
  it.each([
    ['/GraphQL', '/graphql'],
    ['/LIVEZ', '/livez'],
    ['/Schema.GraphQL', '/schema.graphql'],
    ['/Images/Champion.svg', '/images/Champion.svg'],
    ['/OPERATOR/secret', '/operator/…'],
  ])('is a 404 that names the right spelling: %s', async (path, right) => {
    const server = await startTestServer()
    for (const method of ['GET', 'POST']) {
      const response = await fetch(server.url + path, { method })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        detail: `There is nothing at ${path}. Paths are case-sensitive: request ${right} instead.`,
      })
    }
  })

  it.each([
    ['/V2', '/v2'],
    ['/V2/account/', '/v2/account/'],
    ['/Health', '/health'],
  ])('below /v2 is refused in the format of /v2, for every method: %s', async (path, right) => {
    const server = await startTestServer()
    for (const method of ['GET', 'DELETE', 'OPTIONS']) {
      const response = await fetch(server.url + path, { method })
      expect(response.status).toBe(404)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(await response.json()).toEqual({
        detail: `There is nothing at ${path}. Paths are case-sensitive: request ${right} instead.`,
      })
    }
  })

  it('below /v2 is never a page', async () => {
    const server = await startTestServer({ mounted: [] })
    const response = await fetch(`${server.url}/V2/nothing`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'There is nothing at /V2/nothing' })
  })
})
