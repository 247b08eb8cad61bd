import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { htmlPage, requestRaw, restRoutes, startTestServer, startWithClient } from './test-server.ts'

/** Returns the head of an answer without the headers that differ between equal requests. */
function comparableHead(text: string): string | undefined {
  return text.split('\r\n\r\n')[0]?.replace(/^(?:date|x-request-id): .*\r\n/gim, '')
}

function echoUrl(request: Request): Response {
  return new Response(request.url)
}

async function echo(request: Request): Promise<Response> {
  return Response.json({
    method: request.method,
    path: new URL(request.url).pathname,
    body: await request.text(),
  })
}

function setCookies(): Response {
  const headers = new Headers()
  for (const cookie of ['theme=dark', 'locale=pl']) headers.append('set-cookie', cookie)
  return new Response('', { headers })
}

/** Fails with a secret in its message. */
function crash(): Promise<never> {
  return Promise.reject(new Error('password=hunter2'))
}

/** Fails in the middle of its body. */
function breakOff(): Response {
  return new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('hunter2')) }))
}

describe('pages', () => {
  it('have the status of the page handler', async () => {
    const server = await startTestServer()
    const found = await fetch(`${server.url}/`)
    const missing = await fetch(`${server.url}/nowhere`)
    expect([found.status, missing.status]).toEqual([200, 404])
    expect(await missing.text()).toContain('<title>page</title>')
  })

  it('are compressed on request, and are private and revalidated each time', async () => {
    const server = await startTestServer()
    const response = await fetch(`${server.url}/`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(await response.text()).toBe(await htmlPage(200).text())
  })

  it('may load nothing external but the Twitch player, and may not be framed', async () => {
    const server = await startTestServer()
    const { headers } = await fetch(`${server.url}/`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' https://player.twitch.tv/js/embed/v1.js https://embed.twitch.tv/embed/v1.js",
        "frame-src 'self' https://player.twitch.tv https://embed.twitch.tv",
        "frame-ancestors 'none'",
      ]),
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.has('access-control-allow-origin')).toBe(false)
  })

  it('may load the sources of sign-in only where sign-in is configured', async () => {
    const signIn = { authDomain: 'lanewatch.firebaseapp.com', emulatorUrl: null }
    const emulated = { ...signIn, emulatorUrl: 'http://127.0.0.1:9099' }
    const [without, withSignIn, withEmulator] = await Promise.all(
      [null, signIn, emulated].map(async (one) => {
        const { headers } = await fetch(`${(await startTestServer({ signIn: one })).url}/`)
        // With another value, the window of a sign-in would lose the page that opened it.
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
        return headers.get('content-security-policy')?.split('; ') ?? []
      }),
    )
    expect(withSignIn?.filter((rule) => without?.includes(rule) === false)).toEqual([
      "script-src 'self' https://player.twitch.tv/js/embed/v1.js https://embed.twitch.tv/embed/v1.js https://apis.google.com",
      "frame-src 'self' https://player.twitch.tv https://embed.twitch.tv https://lanewatch.firebaseapp.com",
      "connect-src 'self' ws: wss: https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    ])
    expect(withEmulator?.filter((rule) => without?.includes(rule) === false)).toEqual([
      "script-src 'self' https://player.twitch.tv/js/embed/v1.js https://embed.twitch.tv/embed/v1.js https://apis.google.com",
      "frame-src 'self' https://player.twitch.tv https://embed.twitch.tv http://127.0.0.1:9099",
      "connect-src 'self' ws: wss: http://127.0.0.1:9099",
    ])
    expect(without?.join('; ')).not.toMatch(/google|firebase|127\.0\.0\.1/)
  })

  it('may use no script or style of their own text, and no string as code', async () => {
    const server = await startTestServer()
    const policy = (await fetch(`${server.url}/`)).headers.get('content-security-policy')?.split('; ') ?? []
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy.filter((rule) => rule.includes('unsafe'))).toEqual([])
  })

  it('give no ability of a device to any site', async () => {
    const server = await startTestServer()
    const permissions = (await fetch(`${server.url}/`)).headers.get('permissions-policy')?.split(', ')
    expect(permissions).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()']))
    expect(permissions).toContain('autoplay=(self "https://player.twitch.tv" "https://embed.twitch.tv")')
  })

  it('demand TLS for a year of clients who use it, as reported by a trusted proxy', async () => {
    const [trusting, wary] = [await startTestServer({ trustProxy: true }), await startTestServer()]
    const demandOf = async (url: string, protocol: string) =>
      (await fetch(url, { headers: { 'x-forwarded-proto': protocol } })).headers.get('strict-transport-security')
    expect(await demandOf(trusting.url, 'https')).toBe('max-age=31536000')
    expect(await demandOf(`${trusting.url}/graphql?query={__typename}`, 'https')).toBe('max-age=31536000')
    expect(await demandOf(trusting.url, 'http')).toBe(null)
    expect(await demandOf(wary.url, 'https')).toBe(null)
  })

  it('get the address of the visitor behind a trusted proxy only', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'lanewatch.example, inner' }
    const trusting = await startTestServer({ pages: echoUrl, trustProxy: true })
    expect(await (await fetch(`${trusting.url}/a?b=c`, { headers })).text()).toBe('https://lanewatch.example/a?b=c')
    const wary = await startTestServer({ pages: echoUrl })
    expect(await (await fetch(`${wary.url}/a`, { headers })).text()).toBe(`${wary.url}/a`)
  })

  it('can set several cookies', async () => {
    const server = await startTestServer({ pages: setCookies })
    const response = await fetch(server.url)
    expect(response.headers.getSetCookie()).toEqual(['theme=dark', 'locale=pl'])
  })
})

