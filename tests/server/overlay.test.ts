import { beforeEach, describe, expect, it } from 'vitest'
import { createOembed } from '../../gateway/accounts/routes/oembed.ts'
import { openOverlay } from '../../gateway/http/pages/overlay.ts'
import { createFolder, SCRIPT, sendRaw, startTestServer, type TestServer } from './test-server.ts'

const TEMPLATE =
  '<html lang="{{locale}}" data-theme="{{theme}}" data-kind="{{kind}}"><title>{{title}}</title><main id="overlay"></main>'

let server: TestServer
beforeEach(async () => {
  const folder = await createFolder({ 'index.html': TEMPLATE, 'assets/index-1a2b3c.js': SCRIPT })
  server = await startTestServer({
    overlay: await openOverlay(folder),
    oembed: createOembed('https://lanewatch.example'),
  })
})

const open = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(server.url + path, { headers })

describe('the page of an overlay', () => {
  it.each([
    ['/overlay/euw/Name-TAG', {}, 'lang="en" data-theme="dark" data-kind="overlay"'],
    ['/embed/euw/Name-TAG', {}, 'lang="en" data-theme="dark" data-kind="embed"'],
    ['/overlay/euw/Name-TAG', { 'accept-language': 'pl' }, 'lang="pl" data-theme="dark"'],
    ['/overlay/euw/Name-TAG', { 'accept-language': 'de, pl;q=0.8' }, 'lang="pl" data-theme="dark"'],
    ['/overlay/euw/Name-TAG', { 'accept-language': 'pl;q=0, en' }, 'lang="en" data-theme="dark"'],
    ['/overlay/euw/Name-TAG?lang=en&theme=light', { cookie: 'i18n_redirected=pl' }, 'lang="en" data-theme="light"'],
    ['/overlay/euw/Name-TAG?lang=xx&theme=pink', { cookie: 'theme=light' }, 'lang="en" data-theme="light"'],
    ['/overlay/euw/Name-TAG/', {}, 'data-kind="overlay"'],
    ['/embed/EUW/Name-TAG/', {}, 'data-kind="embed"'],
    ['/overlay/euw/%F0%9F%92%A9%20-%E0%B8%81', {}, 'data-kind="overlay"'],
  ])('%s with %o has %s', async (path, headers, attributes) => {
    const response = await open(path, headers)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(attributes)
  })

  it('is in the language of a Polish host, unless the visitor chose another one', async () => {
    const languageWith = async (header: string) => {
      const head = `GET /overlay/euw/Name-TAG HTTP/1.1\r\nhost: lanewatch.pl\r\nconnection: close\r\n${header}\r\n\r\n`
      return /lang="(\w+)"/.exec(await sendRaw(server, head))?.[1]
    }
    expect(await languageWith('accept-language: en')).toBe('pl')
    expect(await languageWith('cookie: i18n_redirected=en')).toBe('en')
  })

  it('contains nothing of its address', async () => {
    const page = await (await open('/overlay/euw/%3Cscript%3E-%22x%22?lang=%3Cb%3E&theme=%22%3E')).text()
    expect(page).toBe(await (await open('/overlay/euw/Name-TAG')).text())
  })

  it('may be framed by every page, and loads nothing from elsewhere', async () => {
    const policy = (await open('/embed/euw/Name-TAG')).headers.get('content-security-policy')
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /)
  })

  it('is the page of the product for every other path, and while it was not built', async () => {
    for (const path of ['/overlay', '/overlay/euw', '/embed/euw/Name-TAG/more']) {
      expect((await open(path)).status).toBe(404)
    }
    expect(await openOverlay(await createFolder({}))).toBeNull()
  })

  it.each([
    '/overlay/moon/x-y',
    '/embed/euw1/Name-TAG',
    '/overlay/euw/Name',
    '/overlay/euw/Name-toolong',
    '/embed/euw/-TAG/',
  ])('says with 404 that %s can name no account', async (path) => {
    const response = await open(path)
    expect(response.status).toBe(404)
    const [, kind] = path.split('/')
    expect(await response.text()).toBe(await (await open(`/${kind}/euw/Name-TAG`)).text())
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *')
  })

  it('serves its script', async () => {
    expect(await (await open('/assets/index-1a2b3c.js')).text()).toBe(SCRIPT)
  })
})

