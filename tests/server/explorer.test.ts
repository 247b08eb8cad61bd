import { brotliCompressSync } from 'node:zlib'
import { auditServer } from 'graphql-http'
import { beforeEach, describe, expect, it } from 'vitest'
import { openExplorer } from '../../gateway/http/pages/explorer.ts'
import { createLimits } from '../../gateway/limits/limits.ts'
import { createMemoryBudgets } from '../../gateway/limits/point-budgets.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { createTestSchema } from './test-schema.ts'
import { createFolder, post, SCRIPT, startTestServer, type TestServer } from './test-server.ts'

/** Headers of browsers that open an address. */
const FIREFOX = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const CHROMIUM =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7'

const TEMPLATE =
  '<html lang="{{locale}}" data-theme="{{theme}}"><title>{{title}}</title><main id="explorer" nonce="{{nonce}}"></main>'

const NONCE = / nonce="([^"]*)"/

const HELLO = { data: { hello: 'Hello world' } }

async function builtExplorer() {
  return openExplorer(
    await createFolder({
      'index.html': TEMPLATE,
      'assets/index-1a2b3c.js.br': brotliCompressSync(SCRIPT),
      'assets/codicon-4d5e6f.ttf': new Uint8Array(3_000),
    }),
  )
}

describe('/graphql with a built explorer', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ explorer: await builtExplorer() })
  })
  const open = (headers: Readonly<Record<string, string>>, query = '') =>
    fetch(`${server.url}/graphql${query}`, { headers })

  it.each([FIREFOX, CHROMIUM, 'text/html', 'TEXT/HTML', 'application/json;q=0.9, text/html;q=0.95'])(
    'is the explorer for a client that prefers a page: %s',
    async (accept) => {
      const response = await open({ accept })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toContain('<main id="explorer"')
    },
  )

  it.each([
    '*/*',
    '',
    'application/json',
    'application/graphql-response+json',
    'application/json, text/html',
    'text/html, application/json',
    'text/html;q=0.8, */*',
    'text/html;q=0, */*',
    'application/graphql-response+json, application/json;q=0.9, text/html;q=0.5',
  ])('answers any other client as before: "%s"', async (accept) => {
    const answered = await open({ accept }, '?query={hello}')
    expect(await answered.json()).toMatchObject(HELLO)
    const missing = await open({ accept })
    expect(missing.status).toBe(400)
    expect(missing.headers.get('content-type')).toMatch(/^application\/(?:graphql-response\+)?json/)
  })

  it('streams events to a client that asks for them', async () => {
    const query = `?query=${encodeURIComponent('subscription { countTo(end: 1) }')}`
    const response = await open({ accept: 'text/event-stream' }, query)
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    await response.body?.cancel()
  })

  it('is the same page for an address with an operation, which only its script reads', async () => {
    const [plain, linked] = [await open({ accept: FIREFOX }), await open({ accept: FIREFOX }, '?query={hello}')]
    const read = async (response: Response) => (await response.text()).replace(NONCE, '')
    expect(await read(linked)).toBe(await read(plain))
  })

  it('has the headers of the page for HEAD, and those of the answer for other clients', async () => {
    const head = (accept: string) =>
      fetch(`${server.url}/graphql?query={hello}`, { method: 'HEAD', headers: { accept } })
    expect((await head(FIREFOX)).headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect((await head('*/*')).headers.get('content-type')).toMatch(/json/)
  })

  it('answers POST as before, whatever it accepts', async () => {
    const [page, any] = await Promise.all(
      [FIREFOX, '*/*'].map((accept) => post(server, { query: '{ hello }' }, { accept })),
    )
    expect(await page?.json()).toMatchObject(HELLO)
    expect(page?.headers.get('vary')).toBe(any?.headers.get('vary') ?? '')
  })

  it('varies by what a client accepts', async () => {
    expect((await open({ accept: FIREFOX })).headers.get('vary')).toBe(
      'accept, accept-language, cookie, accept-encoding',
    )
    for (const query of ['', '?query={hello}', '?query={nonsense}']) {
      expect((await open({ accept: '*/*' }, query)).headers.get('vary')?.split(', ')).toContain('accept')
    }
  })

  it('has a policy that allows what comes from this server, and style elements with the nonce of the page', async () => {
    const page = await open({ accept: FIREFOX })
    const [, nonce = ''] = NONCE.exec(await page.text()) ?? []
    expect(nonce).toHaveLength(36)
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; ` +
        "font-src 'self'; connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'",
    )
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is sent again to browsers that have it, because each page has its own nonce', async () => {
    const { headers } = await open({ accept: FIREFOX })
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const again = await open({ accept: FIREFOX, 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(200)
    expect(again.headers.get('content-security-policy')).not.toBe(headers.get('content-security-policy'))
  })

  it.each([
    [{}, '<html lang="en" data-theme="dark"><title>GraphQL explorer</title>'],
    [{ 'accept-language': 'pl-PL,pl;q=0.9' }, '<html lang="pl" data-theme="dark"><title>Eksplorator GraphQL</title>'],
    [{ cookie: 'theme=light; i18n_redirected=pl' }, '<html lang="pl" data-theme="light">'],
    [{ cookie: 'theme=system' }, '<html lang="en" data-theme="system">'],
  ])('has the language and theme of its visitor: %o', async (headers, start) => {
    expect(await (await open({ accept: FIREFOX, ...headers })).text()).toContain(start)
  })

  it('serves its files beside those of the client, compressed once by the build', async () => {
    const ask = (encoding: string) =>
      fetch(`${server.url}/assets/index-1a2b3c.js`, { headers: { 'accept-encoding': encoding } })
    for (const [encoding, sent] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await ask(encoding)
      expect(response.headers.get('content-encoding')).toBe(sent)
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await response.text()).toBe(SCRIPT)
    }
    expect((await fetch(`${server.url}/assets/codicon-4d5e6f.ttf`)).headers.get('content-type')).toBe('font/ttf')
  })

  it('passes every audit of graphql-http', async () => {
    const results = await auditServer({ url: `${server.url}/graphql` })
    expect(results.filter((result) => result.status !== 'ok')).toEqual([])
    expect(results).toHaveLength(61)
  })
})

it('opens for an address without points, because it costs none', async () => {
  const schema = createTestSchema()
  const budgets = createMemoryBudgets(1)
  await budgets.charge('127.0.0.1', 1)
  const server = await startTestServer({
    explorer: await builtExplorer(),
    graphql: { schema, context: () => ({}) },
    limits: createLimits(schema, new FakeClock(), { budgets }),
    schedule: (_delayMs, run) => {
      run()
      return () => {}
    },
  })
  const open = (accept: string) => fetch(`${server.url}/graphql?query={hello}`, { headers: { accept } })
  expect((await open('*/*')).status).toBe(429)
  expect((await open(FIREFOX)).status).toBe(200)
})

it('is the API for browsers, too, while the explorer is not built', async () => {
  expect(await openExplorer(await createFolder({ 'other.html': '' }))).toBeNull()
  const server = await startTestServer()
  const response = await fetch(`${server.url}/graphql?query={hello}`, { headers: { accept: FIREFOX } })
  expect(await response.json()).toMatchObject(HELLO)
})
