import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPaths } from '../../client/entry-server.ts'
import { REGIONS } from '../../client/game/regions.ts'
import { messagesIn } from '../../client/i18n/all-messages.ts'
import { accountPath, teamPath } from '../../client/paths.ts'
import { findPage, ROUTES } from '../../client/routes.tsx'
import { PALETTES } from '../../client/theme/palette.ts'
import { languageOf, LOCALES, type Locale } from '../../languages.ts'
import { PAGE_ADDRESSES } from './page-addresses.ts'
import { renderDocument } from './render-document.ts'

const ORIGIN = 'https://lanewatch.example'

interface PageOptions {
  readonly locale?: Locale
  readonly theme?: string
  readonly publicUrl?: string
}

/** Returns the page from a server without data: it knows only the address. */
async function headOf(
  address: string,
  { locale = 'en', theme = 'dark', publicUrl }: PageOptions = {},
): Promise<string> {
  const request = new Request(new URL(address, ORIGIN), {
    headers: { cookie: `i18n_redirected=${locale}; theme=${theme}` },
  })
  return (await renderDocument(request, { publicUrl: publicUrl ?? null })).html
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const isListed = (html: string) => metaOf(html, 'robots') === undefined

const LISTED = ['/', '/pro-players', '/streams', '/team/:team', '/player/:team/:player', '/champions']
const UNLISTED = [
  '/account/:region/:account',
  '/search-account/:account',
  '/match/:matchId',
  '/game/:matchId',
  '/add-proplayer',
]

describe.each(LOCALES)('the metadata of a page in %s', (locale) => {
  it('has a different description for each route', async () => {
    const pages = await Promise.all(Object.values(PAGE_ADDRESSES).map((address) => headOf(address, { locale })))
    const descriptions = pages.map((html) => metaOf(html, 'description'))
    expect(new Set(descriptions).size).toBe(ROUTES.length)
    for (const description of descriptions) expect(description).toMatch(/^.{30,170}$/)
  })

  it('uses the description and the title of the page', async () => {
    const html = await headOf('/streams', { locale })
    expect(metaOf(html, 'description')).toBe(messagesIn(locale).head.streams)
    expect(metaOf(html, 'og:locale')).toBe(languageOf(locale).openGraph)
    expect(metaOf(html, 'og:title')).toBe(`${messagesIn(locale).streams.title} · Lanewatch`)
  })
})

describe('indexing by search engines', () => {
  it.each(LISTED)('is allowed for %s', async (route) => {
    expect(isListed(await headOf(PAGE_ADDRESSES[route] ?? 'none'))).toBe(true)
  })

  it.each(UNLISTED)('is refused for %s', async (route) => {
    expect(isListed(await headOf(PAGE_ADDRESSES[route] ?? 'none'))).toBe(false)
  })

  it.each(['/nowhere', '/account/moon/Veyl-KR1'])('is refused without a canonical address at %s', async (address) => {
    const html = await headOf(address)
    expect(isListed(html)).toBe(false)
    expect(canonicalOf(html)).toBeUndefined()
    expect(metaOf(html, 'description')).toBe(messagesIn('en').head.notFound)
  })

  it('names no alternate address: both languages share one address', async () => {
    expect(await headOf('/')).not.toContain('hreflang')
  })
})

describe('the card of a page', () => {
  const cardOf = (html: string) =>
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(html)?.[1]

  it('of an account is announced to programs that embed pages, by its canonical address', async () => {
    const card = cardOf(await headOf('/account/EUW/M%C4%99%20-TAG'))
    expect(card?.startsWith(`${ORIGIN}/oembed?`)).toBe(true)
    expect(new URL(card ?? '').searchParams.get('url')).toBe(canonicalOf(await headOf('/account/EUW/M%C4%99%20-TAG')))
  })

  it.each(['/', '/nowhere', '/streams', '/account/moon/Veyl-KR1'])('is not announced at %s', async (address) => {
    expect(cardOf(await headOf(address))).toBeUndefined()
  })
})

describe('the canonical address', () => {
  it.each([
    ['/', '/'],
    ['/streams/', '/streams'],
    ['/champions?utm_source=mail&fbclid=1&sort=wins', '/champions'],
    ['/TEAM/G2', '/team/g2'],
    ['/Champion/MonkeyKing', '/champion/monkeyking'],
    ['/match/kr_7000000001', '/match/KR_7000000001'],
    ['/account/KR/Veyl-KR1', '/account/kr/Veyl-KR1'],
    ['/player/T1/Some%20Name', '/player/t1/some_name'],
  ])('of %s is %s', async (address, path) => {
    expect(canonicalOf(await headOf(address))).toBe(ORIGIN + path)
  })

  it('uses the public address of the server', async () => {
    const html = await headOf('/team/t1', { publicUrl: 'https://public.example' })
    expect(canonicalOf(html)).toBe('https://public.example/team/t1')
    expect(metaOf(html, 'og:url')).toBe('https://public.example/team/t1')
    expect(metaOf(html, 'og:image')).toBe('https://public.example/og.png')
  })

  it('of any account is escaped and leads to the same page', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...REGIONS), text, text, async (region, gameName, tagLine) => {
        const address = accountPath({ region, gameName, tagLine })
        const found = findPage({ pathname: address, search: '' })
        const canonical = canonicalOf(await headOf(address))
        if (found.kind !== 'page' || canonical === undefined) return canonical === undefined && found.kind !== 'page'
        expect(canonical).toMatch(/^https:\/\/lanewatch\.example\/account\/[a-z]+\/[\w.!~*'()%-]+$/)
        const { pathname } = new URL(canonical)
        expect(canonicalOf(await headOf(pathname))).toBe(canonical)
        return true
      }),
    )
  })

  it('is escaped for any requested path', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (path) => {
        const html = await headOf(new URL(`/${encodeURIComponent(path.toWellFormed())}`, ORIGIN).href)
        expect(html.match(/<meta name="description"/g)).toHaveLength(1)
        expect(html.match(/<\/head>/g)).toHaveLength(1)
      }),
    )
  })
})

