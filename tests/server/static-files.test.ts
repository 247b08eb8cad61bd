import { brotliCompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestRaw, sendRaw, startTestServer, startWithClient, SCRIPT, type TestServer } from './test-server.ts'

describe('files of the client', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startWithClient()
  })

  it('with a hash in their name may be cached forever', async () => {
    const response = await fetch(`${server.url}/assets/main-1a2b3c.js`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(SCRIPT)
  })

  it('with the texts of a language may be cached for a day', async () => {
    const response = await fetch(`${server.url}/_i18n/1a2b3c/pl/messages.json`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({ title: 'Tytuł' })
  })

  it('of builds may be cached forever, but the name of the latest build is revalidated', async () => {
    const latest = await fetch(`${server.url}/builds/latest.json`)
    expect(latest.headers.get('cache-control')).toBe('no-cache')
    expect(await latest.json()).toEqual({ id: '1a2b3c' })
    const build = await fetch(`${server.url}/builds/meta/1a2b3c.json`)
    expect(build.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await build.json()).toEqual({ id: '1a2b3c', files: ['assets/main-1a2b3c.js'] })
  })

  it('without a hash may be cached for five minutes', async () => {
    const response = await fetch(`${server.url}/robots.txt`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await response.text()).toBe('User-agent: *\n')
  })

  it('are sent in the brotli form of the build when accepted, and plain otherwise', async () => {
    const { text } = await requestRaw(server, '/assets/main-1a2b3c.js', 'HEAD')
    expect(text).toContain(`content-length: ${SCRIPT.length}`)
    expect(text).not.toContain('content-encoding')
    const compressed = await fetch(`${server.url}/assets/main-1a2b3c.js`, {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(compressed.headers.get('content-length')).toBe(String(brotliCompressSync(SCRIPT).byteLength))
    expect(compressed.headers.get('vary')).toBe('accept-encoding')
    expect(await compressed.text()).toBe(SCRIPT)
  })

  it('get 304 for a client with the current version, in any encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const first = await fetch(`${server.url}/assets/main-1a2b3c.js`, { headers })
      const etag = first.headers.get('etag') ?? ''
      await first.text()
      const again = await fetch(`${server.url}/assets/main-1a2b3c.js`, {
        headers: { ...headers, 'if-none-match': `"x", ${etag}` },
      })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(again.headers.get('vary')).toBe('accept-encoding')
      expect(await again.text()).toBe('')
    }
    const other = await fetch(`${server.url}/robots.txt`, { headers: { 'if-none-match': 'W/"other"' } })
    expect(other.status).toBe(200)
  })

  it('in a compressed format are not compressed again', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const response = await fetch(`${server.url}/assets/inter-4d5e6f.woff2`, { headers })
    expect(response.headers.get('content-type')).toBe('font/woff2')
    expect(response.headers.has('content-encoding')).toBe(false)
    expect((await response.bytes()).byteLength).toBe(3_000)
  })

  it.each(['/assets/main-0ld.js', '/_i18n/0ld/pl/messages.json', '/builds/meta/0ld.json'])(
    'replaced by a newer build are a plain 404 without a page: %s',
    async (path) => {
      const response = await fetch(server.url + path)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({ detail: expect.stringContaining('load the page again') })
    },
  )

  it('of an unknown language are a 404 that names the failure', async () => {
    const response = await fetch(`${server.url}/_i18n/1a2b3c/de/messages.json`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: expect.stringMatching(/^Failed loading locale: /) })
  })

  it.each(['/index.html', '/.vite/manifest.json', '/assets/main-1a2b3c.js.br', '/assets/', '/assets'])(
    'do not include %s',
    async (path) => {
      expect((await fetch(server.url + path)).status).toBe(404)
    },
  )

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cetc%5cpasswd',
    '/assets\\..\\..\\etc\\passwd',
    '//etc/passwd',
    '/etc/passwd',
    '/constructor',
    '/__proto__',
  ])('are never escaped by a path such as %s', async (target) => {
    const { status, text } = await requestRaw(server, target)
    expect(status).toBe(404)
    expect(text).not.toMatch(/root:|"name"/)
  })
})

describe('invalid addresses', () => {
  it.each(['/images/%zz', '/v2/%00', '/operator/%', 'ftp://localhost/', '*'])('get a typed 400: %s', async (target) => {
    const { status, text } = await requestRaw(await startWithClient(), target)
    expect(status).toBe(400)
    expect(text).toContain('{"detail":"This address is not valid.')
  })

  it.each(['/%', '/%zz', '/%c3%28', '/robots.txt%00.js'])(
    'are a 404 page when only the encoding is wrong: %s',
    async (target) => {
      const { status, text } = await requestRaw(await startWithClient(), target)
      expect(status).toBe(404)
      expect(text).toMatch(/\r\ncontent-type: text\/html/i)
    },
  )

  it('are a plain 404 among files of the build: /assets/%00', async () => {
    const { status, text } = await requestRaw(await startWithClient(), '/assets/%00')
    expect(status).toBe(404)
    expect(text).toContain('{"detail":"There is no such file.')
  })

  it('include an invalid host', async () => {
    const server = await startTestServer()
    const text = await sendRaw(server, 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n')
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('do not include the absolute form that proxies send', async () => {
    const { status, text } = await requestRaw(await startWithClient(), 'http://localhost/robots.txt')
    expect(status).toBe(200)
    expect(text).toContain('User-agent')
  })
})
