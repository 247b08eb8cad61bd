import * as fc from 'fast-check'
import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PALETTES } from '../../client/theme/palette.ts'
import type { Execute } from '../../gateway/http/execute.ts'
import { catalog } from '../../rest-compat/catalog.ts'
import { asWritten } from '../../rest-compat/docs/html.ts'
import { docsPage } from '../../rest-compat/docs/page.ts'
import { routeId } from '../../rest-compat/openapi.ts'
import type { Route } from '../../rest-compat/route.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { serveV2 } from './serve-v2.ts'
import { executeStandIn, standInWorld } from './stand-in.ts'

let page: string

beforeAll(async () => {
  page = await (await ask('GET', '/v2/docs')).text()
})

describe('the documentation page', () => {
  it.each(['/v2/docs', '/v2/docs/'])('is an HTML page at %s', async (target) => {
    const response = await ask('GET', target)

    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toMatch(/^<!doctype html>\s*<html lang="en"/)
  })

  it.each(catalog)('has a section for $method $path, and a link to it in the contents', (route) => {
    const section = sectionOf(route)

    expect(page).toContain(`<li><a href="#${routeId(route)}">`)
    expect(textOf(section)).toContain(route.method)
    expect(section).toContain(`Served since ${route.since}.`)
    for (const name of Object.keys({ ...route.parameters.path, ...route.parameters.query })) {
      expect(section).toContain(`<code>${name}</code>`)
    }
  })

  it("quotes the contract's description of each field that a route requests", () => {
    const runes = catalog.find(({ path }) => path === '/v2/runes/')

    expect(runes && textOf(sectionOf(runes))).toMatch(
      /Query\.\s*runeStyles \[RuneStyle!\]! Rune trees that can currently be chosen/,
    )
  })

  it('has no dead links and no duplicate anchors', () => {
    const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)

    expect(anchors.size).toBe([...page.matchAll(/ id="/g)].length)
    expect(links.filter((id) => !anchors.has(id))).toEqual([])
  })

  it('is linked from an answer', async () => {
    const response = await ask('GET', `/v2/account/?${new URLSearchParams({ puuid: standInWorld.demoAccount.puuid })}`)
    const [, anchor] = /^<\/v2\/docs#([^>]+)>; rel="successor-version"$/.exec(response.headers.get('Link') ?? '') ?? []

    expect(response.status).toBe(200)
    expect(page).toContain(`<section class="card" id="${anchor}">`)
  })

  it('has its headings in order, and no script', () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))

    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    expect(page).not.toContain('<script')
  })

  it('has the colours of the other pages', () => {
    const own = page.match(/#[0-9a-f]{6}(?:[0-9a-f]{2})?\b/g) ?? []

    expect(own).toEqual(
      // The light palette occurs twice: for the chosen theme, and for the theme of the operating system.
      [PALETTES.dark, PALETTES.light, PALETTES.light].flatMap((palette) => [
        palette.page,
        palette.card,
        palette.raised,
        palette.line,
        palette.strongLine,
        palette.text,
        palette.secondText,
        palette.brand,
        palette.brandFill,
        palette.onBrand,
        palette.brandTint,
        palette.gold,
        palette.glow,
      ]),
    )
  })
})

