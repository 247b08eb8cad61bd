import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startServer } from '../../gateway/server/start-server.ts'
import { sendRaw, serverOptions, startTestServer, type TestServer } from './test-server.ts'

const TARGET = '/a/b?c=d'

const CLEAR = /"detail":"[^"]*(?:host|Host)[^"]*"/

function echoUrl(request: Request): Response {
  return new Response(request.url)
}

const answerOf = (text: string) => ({ status: Number(text.split(' ')[1]), body: text.split('\r\n\r\n')[1] ?? '' })

async function askWith(server: Pick<TestServer, 'url'>, lines: readonly string[], target = TARGET, version = '1.1') {
  const head = [`GET ${target} HTTP/${version}`, 'connection: close', ...lines]
  return answerOf(await sendRaw(server, `${head.join('\r\n')}\r\n\r\n`))
}

const upgrade = ['upgrade: websocket', 'sec-websocket-version: 13', 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==']

let wary: TestServer
let trusting: TestServer

/** Starts a server for all tests of this file. */
async function startForAll(trustProxy: boolean): Promise<TestServer> {
  const { options, logged } = serverOptions({ pages: echoUrl, trustProxy })
  return { ...(await startServer(options)), logged }
}

beforeAll(async () => {
  wary = await startForAll(false)
  trusting = await startForAll(true)
  return () => Promise.all([wary.close(), trusting.close()])
})

const GOOD = [
  'lanewatch.example',
  'h',
  'H_1.internal',
  '127.0.0.1',
  '[::1]',
  '[2001:db8::1]:8080',
  'h:1',
  'h:65535',
  'h:',
]

const BAD = [
  'user@h',
  'user:password@h',
  'h/livez?',
  'h?x',
  'h#x',
  'h\\livez',
  'a b',
  'a\tb',
  'h,h2',
  'h:65536',
  'h:99999999999999999999',
  'h:0',
  'h:-1',
  'h:80x',
  ':80',
  'h:80:80',
  '[::1',
  '::1',
  '[::1]x',
  '[fe80::1%25eth0]',
  '[v1.x]',
  '999.1.1.1',
  'h%2flivez',
  '%',
  'zażółć',
  '*',
  '<h>',
  "'h'",
]

describe('the header Host', () => {
  it.each(GOOD)('may be %s', async (host) => {
    const { status, body } = await askWith(wary, [`host: ${host}`])
    expect(status).toBe(200)
    expect(body).toBe(new URL(`http://${host}${TARGET}`).href)
  })

  it.each(BAD)('may not be %j: 400', async (host) => {
    const { status, body } = await askWith(wary, [`host: ${host}`])
    expect(status).toBe(400)
    expect(body).toMatch(CLEAR)
  })

  it('is required exactly once and non-empty in HTTP/1.1', async () => {
    for (const lines of [[], ['host:'], ['host: '], ['host: h', 'host: h'], ['host: h', 'host: other']]) {
      const { status, body } = await askWith(wary, lines)
      expect(status).toBe(400)
      expect(body).toMatch(CLEAR)
    }
  })

  it('is optional in HTTP/1.0, but must be valid when present', async () => {
    expect(await askWith(wary, [], TARGET, '1.0')).toEqual({ status: 200, body: `http://localhost${TARGET}` })
    expect(await askWith(wary, ['host: h'], TARGET, '1.0')).toEqual({ status: 200, body: `http://h${TARGET}` })
    expect(await askWith(wary, ['host: user@h'], TARGET, '1.0')).toMatchObject({ status: 400 })
  })

  it('gets GraphQL errors at /graphql when it is invalid', async () => {
    const { status, body } = await askWith(wary, ['host: user@h'], '/graphql')
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  })

  it('never changes the routed path or causes a failure, for any printable text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), async (host) => {
        for (const server of [wary, trusting]) {
          const { status, body } = await askWith(server, [`host: ${host}`])
          expect([200, 400]).toContain(status)
          if (status === 200) expect(pathOf(body)).toBe(TARGET)
          else expect(body).toMatch(CLEAR)
        }
        const forwarded = await askWith(trusting, ['host: h', `x-forwarded-host: ${host}`])
        expect([200, 400]).toContain(forwarded.status)
        if (forwarded.status === 200) expect(pathOf(forwarded.body)).toBe(TARGET)
      }),
      { numRuns: 150 },
    )
  })

  it('never changes the routed path or causes a failure, for parts of addresses', async () => {
    const part = fc.constantFrom(
      'h',
      'livez',
      '/',
      '?',
      '#',
      '@',
      ':',
      '[',
      ']',
      '%',
      '.',
      '80',
      '::1',
      '\\',
      '//',
      ',',
      '..',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        const { status, body } = await askWith(wary, [`host: ${parts.join('')}`])
        expect([200, 400]).toContain(status)
        if (status === 200) expect(pathOf(body)).toBe(TARGET)
      }),
      { numRuns: 150 },
    )
  })
})

