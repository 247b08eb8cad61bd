import { describe, expect, it } from 'vitest'
import { PALETTES } from '../../client/theme/palette.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { createOperatorLinks, toOperatorLink } from '../../gateway/http/pages/operator-links.ts'
import { createOperators, LINK_MS } from '../../gateway/identity/services/operators.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { requestRaw, startTestServer } from '../server/test-server.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** Starts a server with an open operator link. */
async function startWithLink({ trustProxy = false } = {}) {
  const clock = new FakeClock()
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  const operators = createOperators({ store, clock, key: new Uint8Array(32), token: null })
  const operatorLinks = createOperatorLinks({ ...operators, editorsPath: '/editors' })
  const server = await startTestServer({ operatorLinks, trustProxy })
  const secret = await operators.openLink()
  return { server, clock, operators, secret, link: toOperatorLink(server.url, secret) }
}

const open = (link: string, headers: Readonly<Record<string, string>> = {}) => fetch(link, { headers })
const press = (link: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(link, { method: 'POST', headers, redirect: 'manual' })

describe('an operator link', () => {
  it('shows a page with one button, and changes nothing', async () => {
    const { link, operators, secret } = await startWithLink()
    const response = await open(link)
    expect(response.status).toBe(200)
    expect(response.headers.has('set-cookie')).toBe(false)
    const page = await response.text()
    expect(page).toContain('<form method="post"><button>Become an editor</button></form>')
    expect(page).not.toContain(secret)
    expect(page).not.toContain('<script')
    expect(await operators.stateOfLink(secret)).toBe('open')
  })

  it('is not used up by a HEAD request or a preview', async () => {
    const { server, link, operators, secret } = await startWithLink()
    const { status, text } = await requestRaw(server, new URL(link).pathname, 'HEAD')
    expect(status).toBe(200)
    expect(text).not.toContain('set-cookie')
    await open(link, { 'sec-purpose': 'prefetch' })
    expect(await operators.stateOfLink(secret)).toBe('open')
  })

  it('makes the browser an editor when the button is pressed, and redirects to the editors page', async () => {
    const { link, operators } = await startWithLink()
    const response = await press(link)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/editors')
    const [pair = '', ...attributes] = response.headers.getSetCookie()[0]?.split('; ') ?? []
    expect(attributes).toEqual(['Path=/', 'Max-Age=43200', 'HttpOnly', 'SameSite=Strict'])
    expect(await operators.identify({ authorization: null, cookie: pair, cookieDropped: false })).toMatchObject({
      kind: 'operator',
    })
  })

  it('sets a secure cookie for visitors on https', async () => {
    const { link } = await startWithLink({ trustProxy: true })
    const response = await press(link, { 'x-forwarded-proto': 'https' })
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure$/)])
  })

  it('is neither cached nor sent as a referrer', async () => {
    const { link } = await startWithLink()
    for (const response of [await open(link), await press(link), await press(link)]) {
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.has('access-control-allow-origin')).toBe(false)
    }
    const policy = (await open(link)).headers.get('content-security-policy')
    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'"]),
    )
    expect(policy).not.toContain('script-src')
  })

  it('reports that it was used, and how to get another', async () => {
    const { link } = await startWithLink()
    await press(link)
    for (const response of [await open(link), await press(link)]) {
      expect(response.status).toBe(410)
      expect(response.headers.has('set-cookie')).toBe(false)
      expect(await response.text()).toMatch(/This link was already used[^]+npm run operator/)
    }
  })

  it('reports that it has expired, and how to get another', async () => {
    const { link, clock } = await startWithLink()
    await clock.advance(LINK_MS)
    for (const response of [await open(link), await press(link)]) {
      expect(response.status).toBe(410)
      expect(await response.text()).toMatch(/This link has expired[^]+npm run operator/)
    }
  })

  it.each(['', 'x', 'a/b', '%00', '%f0%9f%98%80', 'x'.repeat(5_000)])(
    'reports a secret that this server did not issue: %s',
    async (secret) => {
      const { server } = await startWithLink()
      const { status, text } = await requestRaw(server, `/operator/${secret}`)
      expect([400, 403]).toContain(status)
      expect(text).not.toMatch(/ at .+\.ts/)
      if (status === 403) expect(text).toMatch(/This link is not valid[^]+npm run operator/)
    },
  )

  it('refuses other methods', async () => {
    const { link } = await startWithLink()
    const response = await fetch(link, { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it('has the language and the theme of its visitor', async () => {
    const { link } = await startWithLink()
    const english = await (await open(link)).text()
    expect(english).toContain('<html lang="en" data-theme="dark">')
    const polish = await (await open(link, { 'accept-language': 'pl-PL,pl;q=0.9,en;q=0.8' })).text()
    expect(polish).toMatch(/<html lang="pl"[^]+Zacznij edycję/)
    const chosen = await open(link, { 'accept-language': 'en', cookie: 'theme=light; i18n_redirected=pl' })
    expect(await chosen.text()).toContain('<html lang="pl" data-theme="light">')
    const following = await (await open(link, { cookie: 'theme=system' })).text()
    expect(following).toContain('<html lang="en" data-theme="system">')
    expect(following).toMatch(/prefers-color-scheme: light\) \{ \[data-theme=system\] \{ color-scheme: light/)
    expect(await (await open(link, { cookie: 'theme=pink' })).text()).toContain('data-theme="dark"')
  })

  it('has the colours of the other pages', async () => {
    const { link } = await startWithLink()
    const page = await (await open(link)).text()
    const own = page.match(/#[0-9a-f]{6}\b/g) ?? []
    expect(own).toEqual(
      // The light palette twice: as a chosen theme, and as the theme of the operating system.
      [PALETTES.dark, PALETTES.light, PALETTES.light].flatMap((palette) => [
        palette.page,
        palette.card,
        palette.line,
        palette.text,
        palette.secondText,
        palette.brand,
        palette.brandFill,
        palette.brandFillHover,
        palette.onBrand,
      ]),
    )
  })

  it('never appears in the log, in any spelling', async () => {
    const { server, link, secret } = await startWithLink()
    await open(link)
    await open(`${link}?from=chat`)
    await requestRaw(server, link)
    await press(link)
    await press(link)
    const log = server.logged.join('')
    expect(log).not.toContain(secret)
    expect(log).not.toContain('lanewatch_operator')
    expect(log).toContain('"path":"/operator/…"')
  })
})