describe('every path', () => {
  it.each([
    '/',
    '/nowhere',
    '/robots.txt',
    '/assets/main-1a2b3c.js',
    '/schema.graphql',
    '/livez',
    '/health',
    '/readyz',
    '/images/x.svg',
    '/v2/account/',
  ])('answers HEAD as GET without the body: %s', async (path) => {
    const server = await startWithClient()
    const [get, head] = [await requestRaw(server, path), await requestRaw(server, path, 'HEAD')]
    expect(comparableHead(head.text)).toBe(comparableHead(get.text))
    expect(head.text.split('\r\n\r\n')[1]).toBe('')
    expect(get.text.split('\r\n\r\n')[1]).not.toBe('')
  })

  it.each(['/', '/robots.txt', '/schema.graphql', '/livez', '/readyz', '/images/x.svg'])(
    'returns 405 for write methods when it is read-only: %s',
    async (path) => {
      const server = await startWithClient()
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
        const { status, text } = await requestRaw(server, path, method)
        expect(status).toBe(405)
        expect(text).toMatch(/\r\nallow: GET, HEAD\r\n/)
        expect(text).toContain(`{"detail":"${method} is not supported here`)
      }
    },
  )

  it('without CORS refuses preflight requests of browsers', async () => {
    const server = await startTestServer()
    const response = await fetch(server.url, { method: 'OPTIONS' })
    expect(response.status).toBe(405)
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  })

  it('returns the request ID, which a client may choose in a safe format', async () => {
    const server = await startTestServer()
    const idFor = async (id: string) =>
      (await fetch(`${server.url}/livez`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await idFor('From-a-proxy-1')).toBe('From-a-proxy-1')
    for (const id of ['', 'two words', '{"level":"info"}', 'x'.repeat(65)])
      expect(await idFor(id)).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('reveals nothing about the server software', async () => {
    const server = await startTestServer()
    const { headers } = await fetch(server.url)
    expect(headers.has('server')).toBe(false)
    expect(headers.has('x-powered-by')).toBe(false)
  })

  it('logs one line, without the query string', async () => {
    const server = await startTestServer()
    await fetch(`${server.url}/nowhere?key=geheim`, { headers: { 'x-request-id': 'line-1' } })
    const lines = server.logged.map((line): unknown => JSON.parse(line))
    expect(lines).toEqual([
      {
        time: '2026-11-01T00:00:00.000Z',
        level: 'info',
        message: 'request',
        requestId: 'line-1',
        method: 'GET',
        path: '/nowhere',
        status: 404,
        durationMs: expect.any(Number),
      },
    ])
  })
})

describe('a handler that throws', () => {
  it.each([
    ['/', 500, 'Something went wrong on our side. Try again in a moment.'],
    ['/images/x.svg', 500, 'Something went wrong on our side. Try again in a moment.'],
    ['/v2/account/', 503, 'Temporarily unavailable.'],
  ])('is masked at %s with %i, and its cause is logged', async (path, status, detail) => {
    const server = await startTestServer({ pages: crash, images: crash, mounted: restRoutes(crash) })
    const response = await fetch(server.url + path, { headers: { 'x-request-id': 'crash-2' } })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ detail })
    const line = server.logged.find((each) => each.includes('hunter2')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ level: 'error', requestId: 'crash-2' })
  })

  it('becomes a masked 500 when only its body fails', async () => {
    const server = await startTestServer({ pages: breakOff })
    const response = await fetch(server.url)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('hunter2')
  })
})

