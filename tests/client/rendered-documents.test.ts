import { describe, expect, it, vi } from 'vitest'
import { emptyPage, findRedirect } from '../../client/entry-server.ts'
import { browserKeptIds } from '../../client/following/kept-ids.ts'
import { accountPath, type AccountParams } from '../../client/paths.ts'
import { executeIn } from '../../gateway/composition/execute-in.ts'
import { withoutRiot } from '../../gateway/composition/without-riot.ts'
import { hashOfStyle } from '../../gateway/http/style-hash.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openTestWorld } from '../support/test-world.ts'
import { renderDocument } from './render-document.ts'

const ORIGIN = 'https://lanewatch.example'

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

function openServer() {
  const world = openTestWorld()
  const { store, clock, riot, context } = world
  const stored = executeIn(withoutRiot(context, { store, clock, keyId: riot.keyId }))
  const upstreams = executeIn(context)
  const [named] = world.simulator.demoAccounts
  if (named === undefined) throw new Error('The world has no account.')
  const account: AccountParams = { gameName: named.gameName, tagLine: named.tagLine, region: 'EUW' }

  async function visit(address: string, headers: Record<string, string> = {}, publicUrl: string | null = null) {
    const { status, html, styleSource } = await renderDocument(new Request(new URL(address, ORIGIN), { headers }), {
      publicUrl,
      ask: async (document, variables) => (await stored(document, variables)).data ?? null,
      executeFor: (source) => async (document, variables) => {
        const { data = null, errors } = await (source === 'store' ? stored : upstreams)(document, variables)
        if (errors !== undefined) throw new AggregateError(errors)
        return { data: JSON.parse(JSON.stringify(data)) }
      },
      now: () => clock.now(),
      schedule: (delayMs, run) => clock.schedule(delayMs, run),
    })
    return { status, html, styleSource, words: wordsOf(html), data: dataOf(html) }
  }
  return { world, account, visit }
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

function dataOf(html: string): { readonly renderedAt: number; readonly complete: boolean; readonly cache: object } {
  const [, json = 'null'] = /<script type="application\/json" id="rendered-page">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

describe('a page from the server', () => {
  it('contains its content, and each answer once', async () => {
    const { account, visit, world } = openServer()
    const { html, words, data } = await visit(accountPath(account))
    expect(words).toContain(account.gameName)
    expect(data).toMatchObject({ complete: true, renderedAt: world.clock.now() })
    expect(JSON.stringify(data.cache)).toContain(account.gameName)
    expect(html.match(/id="rendered-page"/g)).toHaveLength(1)
  })

  it.each([
    ['en', 'Leaderboard'],
    ['pl', 'Ranking'],
  ])('is written in the language of its visitor (%s)', async (locale, title) => {
    const { visit } = openServer()
    const { html } = await visit('/leaderboard', { cookie: `i18n_redirected=${locale}` })
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}<`))
  })

  it('prints examples with the public address of the server, else with that of the request', async () => {
    const { visit } = openServer()
    const { words } = await visit('/developers?language=javascript')
    expect(words).toContain('wss://lanewatch.example /graphql')
    const { words: inPublic, data } = await visit('/developers?language=javascript', {}, 'http://public.example:81')
    expect(inPublic).toContain('ws://public.example:81 /graphql')
    expect(inPublic).not.toContain('lanewatch.example')
    expect(data).toMatchObject({ origin: 'http://public.example:81' })
  })

  it('starts with the region of its visitor', async () => {
    const { visit } = openServer()
    const { html } = await visit('/streams', { cookie: 'region=KR' })
    expect(html).toMatch(/<option[^>]*value="KR"[^>]* selected=""/)
  })

  it('leaves no listener behind on the server', async () => {
    const { account, visit } = openServer()
    const subscribe = vi.spyOn(browserKeptIds, 'subscribe')
    const { words } = await visit(accountPath(account))
    expect(words).toContain('Follow')
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('cannot be ended by a text of its data', async () => {
    const { visit } = openServer()
    const { html, data } = await visit(`/search-account/${encodeURIComponent('</script><b>')}`)
    expect(html).not.toContain('<b>')
    expect(data.complete).toBe(true)
  })

  it('has its styles in one element, which its policy allows by the hash', async () => {
    const { account, visit } = openServer()
    const { html, styleSource } = await visit(accountPath(account))
    expect(html).toMatch(/ data-style="/)
    expect(html).not.toMatch(/ style="/)
    const styles = [...html.matchAll(/<style>([^<]+)<\/style>/g)].map(([, css = '']) => css)
    expect(styles.map(hashOfStyle)).toEqual([styleSource])
  })

  it('shows no more than a placeholder of a page that only the visitor’s browser knows', async () => {
    const { visit } = openServer()
    const { html } = await visit('/following')
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toMatch(/<h1/)
  })
})

describe('crawlers', () => {
  it('see stored data, and cause no request to Riot', async () => {
    const { world, account, visit } = openServer()
    await visit(accountPath(account), { 'user-agent': CRAWLER })
    expect(world.requests).toEqual([])

    await visit(accountPath(account))
    const asked = world.requests.length
    expect(asked).toBeGreaterThan(0)
    await world.clock.advance(24 * 60 * 60 * 1000)
    const { words } = await visit(accountPath(account), { 'user-agent': CRAWLER })
    expect(words).toContain(account.gameName)
    expect(world.requests).toHaveLength(asked)
  })
})

describe('a page whose answers are late', () => {
  async function openLate(waitMs: number, asksRiot = true) {
    const clock = new FakeClock()
    const answer = Promise.withResolvers<never>()
    const document = renderDocument(new Request(`${ORIGIN}/streams`), {
      executeFor: () => () => answer.promise,
      asksRiot: async () => asksRiot,
      now: () => clock.now(),
      schedule: (delayMs, run) => clock.schedule(delayMs, run),
    })
    await clock.advance(waitMs)
    return { clock, answer, document }
  }

  it('is sent as a placeholder after 200 ms while Riot is asked, and replaced when the answers are there', async () => {
    const { answer, document } = await openLate(200)
    answer.reject(new Error('There is no data.'))
    const { html, styleSource } = await document
    expect(html).toMatch(/<div id="waiting-page">.*<\/div><style[^<]*<\/style><div id="root">/s)
    const nonces = [...html.matchAll(/<style nonce="([^"]+)">/g)].map(([, nonce = '']) => `'nonce-${nonce}'`)
    expect(new Set(nonces)).toEqual(new Set([styleSource]))
    expect(html).not.toMatch(/<style>| style="/)
    expect(html.match(/id="root"/g)).toHaveLength(1)
  })

  it('is sent whole when the answers of the store are there within a second', async () => {
    const { answer, document } = await openLate(999, false)
    answer.reject(new Error('There is no data.'))
    const { html } = await document
    expect(html).not.toContain('waiting-page')
  })

  it('is sent as a placeholder after a second without the answers of the store', async () => {
    const { answer, document } = await openLate(1_000, false)
    answer.reject(new Error('There is no data.'))
    const { html } = await document
    expect(html).toContain('waiting-page')
  })

  it('is left to the browser after five more seconds', async () => {
    const { clock, document } = await openLate(200)
    await clock.advance(5_000)
    const { html } = await document
    expect(dataOf(html).complete).toBe(false)
  })
})

describe('a page that the browser renders', () => {
  it('has its head, and no content', async () => {
    const { html } = await emptyPage(new Request(`${ORIGIN}/streams`), {
      template: '<title></title><div id="root"></div>',
      publicUrl: null,
      ask: async () => null,
    })
    expect(html).toBe('<title>Streams · Lanewatch</title><div id="root"></div>')
  })
})

describe('a submitted search form', () => {
  it.each([
    ['?region=EUW&name=Some+Name&tag=EUW', '/account/euw/Some%20Name-EUW'],
    ['?region=EUW&name=Some+Name&tag=%23EUW', '/account/euw/Some%20Name-EUW'],
    ['?region=KR&name=Some+Name%23KR1&tag=', '/account/kr/Some%20Name-KR1'],
    ['?region=ANY&name=Some+Name&tag=EUW', '/search-account/Some%20Name-EUW'],
    ['?region=moon&name=Some+Name&tag=EUW', '/search-account/Some%20Name-EUW'],
    ['?name=Some+Name', '/search-account/Some%20Name'],
    ['?region=EUW&name=&tag=', '/'],
    ['', '/'],
  ])('%s leads to %s', (search, path) => {
    expect(findRedirect(new Request(`${ORIGIN}/search${search}`))).toBe(path)
  })

  it('is the only address that leads elsewhere', () => {
    expect(findRedirect(new Request(`${ORIGIN}/streams?name=a`))).toBeNull()
  })
})