describe('the header X-Forwarded-Host', () => {
  it.each(GOOD)('of a trusted proxy may be %s', async (host) => {
    const { body } = await askWith(trusting, ['host: inner', `x-forwarded-host: ${host}`])
    expect(body).toBe(new URL(`http://${host}${TARGET}`).href)
  })

  it.each(BAD.filter((host) => !host.includes(',')))('of a trusted proxy may not be %j: 400', async (host) => {
    const { status, body } = await askWith(trusting, ['host: inner', `x-forwarded-host: ${host}`])
    expect(status).toBe(400)
    expect(body).toContain('The header X-Forwarded-Host names no host')
  })

  it('does not replace the check of the header Host', async () => {
    const { status } = await askWith(trusting, ['host: user@h', 'x-forwarded-host: lanewatch.example'])
    expect(status).toBe(400)
  })

  it('is ignored when no proxy is trusted', async () => {
    expect(await askWith(wary, ['host: h', 'x-forwarded-host: user@h'])).toEqual({
      status: 200,
      body: `http://h${TARGET}`,
    })
  })
})

describe('the header X-Forwarded-Proto', () => {
  it.each(['http', 'https', 'HTTPS', 'https, http'])('of a trusted proxy may be %s', async (protocol) => {
    const { body } = await askWith(trusting, ['host: h', `x-forwarded-proto: ${protocol}`])
    expect(body).toBe(`${protocol.split(',')[0]?.toLowerCase()}://h${TARGET}`)
  })

  it.each(['ftp', 'javascript', 'https:', 'http://x/', 'x'])('may not be %s: 400', async (protocol) => {
    const { status, body } = await askWith(trusting, ['host: h', `x-forwarded-proto: ${protocol}`])
    expect(status).toBe(400)
    expect(body).toContain('X-Forwarded-Proto must be http or https')
    expect(await askWith(wary, ['host: h', `x-forwarded-proto: ${protocol}`])).toMatchObject({ status: 200 })
  })
})

describe('a request target in absolute form', () => {
  it('is used instead of the header Host, which must still be valid', async () => {
    expect(await askWith(wary, ['host: h'], 'http://other/x?y')).toEqual({ status: 200, body: 'http://other/x?y' })
    expect(await askWith(wary, ['host: h'], 'http://other?y')).toEqual({ status: 200, body: 'http://other/?y' })
    expect(await askWith(wary, ['host: user@h'], 'http://other/x')).toMatchObject({ status: 400 })
    expect(await askWith(wary, [], 'http://other/x')).toMatchObject({ status: 400 })
  })

  it.each(['http://user@h/x', 'http:///x', 'http://h:70000/x', 'http://h%2flivez/x'])(
    'may not be %s: 400',
    async (target) => {
      expect(await askWith(wary, ['host: h'], target)).toMatchObject({ status: 400 })
    },
  )
})

it.each([
  ['/livez?x', '/livez'],
  ['http://other/livez', '/livez'],
  ['HTTP://other?x', '/'],
  ['//other/livez', '//other/livez'],
  ['/a/../livez', '/livez'],
  ['http://other/operator/secret', '/operator/…'],
  ['/Operator/secret', '/operator/…'],
])('logs the path that %s was routed to', async (target, path) => {
  const server = await startTestServer()
  for (const host of ['h', 'h/livez?', 'user@h']) {
    await askWith(server, [`host: ${host}`], target)
    expect(JSON.parse(server.logged.at(-1) ?? '')).toMatchObject({ message: 'request', path })
    expect(server.logged.join('')).not.toContain('secret')
  }
})

describe('a websocket', () => {
  async function open(server: TestServer, lines: readonly string[], target = '/graphql') {
    const head = [`GET ${target} HTTP/1.1`, 'connection: upgrade', ...upgrade, ...lines]
    return answerOf(await sendRaw(server, `${head.join('\r\n')}\r\n\r\n`))
  }

  it.each(BAD)('is not opened for the host %j: 400', async (host) => {
    const { status, body } = await open(wary, [`host: ${host}`])
    expect(status).toBe(400)
    expect(body).toMatch(CLEAR)
    if (!host.includes(',')) {
      expect(await open(trusting, ['host: h', `x-forwarded-host: ${host}`])).toMatchObject({ status: 400 })
    }
  })

  it('is not opened for several hosts, no host or another protocol', async () => {
    expect(await open(wary, ['host: h', 'host: h'])).toMatchObject({ status: 400 })
    expect(await open(wary, [])).toMatchObject({ status: 400 })
    expect(await open(trusting, ['host: h', 'x-forwarded-proto: ftp'])).toMatchObject({ status: 400 })
  })

  it('is not routed by its host', async () => {
    const { status, body } = await open(wary, ['host: h'], '/livez')
    expect(status).toBe(404)
    expect(JSON.parse(body)).toEqual({ detail: 'Open websockets at /graphql only.' })
    expect(await open(wary, ['host: h/graphql?'], '/livez')).toMatchObject({ status: 400 })
  })
})

function pathOf(body: string): string {
  const { pathname, search } = new URL(z.url().parse(body))
  return pathname + search
}
