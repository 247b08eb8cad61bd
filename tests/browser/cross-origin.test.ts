import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, type BrowserType, firefox, type Page, webkit } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltProduct, startBuiltProduct } from './built-product.ts'
import { launchChromium } from './chromium.ts'

const KEYS_PROGRAM = fileURLToPath(new URL('../../gateway/commands/keys.ts', import.meta.url))
const GRAPHQL_WS = fileURLToPath(new URL('../umd/graphql-ws.js', import.meta.resolve('graphql-ws')))

interface Engine {
  readonly name: string
  readonly isPresent: boolean
  readonly launch: () => Promise<Browser>
}

const engineOf = (name: string, type: BrowserType): Engine => ({
  name,
  isPresent: existsSync(type.executablePath()),
  launch: () => type.launch(),
})

const ENGINES: readonly Engine[] = [
  { name: 'Chromium', isPresent: true, launch: launchChromium },
  engineOf('Firefox', firefox),
  engineOf('WebKit', webkit),
]

/** A page of another origin, with the client of graphql-ws. */
async function startOtherSite() {
  const script = await readFile(GRAPHQL_WS, 'utf8')
  const server = createServer(({ url }, response) => {
    const isScript = url === '/graphql-ws.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><script src="/graphql-ws.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { url: `http://127.0.0.1:${isAddress(address) ? address.port : 0}`, close: () => void server.close() }
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

for (const { name, isPresent, launch } of ENGINES) {
  const note = isPresent ? '' : ` (skipped: ${name} is not installed)`
  describe.runIf(isPresent)(`a page of another site in ${name}${note}`, () => {
    sitesSuite(launch)
  })
}

/** Tests of a page of another origin in one browser. */
function sitesSuite(launch: () => Promise<Browser>): void {
  /** Each browser has its own: only one can become an editor by the operator's link. */
  let product: BuiltProduct
  let folder: string
  let key: string
  let elsewhere: { readonly url: string; close(): void }
  let browser: Browser
  let page: Page
  /** A page in the browser profile of an editor of the rosters. */
  let editor: Page

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lanewatch-keys-'))
    product = await startBuiltProduct({
      DATA_DIR: folder,
      KEY_POINTS_PER_MINUTE: '80000',
      OPERATOR_TOKEN: 'a-token-of-more-than-16',
    })
    const env = { DATA_DIR: folder, SIMULATOR_SEED: 'browser' }
    const { stdout } = await promisify(execFile)(process.execPath, [KEYS_PROGRAM, 'create', 'elsewhere'], { env })
    key = stdout.split('\n')[0] ?? ''
    elsewhere = await startOtherSite()
    browser = await launch()
    page = await (await browser.newContext()).newPage()
    await page.goto(elsewhere.url)
    editor = await (await browser.newContext()).newPage()
    await editor.goto(product.operatorLink)
    await editor.getByRole('button').first().click()
    await editor.waitForURL(/add-proplayer/)
  })

  afterAll(async () => {
    await browser.close()
    elsewhere.close()
    await product.close()
    await rm(folder, { recursive: true })
  })

  const given = () => ({ graphql: `${product.url}/graphql`, base: product.url, key })

  it('sends queries with a key, and reads the limits', async () => {
    const read = await page.evaluate(async ({ graphql, key }) => {
      const response = await fetch(graphql, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'x-client-name': 'a bot' },
        body: JSON.stringify({ query: '{ rateLimit { limit } }' }),
      })
      return {
        status: response.status,
        body: await response.json(),
        policy: response.headers.get('ratelimit-policy'),
        left: response.headers.get('ratelimit'),
        id: response.headers.get('x-request-id'),
      }
    }, given())
    expect(read).toEqual({
      status: 200,
      body: { data: { rateLimit: { limit: 80_000 } }, extensions: { cost: expect.anything() } },
      policy: '"points";q=80000;w=60',
      left: expect.stringMatching(/^"points";r=\d+;t=\d+$/),
      id: expect.any(String),
    })
  })

  it('reads why a key is refused, and when to come back', async () => {
    const read = await page.evaluate(async ({ graphql }) => {
      const response = await fetch(`${graphql}?query={__typename}`, { headers: { authorization: 'Bearer lw_wrong' } })
      return {
        status: response.status,
        body: await response.json(),
        challenge: response.headers.get('www-authenticate'),
      }
    }, given())
    expect(read).toEqual({
      status: 401,
      body: {
        errors: [
          { message: expect.any(String), extensions: { code: 'MALFORMED_API_KEY', requestId: expect.any(String) } },
        ],
      },
      challenge: 'Bearer realm="lanewatch", error="invalid_token"',
    })
  })

  it('reads /v2 and its validators with a key', async () => {
    const read = await page.evaluate(async ({ base, key }) => {
      const headers = { authorization: `Bearer ${key}` }
      const first = await fetch(`${base}/v2/champions/list`, { headers, cache: 'no-store' })
      const etag = first.headers.get('etag') ?? ''
      const again = await fetch(`${base}/v2/champions/list`, {
        headers: { ...headers, 'if-none-match': etag },
        cache: 'no-store',
      })
      return { status: first.status, etag, again: again.status, policy: first.headers.get('ratelimit-policy') }
    }, given())
    expect(read).toEqual({
      status: 200,
      etag: expect.stringMatching(/^(?:W\/)?"/),
      again: 304,
      policy: '"points";q=80000;w=60',
    })
  })

  it('subscribes over server-sent events with a key', async () => {
    const event = await page.evaluate(async ({ graphql, key }) => {
      const left = new AbortController()
      const response = await fetch(graphql, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${key}` },
        body: JSON.stringify({ query: 'subscription { rosterChanges { cursor snapshot } }' }),
        signal: left.signal,
      })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      while (!text.includes('snapshot')) text += (await reader?.read())?.value ?? ''
      left.abort()
      return text
    }, given())
    expect(event).toContain('"snapshot":true')
  })

  it('subscribes over a websocket with a key', async () => {
    const first = await page.evaluate(
      ({ graphql, key }) =>
        // oxlint-disable-next-line typescript/no-implied-eval -- The script of the page is not known to this file.
        new Function(
          'url',
          'key',
          `
          const client = graphqlWs.createClient({ url, connectionParams: { authorization: 'Bearer ' + key } })
          return new Promise((resolve, reject) => client.subscribe(
            { query: 'subscription { rosterChanges { cursor snapshot } }' },
            { next: (event) => { resolve(event); client.dispose() }, error: reject, complete() {} },
          ))
        `,
        )(graphql.replace('http', 'ws'), key),
      given(),
    )
    expect(first).toMatchObject({ data: { rosterChanges: { snapshot: true } } })
  })

  it('draws a picture by its URL, and reads its pixels', async () => {
    const drawn = await page.evaluate(async ({ graphql, key }) => {
      const response = await fetch(graphql, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ query: '{ champion(slug: "Ashe") { image(absolute: true) } }' }),
      })
      const { data } = await response.json()
      const picture = new Image()
      picture.crossOrigin = 'anonymous'
      picture.src = data.champion.image
      await picture.decode()
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = [32, 32]
      const context = canvas.getContext('2d')
      context?.drawImage(picture, 0, 0, 32, 32)
      // Throws for a tainted canvas.
      const pixels = context?.getImageData(0, 0, 32, 32).data ?? []
      return { url: data.champion.image, isDrawn: [...pixels].some((value) => value > 0) }
    }, given())
    expect(drawn).toEqual({ url: `${product.url}/images/champions/icons/Ashe.png`, isDrawn: true })
  })

  it('cannot put a page of the product into a frame', async () => {
    const framed = async (path: string) => {
      await page.evaluate(async (url) => {
        const frame = document.createElement('iframe')
        frame.src = url
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
        document.body.replaceChildren(frame)
        await loaded
      }, product.url + path)
      return page.frames().at(-1)?.content() ?? ''
    }
    expect(await framed('/embed/euw/Name-TAG')).toContain('Lanewatch')
    for (const path of ['/', '/graphql', '/v2/docs']) expect(await framed(path)).not.toContain('Lanewatch')
  })

  it('loses its hold on a page of the product that it opens', async () => {
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate((url) => void Reflect.set(window, 'opened', window.open(url)), `${product.url}/status`),
    ])
    await opened.getByRole('heading', { level: 1 }).waitFor()
    expect(await opened.evaluate(() => window.opener === null)).toBe(true)
    expect(await page.evaluate(() => Reflect.get(window, 'opened').closed)).toBe(true)
    await opened.close()
  })

  it('changes nothing by a form, even in the browser of an editor', async () => {
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      await editor.goto(elsewhere.url)
      const [answer] = await Promise.all([
        editor.waitForResponse(`${product.url}/graphql`),
        editor.waitForURL(`${product.url}/graphql`),
        editor.evaluate(
          ([url, type]) => {
            const form = document.createElement('form')
            Object.assign(form, { method: 'post', action: url, enctype: type })
            const field = document.createElement('input')
            field.name = '{"query":"mutation { saveTeam(input: { code: \\"XX\\" }) { __typename } }", "a":"'
            field.value = '"}'
            form.append(field)
            document.body.append(form)
            form.submit()
          },
          [`${product.url}/graphql`, enctype] as const,
        ),
      ])
      expect(answer.status()).toBeGreaterThanOrEqual(400)
      expect(answer.status()).toBeLessThan(500)
    }
  })

  it('opens no websocket as the editor whose browser it is in', async () => {
    await editor.goto(elsewhere.url)
    const asked = await editor.evaluate(
      (url) =>
        new Promise((resolve) => {
          const socket = new WebSocket(url, 'graphql-transport-ws')
          const ask = { id: '1', type: 'subscribe', payload: { query: '{ viewer { canEditRosters } }' } }
          socket.addEventListener('open', () => socket.send('{"type":"connection_init"}'))
          socket.addEventListener('close', ({ code }) => resolve({ code }))
          socket.addEventListener('message', ({ data }) => {
            const message = JSON.parse(data)
            if (message.type === 'connection_ack') socket.send(JSON.stringify(ask))
            if (message.type === 'next') resolve(message.payload.data)
          })
        }),
      product.url.replace('http', 'ws') + '/graphql',
    )
    expect(asked).toEqual({ viewer: { canEditRosters: false } })
  })

  it('never sends the cookie of an editor', async () => {
    const ask = ({ graphql }: ReturnType<typeof given>) =>
      fetch(graphql, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ viewer { canEditRosters } }' }),
        credentials: 'include',
      }).then(
        async (response) => response.json(),
        () => 'not readable',
      )
    await editor.goto(product.url)
    expect(await editor.evaluate(ask, given())).toMatchObject({ data: { viewer: { canEditRosters: true } } })
    await editor.goto(elsewhere.url)
    expect(await editor.evaluate(ask, given())).toBe('not readable')
  })
}
