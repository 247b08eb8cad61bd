import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type ExecutionResult, GraphQLError } from 'graphql'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Dependency } from '../../gateway/caching/dependencies.ts'
import { openPages } from '../../gateway/http/pages/pages.ts'
import { STYLE_SOURCE } from '../../gateway/http/pages/security-headers.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** A client whose pages show the answers they receive. The query string decides what else they do. */
const ENTRY = `
  const DOCUMENT = { kind: 'Document', definitions: [] }
  export const listPaths = () => []
  export const listQueries = () => ['{ status { dataSource } }']
  export const toPageRequest = (request) => request
  export const findRedirect = ({ url }) => (url.endsWith('/old') ? '/new' : null)
  export async function emptyPage(request, { template, publicUrl, ask }) {
    const heard = await ask(DOCUMENT, { path: new URL(request.url).pathname })
    return { status: heard?.there === false ? 404 : 200, styleSource: null, html: template + JSON.stringify({ heard, publicUrl }) }
  }
  export async function renderPage(request, { template, publicUrl, ask, executeFor, now }) {
    const { searchParams } = new URL(request.url)
    if (searchParams.has('crash')) throw new Error('Nothing can be rendered.')
    if (searchParams.has('die')) process.exit(1)
    const page = await emptyPage(request, { template, publicUrl, ask })
    if (searchParams.has('data')) {
      const results = [await executeFor('upstreams')(DOCUMENT, { path: '/data' }), await executeFor('store')(DOCUMENT, {})]
      return { status: 200, styleSource: "'sha256-data'", html: JSON.stringify({ results, cookie: request.headers.get('cookie'), at: now() }) }
    }
    if (searchParams.has('late')) return { status: 200, styleSource: "'nonce-late'", html: lateParts(executeFor('upstreams')) }
    return page
  }
  async function* lateParts(execute) {
    yield 'skeleton '
    yield JSON.stringify(await execute(DOCUMENT, { path: '/late' }))
  }
`

type Execute = (variables: Readonly<Record<string, unknown>>, source?: string) => Promise<ExecutionResult>

async function startPages(execute: Execute) {
  const directory = await mkdtemp(join(tmpdir(), 'pages-test-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await mkdir(join(directory, 'client'))
  await mkdir(join(directory, 'server'))
  await writeFile(join(directory, 'client', 'index.html'), 'page ')
  await writeFile(join(directory, 'server', 'entry.js'), ENTRY)
  await writeFile(join(directory, 'package.json'), '{"type":"module"}')

  const clock = new FakeClock()
  const lines: string[] = []
  const charged: { readonly address: string; readonly points: number }[] = []
  const log = createLog({ level: 'warn', write: (line) => lines.push(line), now: () => clock.now() })
  const pages = await openPages({
    directory,
    publicUrl: 'https://lane.example',
    executeStored: (_document, variables) => execute(variables),
    executeFor: (_document, variables, { source }) => execute(variables, source),
    charge: async (address, points) => void charged.push({ address, points }),
    now: () => clock.now(),
    schedule: (delayMs, run) => clock.schedule(delayMs, run),
    log,
  })
  onTestFinished(() => pages.close())
  const open = async (path: string, address = '192.0.2.1', headers: Readonly<Record<string, string>> = {}) => {
    const request = new Request(`http://localhost${path}`, { headers: { cookie: 'theme=light', ...headers } })
    return pages.handler(request, { requestId: 'a', address, log })
  }
  const visit = async (path: string, address?: string) => {
    const response = await open(path, address)
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return { clock, lines, charged, open, visit }
}

async function skeletonOf({ body }: Response): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('skeleton ')
  await reader?.cancel()
}

const answering: Execute = async (variables) => ({ data: { there: true, ...variables } })

it('passes the answers of the contract to the pages', async () => {
  const { visit, clock } = await startPages(async (variables) => ({ data: { there: false, ...variables } }))
  const { status, text, headers } = await visit('/team/nobody')
  expect(status).toBe(404)
  expect(text).toBe('page {"heard":{"there":false,"path":"/team/nobody"},"publicUrl":"https://lane.example"}')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('vary')).toBe('cookie, accept-language')
  expect(clock.pending).toBe(0)
})

it('leads an address without a page of its own to another page', async () => {
  const { visit } = await startPages(answering)
  const { status, headers } = await visit('/old')
  expect([status, headers.get('location')]).toEqual([303, '/new'])
})

it('renders pages with the choices of the visitor, the time of the server and the answers to their queries', async () => {
  const { visit, clock } = await startPages(async (variables, source) => ({
    data: { ...variables, source },
    errors: [new GraphQLError('Half.', { extensions: { code: 'HALF' } })],
  }))
  const { cookie, at, results } = JSON.parse((await visit('/?data')).text)
  expect(cookie).toBe('theme=light')
  expect(Math.abs(at - clock.now())).toBeLessThan(60_000)
  const errors = [{ message: 'Half.', extensions: { code: 'HALF' } }]
  expect(results).toEqual([
    { data: { path: '/data', source: 'upstreams' }, errors },
    { data: { source: 'store' }, errors },
  ])
})

it('sends the first part of a page at once, and the rest when its data is there', async () => {
  const late = Promise.withResolvers<ExecutionResult>()
  const { open } = await startPages(async (variables, source) =>
    source === undefined ? { data: variables } : late.promise,
  )
  const { body, headers } = await open('/?late')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get(STYLE_SOURCE)).toBe("'nonce-late'")
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('skeleton ')
  late.resolve({ data: { there: true } })
  expect((await reader?.read())?.value).toBe('{"data":{"there":true}}')
  expect((await reader?.read())?.done).toBe(true)
})