describe('a request for the documentation page', () => {
  it.each(['dark', 'light', 'system'])('gets the theme %s from its cookie', async (theme) => {
    const response = await ask('GET', '/v2/docs', { Cookie: `consent=yes; theme=${theme}` })

    expect(await response.text()).toContain(`<html lang="en" data-theme="${theme}">`)
  })

  it('gets a page that only private caches may store', async () => {
    const light = await ask('GET', '/v2/docs', { Cookie: 'consent=yes; theme=light' })
    const dark = await ask('GET', '/v2/docs', { Cookie: 'theme=dark' })

    expect(await dark.text()).toBe(page)
    expect(page).toContain('<html lang="en" data-theme="dark">')
    expect(light.headers.get('ETag')).not.toBe(dark.headers.get('ETag'))
    expect(light.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(light.headers.get('Vary')).toBe('Cookie')
  })

  it('gets a 304 when the client has the page already', async () => {
    const etag = (await ask('GET', '/v2/docs')).headers.get('ETag') ?? ''
    const again = await ask('GET', '/v2/docs', { 'If-None-Match': etag })
    const inOtherTheme = await ask('GET', '/v2/docs', { 'If-None-Match': etag, Cookie: 'theme=light' })

    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('Vary')).toBe('Cookie')
    expect(inOtherTheme.status).toBe(200)
  })

  it('may use HEAD and OPTIONS, and no other methods than GET', async () => {
    const head = await ask('HEAD', '/v2/docs')
    const post = await ask('POST', '/v2/docs')

    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(post.status).toBe(405)
    expect(post.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
    expect((await ask('OPTIONS', '/v2/docs')).status).toBe(204)
  })

  it('succeeds as soon as the contract answers again', async () => {
    let isDown = true
    const execute: Execute = async (document, variables) =>
      isDown ? Promise.reject(new Error('The contract is away.')) : executeStandIn(document, variables)
    const restCompat = serveV2({ execute, clock: new FakeClock(), reportError: () => {} })
    const request = new Request('http://lanewatch.test/v2/docs')

    const failed = await restCompat(request)
    isDown = false
    const found = await restCompat(request)

    expect(failed.status).toBe(503)
    expect(await failed.json()).toEqual({ detail: 'Temporarily unavailable.' })
    expect(await found.text()).toBe(page)
  })
})

/** Texts that would be a tag, the end of an attribute or a reference if they were not escaped. */
const hostile = fc
  .array(fc.oneof(fc.constantFrom('<b>', '</style>', '<!--', '"', "'", '&lt;', '&', '`', '>', '\n'), fc.string()))
  .map((pieces) => pieces.join(''))

it('the documentation page escapes every text of the catalog and the contract', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const [tame, wild] = [pageOf('plain'), pageOf(text)]

      expect(tagsOf(withoutCode(wild))).toEqual(tagsOf(withoutCode(tame)))
      expect(wild).toContain(`Served since ${toReferences(text)}.`)
    }),
  )
})

const SHAPE = z.object({}).meta({ id: 'ShapeOfATest' })

/** Renders a page on which every free text is the given one. */
function pageOf(text: string): string {
  const route: Route = {
    method: 'POST',
    path: '/v2/account/:which/',
    parameters: { path: { which: z.string().describe(text) }, query: { [`q${text}`]: z.string().default(text) } },
    body: z.object({ [`b${text}`]: z.enum([`e${text}`]).describe(text) }),
    document: parse('{ field }'),
    shape: SHAPE,
    status: 201,
    maxAge: 0,
    right: 'editor',
    failures: [],
    examples: [
      { shows: text, request: () => ({ target: text, body: text, idempotencyKey: text }), answer: () => text },
    ],
    since: text,
    why: text,
    respond: async () => text,
  }
  const shapes = {
    ShapeOfATest: { description: text, properties: { [text]: { description: text, const: text, pattern: text } } },
  }
  const contract = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: { field: { type: GraphQLString, description: text } },
    }),
  })
  return docsPage({
    routes: [route],
    shapes,
    contract,
    theme: 'dark',
    style: asWritten(''),
    origin: text,
    world: standInWorld,
  })
}

/** Removes code tags: backquotes around code are the only markup of a text. */
function withoutCode(html: string): string {
  return html.replaceAll(/<\/?code>/g, '')
}

/** Escapes every special character of HTML as its number or name. */
function toReferences(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function tagsOf(html: string): readonly string[] {
  return html.match(/<[^>]*>?/g) ?? []
}

/** Returns the section of a route. Sections of routes are not nested. */
function sectionOf(route: Route): string {
  const [, rest = ''] = page.split(`<section class="card" id="${routeId(route)}">`)
  return rest.split('</section>', 1)[0] ?? ''
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
}

function ask(method: string, target: string, headers: HeadersInit = {}): Promise<Response> {
  const restCompat = serveV2({
    execute: executeStandIn,
    clock: new FakeClock(),
    reportError: (error) => {
      throw error
    },
  })
  return restCompat(new Request(`http://lanewatch.test${target}`, { method, headers }))
}