describe('/v2', () => {
  it('passes its paths to their handlers, with methods and bodies', async () => {
    const server = await startTestServer({ mounted: restRoutes(echo) })
    expect(await (await fetch(`${server.url}/v2`)).json()).toEqual({ method: 'GET', path: '/v2', body: '' })
    const put = await fetch(`${server.url}/v2/pro-players/transfer`, { method: 'PUT', body: '{"ż":1}' })
    expect(await put.json()).toEqual({ method: 'PUT', path: '/v2/pro-players/transfer', body: '{"ż":1}' })
    expect((await fetch(`${server.url}/v2x`)).headers.get('content-type')).toContain('text/html')
  })

  it('answers OPTIONS with the methods of the path', async () => {
    const server = await startTestServer({ mounted: restRoutes(echo) })
    const response = await fetch(`${server.url}/v2/account/`, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, PUT, OPTIONS')
  })

  it.each(['PATCH', 'PROPFIND'])('refuses %s with the methods of the path', async (method) => {
    const server = await startTestServer({ mounted: restRoutes(echo) })
    const response = await fetch(`${server.url}/v2/account/`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, PUT, OPTIONS')
    expect(await response.json()).toEqual({
      detail: `${method} is not allowed here. Allowed: GET, HEAD, POST, PUT, OPTIONS.`,
    })
  })

  it('refuses TRACE on every path', async () => {
    const server = await startTestServer()
    const { status, text } = await requestRaw(server, '/v2/account/', 'TRACE')
    expect(status).toBe(501)
    expect(text).toContain('{"detail":"TRACE is not supported by this server."}')
  })

  it('is open to pages of other sites', async () => {
    const server = await startTestServer()
    const response = await fetch(`${server.url}/v2/account/`)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
  })

  it('refuses a body of more than 100 kB', async () => {
    const server = await startTestServer()
    const response = await fetch(`${server.url}/v2/account/`, { method: 'POST', body: 'x'.repeat(100_001) })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ detail: 'The body is over 100000 bytes. Send less at once.' })
  })
})

describe('/schema.graphql', () => {
  it('is the contract as text, for pages of all sites', async () => {
    const server = await startTestServer()
    const response = await fetch(`${server.url}/schema.graphql`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.text()).toContain('zażółć')
  })
})