it('sends a page without its data when the contract takes too long', async () => {
  const { visit, clock, lines } = await startPages(() => new Promise(() => {}))
  const page = visit('/team/t1')
  await vi.waitFor(() => expect(clock.pending).toBe(1), { timeout: 10_000 })
  await clock.advance(299)
  expect(clock.pending).toBe(1)
  await clock.advance(1)
  expect(await page).toMatchObject({ status: 200, text: 'page {"heard":null,"publicUrl":"https://lane.example"}' })
  expect(lines).toEqual([])
})

it.each<readonly [string, Execute]>([
  ['fails', () => Promise.reject(new Error('The store is away.'))],
  ['returns a partial answer', async () => ({ data: { there: false }, errors: [new GraphQLError('Half.')] })],
])('sends a page without its data, and logs it, when the contract %s', async (_how, execute) => {
  const { visit, clock, lines } = await startPages(execute)
  expect(await visit('/team/t1')).toMatchObject({ status: 200, text: expect.stringContaining('"heard":null') })
  expect(lines).toEqual([expect.stringContaining('a page is sent without its data')])
  expect(clock.pending).toBe(0)
})

describe('the browser renders a page', () => {
  it.each(['crash', 'die'])('when the renderer fails (%s), and the next page is rendered again', async (how) => {
    const { visit, lines } = await startPages(answering)
    const page = await visit(`/team/t1?${how}`)
    expect(page).toMatchObject({ status: 200, text: expect.stringMatching(/^page .*"there":true/) })
    expect(lines).toContainEqual(expect.stringContaining('a page could not be rendered'))
    expect((await visit('/?data')).text).toContain('"theme=light"')
  })

  it('when its address has four pages in work, but not when another address has them', async () => {
    const late = Promise.withResolvers<ExecutionResult>()
    const { open, visit } = await startPages(async (variables, source) =>
      source === undefined ? answering(variables) : late.promise,
    )
    const waiting = await Promise.all(Array.from({ length: 4 }, () => open('/?late')))
    expect((await visit('/?late')).text).toMatch(/^page /)
    const other = await open('/?late', '192.0.2.2')
    late.resolve({ data: {} })
    const texts = await Promise.all([...waiting, other].map((response) => response.text()))
    expect(texts).toEqual(Array.from({ length: 5 }, () => 'skeleton {"data":{}}'))
    expect((await visit('/?late')).text).toBe('skeleton {"data":{}}')
  })

  it('counts a page once when its visitor leaves while its end is read', async () => {
    const { open, visit } = await startPages(async (variables) => answering(variables))
    const late = () => open('/?late')
    const readers = await Promise.all(
      [late(), late(), late(), late()].map(async (page) => (await page).body?.getReader()),
    )
    const [leaving] = readers
    await leaving?.read()
    await leaving?.read()
    await new Promise((resolve) => setImmediate(resolve))
    const end = leaving?.read()
    await leaving?.cancel()
    await end
    // Three pages are still in work, so there is room for one.
    const fourth = (await late()).body?.getReader()
    await fourth?.read()
    expect((await visit('/?late')).text).toMatch(/^page /)
  })

  it('does not count pages whose visitors have left', async () => {
    const { open } = await startPages(async (variables, source) =>
      source === undefined ? answering(variables) : new Promise(() => {}),
    )
    const waiting = await Promise.all(Array.from({ length: 4 }, () => open('/?late')))
    await Promise.all(waiting.map(async (response) => response.body?.cancel()))
    await Promise.all((await Promise.all(Array.from({ length: 4 }, () => open('/?late')))).map(skeletonOf))
  })
})