describe('the colour of the browser’s bars', () => {
  const coloursOf = async (theme: string) => (await headOf('/', { theme })).match(/<meta name="theme-color"[^>]*>/g)

  it.each(['dark', 'light'] as const)('is that of the %s page', async (theme) => {
    expect(await coloursOf(theme)).toEqual([`<meta name="theme-color" content="${PALETTES[theme].page}" />`])
  })

  it('has both variants for visitors who follow the system theme', async () => {
    expect(await coloursOf('system')).toEqual([
      expect.stringMatching(/: dark\)" content="#0a0e13"/),
      expect.stringMatching(/: light\)" content="#f3f6f8"/),
    ])
  })
})

describe('the list of pages', () => {
  const paths = listPaths({
    teams: [{ code: 'T1' }],
    champions: [
      { slug: 'MonkeyKing', key: 62 },
      { slug: null, key: 999 },
    ],
    players: [
      { slug: 'a_b', team: { code: 'T1' }, champions: [{ slug: 'MonkeyKing', key: 62 }] },
      { slug: 'żółw', team: null, champions: [] },
    ],
    events: [{ slug: 'cup-26' }, { slug: 'worlds-24' }],
  })

  it('has fixed pages and pages of listed items, by canonical address', async () => {
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/status', teamPath('T1'), '/champion/monkeyking', '/champion/999']),
    )
    expect(paths).toContain('/player/t1/a_b')
    expect(paths).toContain('/event/cup-26')
    expect(paths.filter((path) => path === '/worlds-24')).toHaveLength(1)
    expect(paths).toContain('/player/t1/a_b/champion/monkeyking')
    expect(paths).toContain(`/player/free-agent/${encodeURIComponent('żółw')}`)
    for (const path of paths) expect(canonicalOf(await headOf(path))).toBe(ORIGIN + path)
  })

  it('leaves out pages that search engines must not list', async () => {
    for (const path of paths) expect(isListed(await headOf(path))).toBe(true)
    expect(paths).not.toContain('/add-proplayer')
  })
})