describe('drawn images', () => {
  it('may be drawn by pages of all sites, with or without a picture to show', async () => {
    const server = await startTestServer({ images: () => new Response(null, { status: 404 }) })
    for (const path of ['/images/champions/icons/Azir.png', '/images/previews/team/g2.png']) {
      const response = await fetch(server.url + path)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.has('access-control-allow-credentials')).toBe(false)
      expect(response.headers.has('cross-origin-resource-policy')).toBe(false)
    }
  })

  it('may not run scripts when opened as a page', async () => {
    const server = await startTestServer()
    const { headers } = await fetch(`${server.url}/images/x.svg`)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('health', () => {
  it('is 200 for a ready server, and says nothing about its parts', async () => {
    const server = await startTestServer()
    const response = await fetch(`${server.url}/readyz`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ ready: true })
  })

  it('is 503 when a part is not ready, while /livez is still ok', async () => {
    const server = await startTestServer({ readiness: async () => ({ ready: false, parts: { store: 'locked' } }) })
    const response = await fetch(`${server.url}/readyz`)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ ready: false })
    expect(await (await fetch(`${server.url}/livez`)).text()).toBe('ok')
  })

  it('is 503 in time when a part does not answer', async () => {
    const delays: number[] = []
    const server = await startTestServer({
      readiness: () => new Promise(() => {}),
      schedule(delayMs, run) {
        delays.push(delayMs)
        return systemClock.schedule(delayMs === 1_800 ? 0 : delayMs, run)
      },
    })
    const response = await fetch(`${server.url}/readyz`)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ ready: false })
    expect(delays).toContain(1_800)
  })

  it('is 503 without details when the parts cannot be checked', async () => {
    const server = await startTestServer({ readiness: () => Promise.reject(new Error('hunter2')) })
    const response = await fetch(`${server.url}/readyz`)
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('hunter2')
  })
})

describe('compression', () => {
  it('leaves small bodies alone', async () => {
    const server = await startTestServer({ pages: () => new Response('x'.repeat(999)) })
    const response = await fetch(server.url, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(response.headers.get('vary')).toBe('accept-encoding')
  })

  it('uses gzip for clients without brotli', async () => {
    const server = await startTestServer({ mounted: restRoutes(() => Response.json('x'.repeat(5_000))) })
    const response = await fetch(`${server.url}/v2/`, { headers: { 'accept-encoding': 'gzip, deflate' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(Number(response.headers.get('content-length'))).toBeLessThan(500)
    expect(await response.json()).toBe('x'.repeat(5_000))
  })

  it('sends plain bodies to clients that accept neither brotli nor gzip', async () => {
    const server = await startTestServer({ mounted: restRoutes(() => Response.json('x'.repeat(5_000))) })
    const { text } = await requestRaw(server, '/v2/')
    expect(text).not.toContain('content-encoding')
    expect(text).toContain('x'.repeat(5_000))
  })

  it('is real brotli', async () => {
    const server = await startTestServer()
    const { promise, resolve } = Promise.withResolvers<Buffer>()
    get(`${server.url}/`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      void response.toArray().then((chunks: Buffer[]) => resolve(Buffer.concat(chunks)))
    })
    expect(brotliDecompressSync(await promise).toString()).toBe(await htmlPage(200).text())
  })
})

describe('startServer', () => {
  it.each([null, '::', '0.0.0.0'])(
    'has localhost in its URL when it listens on all addresses, given as %s',
    async (host) => {
      const server = await startTestServer({ host })
      expect(server.url).toMatch(/^http:\/\/localhost:\d+$/)
      expect((await fetch(`${server.url}/livez`)).status).toBe(200)
    },
  )

  it('rejects when the folder of the client is missing', async () => {
    await expect(startTestServer({ clientDirectory: '/nowhere/at/all' })).rejects.toThrow('/nowhere/at/all')
  })

  it('rejects when the port is in use', async () => {
    const server = await startTestServer()
    await expect(startTestServer({ port: Number(new URL(server.url).port) })).rejects.toThrow('EADDRINUSE')
  })
})