describe('a complete page', () => {
  const data = new Dependency()

  /** Counts executed queries. Each costs 7 points and depends on `data`. */
  async function startCountedPages() {
    const executed: string[] = []
    const pages = await startPages(async (variables, source = 'head') => {
      data.track()
      executed.push(source)
      const cost = { requested: 10, actual: 7, riotRequests: 0 }
      return source === 'head' ? { data: { there: true } } : { data: variables, extensions: { cost } }
    })
    return { ...pages, executed }
  }

  it('is rendered once for all visitors with the same choices, who pay for its queries', async () => {
    const { open, charged, executed } = await startCountedPages()
    const texts = await Promise.all(['a', 'b', 'c'].map(async (address) => (await open('/?data', address)).text()))
    expect(new Set(texts).size).toBe(1)
    await open('/?data', 'd')
    expect(executed).toEqual(['head', 'upstreams', 'store'])
    expect(charged).toEqual(['b', 'c', 'd'].map((address) => ({ address, points: 14 })))
    expect(await (await open('/?data', 'a', { cookie: 'theme=dark' })).text()).toContain('theme=dark')
    expect(executed).toHaveLength(6)
  })

  it('is rendered again after a change of its data, and after ten seconds', async () => {
    const { open, clock, executed } = await startCountedPages()
    await open('/?data')
    data.invalidate()
    const response = await open('/?data')
    expect(executed).toHaveLength(6)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
    await clock.advance(9_999)
    expect((await open('/?data')).headers.get('etag')).toBe(response.headers.get('etag'))
    await clock.advance(1)
    await open('/?data')
    expect(executed).toHaveLength(9)
  })

  it('is compressed for each visitor, and is not for shared caches when a crawler gets it', async () => {
    const { open } = await startPages(async () => ({ data: { there: 'x'.repeat(2_000) } }))
    const plain = await (await open('/team/t1')).text()
    const compressed = await open('/team/t1', 'b', { 'accept-encoding': 'br' })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await compressed.bytes()).toString()).toBe(plain)
    const crawled = await open('/team/t1', 'c', { 'user-agent': 'bot' })
    expect(crawled.headers.get('cache-control')).toBeNull()
  })

  it.each([
    ['waits for an upstream', '/?late', async () => ({ data: {} })],
    ['lacks the answer to a query', '/?data', async () => ({ data: {}, errors: [new GraphQLError('Half.')] })],
    ['cannot be rendered', '/?crash', answering],
  ])('is something else than a page that %s', async (_how, path, execute: Execute) => {
    let asked = 0
    const { visit } = await startPages((variables, source) => {
      asked += 1
      return execute(variables, source)
    })
    await visit(path)
    const first = asked
    const second = await visit(path)
    expect(asked).toBe(2 * first)
    expect(second.headers.get('etag')).toBeNull()
  })
})