describe('/oembed', () => {
  const ask = (address: string, more = '') => open(`/oembed?url=${encodeURIComponent(address)}${more}`)

  it('returns the frame of a card for the address of an account page', async () => {
    const response = await ask('https://lanewatch.example/account/EUW/M%C4%99%20-%22-TAG')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Mę -"#TAG',
      provider_name: 'Lanewatch',
      provider_url: 'https://lanewatch.example',
      cache_age: 86_400,
      width: 440,
      height: 94,
      html:
        '<iframe src="https://lanewatch.example/embed/euw/M%C4%99%20-%22-TAG" title="Mę -&quot;#TAG" ' +
        'width="440" height="94" loading="lazy" style="border:0;max-width:100%"></iframe>',
    })
  })

  it('fits the frame into a narrow page', async () => {
    const narrow = await ask('https://lanewatch.example/account/euw/Name-TAG', '&maxwidth=300')
    expect(await narrow.json()).toMatchObject({ width: 300, height: 150 })
    const low = await ask('https://lanewatch.example/account/euw/Name-TAG', '&maxwidth=300&maxheight=150')
    expect(await low.json()).toMatchObject({ width: 300, height: 150 })
    const wide = await ask('https://lanewatch.example/account/euw/Name-TAG', '&maxwidth=900')
    expect(await wide.json()).toMatchObject({ width: 440, height: 94 })
  })

  it.each([
    ['', 400, 'url is not a URL: write the address of an account page.'],
    ['?url=account', 400, 'url is not a URL: write the address of an account page.'],
    ['?url=https://lanewatch.example/account/euw/N-T&maxwidth=wide', 400, 'maxwidth is not a number of pixels.'],
    ['?url=https://lanewatch.example/account/euw/N-T&maxwidth=0x190', 400, 'maxwidth is not a number of pixels.'],
    ['?url=https://lanewatch.example/account/euw/N-T&maxwidth=1e3', 400, 'maxwidth is not a number of pixels.'],
    ['?url=https://lanewatch.example/account/euw/N-T&maxwidth=', 400, 'maxwidth is not a number of pixels.'],
    [
      '?url=https://lanewatch.example/account/euw/N-T&maxwidth=300&maxwidth=400',
      400,
      'maxwidth is given more than once.',
    ],
    ['?url=https://lanewatch.example/account/euw/N-T&maxwidth=90', 400, 'maxwidth is below 200 pixels.'],
    ['?url=https://lanewatch.example/account/euw/N-T&maxheight=9', 400, 'maxheight is below 94 pixels.'],
    [
      '?url=https://lanewatch.example/account/euw/N-T&maxwidth=300&maxheight=100',
      400,
      'maxheight is below 150 pixels.',
    ],
    ['?url=https://lanewatch.example/account/euw/N-T&format=xml', 501, 'Only the format json is supported.'],
    ['?url=https://other.example/account/euw/N-T', 404, expect.stringContaining('Only pages of accounts')],
    ['?url=https://lanewatch.example/streams', 404, expect.stringContaining('Only pages of accounts')],
    ['?url=https://lanewatch.example/account/moon/x-y', 404, expect.stringContaining('Only pages of accounts')],
    ['?url=https://lanewatch.example/account/euw/Name-toolong', 404, expect.stringContaining('Only pages of accounts')],
    ['?url=https://lanewatch.example/overlay/euw/N-T', 404, expect.stringContaining('Only pages of accounts')],
    ['?url=https://lanewatch.example/account/euw/%25E0-T', 404, expect.stringContaining('Only pages of accounts')],
  ])('refuses %s with %d and a reason', async (query, status, detail) => {
    const response = await open(`/oembed${query}`)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ detail })
  })
})
