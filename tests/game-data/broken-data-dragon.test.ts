import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../languages.ts'
import { championEntry, openStaticData, pass, runeEntry, type filesIn, type Script } from './fake-data-dragon.ts'

const HOUR_MS = 3_600_000
const RETRY_MS = 300_000

const ELSEWHERE = { ...runeEntry(99_001, 'Elsewhere', 'Elsewhere'), icon: 'perk-images/../../secret.png' }

/** Each way in which a file can be broken, with the words of its report. */
const FAULTS: readonly (readonly [name: string, answer: () => Response | Promise<Response>, words: string])[] = [
  ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 'the connection broke'],
  ['a server error', () => new Response('<html></html>', { status: 500 }), 'it answered 500'],
  ['a file that is not there yet', () => new Response('<Error></Error>', { status: 403 }), 'it answered 403'],
  ['no content', () => new Response(null, { status: 204 }), 'it answered 204'],
  ['an empty body', () => new Response(''), 'it answered with an empty body'],
  ['a page', () => new Response('<!doctype html><title>Sign in</title>'), 'it answered with a page of HTML'],
  [
    'a file that breaks off',
    () => new Response('["16.15.1", {"data": {'),
    'it answered with incomplete or invalid JSON',
  ],
  ['a body that breaks off', () => new Response(brokenBody()), 'the connection broke'],
  ['null', () => Response.json(null), 'it has another shape'],
  ['a list of nothing', () => Response.json([]), 'it '],
  ['an object of nothing', () => Response.json({}), 'it has another shape'],
  ['a number', () => Response.json(7), 'it has another shape'],
  ['a body that is too large', () => new Response(endlessBody()), 'its answer was not read: it is larger than 8 MB'],
]

const PLACES = [
  ['the version', '/api/versions.json'],
  ['the champions', '/cdn/16.15.1/data/en_US/champion.json'],
  ['the items', '/cdn/16.15.1/data/en_US/item.json'],
  ['the Polish summoner spells', '/cdn/16.15.1/data/pl_PL/summoner.json'],
  ['the Polish runes', '/cdn/16.15.1/data/pl_PL/runesReforged.json'],
] as const

describe.each(PLACES)('a broken Data Dragon that answers for %s', (_, place) => {
  it.each(FAULTS)('with %s leaves the static data unchanged', async (_fault, answer, words) => {
    const { clock, dragon, reports, staticData } = openStaticData()
    addNewcomer(dragon.files)
    dragon.script = (path) => (path === place ? answer() : null)
    staticData.start()
    await pass(clock)
    expect(staticData.champion(998)).toBeNull()
    expect(staticData.champion(62)?.name('pl').text).toBe('Wukong')
    expect(reports).toHaveLength(1)
    expect(reports[0]).toContain(`${place}: ${words}`)
    expect(staticData.health()).toEqual({ source: 'BUNDLED', version: null, fetchedAt: null, problem: reports[0] })
  })

  it('with nothing at all is aborted after eight seconds', async () => {
    const { clock, dragon, reports, staticData } = openStaticData()
    dragon.script = (path) => (path === place ? new Promise<Response>(() => {}) : null)
    staticData.start()
    await pass(clock, 7_999)
    expect(reports).toEqual([])
    await pass(clock, 1)
    expect(reports).toHaveLength(1)
    expect(reports[0]).toContain(`${place}: no answer within 8 seconds`)
    expect(dragon.requests.find(({ url }) => url.endsWith(place))?.signal.aborted).toBe(true)
  })

  it('with a body that never ends is aborted after eight seconds', async () => {
    const { clock, dragon, reports, staticData } = openStaticData()
    dragon.script = (path) => (path === place ? new Response(hangingBody()) : null)
    staticData.start()
    await pass(clock, 8_000)
    expect(reports[0]).toContain(`${place}: the end of its answer did not arrive within 8 seconds`)
  })
})

describe('a Data Dragon with one broken file', () => {
  it('is not waited for with its other files', async () => {
    const { clock, dragon, staticData } = openStaticData()
    dragon.script = (path) => {
      if (path.endsWith('en_US/champion.json')) return new Response('', { status: 500 })
      return path.endsWith('item.json') ? new Promise(() => {}) : null
    }
    staticData.start()
    await pass(clock)
    expect(staticData.health().problem).toContain('champion.json: it answered 500')
    const items = dragon.requests.filter(({ url }) => url.endsWith('item.json'))
    expect(items.map(({ signal }) => signal.aborted)).toEqual(LOCALES.map(() => true))
  })

  it.each([
    [8_000_000, null],
    [8_000_001, 'it is larger than 8 MB'],
  ])('may send %i bytes: %s', async (size, words) => {
    const { clock, dragon, reports, staticData } = openStaticData()
    dragon.script = (path) => (path === '/api/versions.json' ? new Response('["16.15.1"]'.padEnd(size)) : null)
    staticData.start()
    await pass(clock)
    expect(reports).toHaveLength(words === null ? 0 : 1)
    expect(staticData.health().problem ?? '').toContain(words ?? '')
    expect(staticData.health().source).toBe(words === null ? 'DATA_DRAGON' : 'BUNDLED')
  })
})

describe('a Data Dragon with well-formed nonsense', () => {
  it.each<[string, unknown]>([
    ['no version', []],
    ['an invalid version', ['latest']],
    ['a version that leads elsewhere', ['../../16.15.1']],
    ['a version with a question', ['16.15.1?']],
    ['numbers', [16.15]],
    ['an object', { 0: '16.15.1' }],
  ])('gets no request for files after %s', async (_, versions) => {
    const { clock, dragon, reports, staticData } = openStaticData()
    dragon.versions = versions
    staticData.start()
    await pass(clock)
    expect(dragon.paths).toEqual(['/api/versions.json'])
    expect(reports[0]).toContain('/api/versions.json: it has another shape')
  })

  it.each<[string, (files: ReturnType<typeof filesIn>) => void]>([
    [
      'a champion without a number',
      ({ champion }) => void (champion['Ahri'] = championEntry('Ahri', Number.NaN, 'Ahri')),
    ],
    [
      'a champion whose identifier is a path',
      ({ champion }) => void (champion['Ahri'] = championEntry('../x', 103, 'A')),
    ],
    ['a text without end', ({ champion }) => void (champion['Ahri'] = championEntry('Ahri', 103, 'a'.repeat(8_001)))],
    ['less than half of the champions', ({ champion }) => keepFewer(champion)],
    ['less than half of the items', ({ item }) => keepFewer(item)],
    ['less than half of the summoner spells', ({ summoner }) => keepFewer(summoner)],
    ['less than half of the runes', ({ runesReforged }) => void runesReforged.splice(2)],
    [
      'a rune whose picture is elsewhere',
      ({ runesReforged }) => void runesReforged[0]?.slots[0]?.runes.push(ELSEWHERE),
    ],
  ])('is rejected with %s', async (_, spoil) => {
    for (const locale of ['en_US', 'pl_PL'] as const) {
      const { clock, dragon, reports, staticData } = openStaticData()
      addNewcomer(dragon.files)
      spoil(dragon.files[locale])
      staticData.start()
      await pass(clock)
      expect(staticData.champion(998)).toBeNull()
      expect(staticData.health().source).toBe('BUNDLED')
      expect(reports).toHaveLength(1)
      expect(reports[0]).toContain(`/cdn/16.15.1/data/${locale}/`)
    }
  })
})

describe('after a broken answer', () => {
  const fail: Script = () => new Response('', { status: 503 })

  it('Data Dragon gets a request every six seconds, and every hour once it is well', async () => {
    const { clock, dragon, staticData } = openStaticData()
    dragon.script = fail
    staticData.start()
    await pass(clock)
    expect(dragon.requests).toHaveLength(1)
    await pass(clock, 5_999)
    expect(dragon.requests).toHaveLength(1)
    await pass(clock, 1)
    expect(dragon.requests).toHaveLength(2)
    dragon.script = () => null
    await pass(clock, 6_000)
    expect(staticData.health()).toMatchObject({ source: 'DATA_DRAGON', version: '16.15.1', problem: null })
    const asked = dragon.requests.length
    await pass(clock, HOUR_MS - 1)
    expect(dragon.requests).toHaveLength(asked)
    await pass(clock, 1)
    expect(dragon.requests).toHaveLength(asked + 1)
  })

  it('the last good version stays complete, whichever file of the next one is broken', async () => {
    const { clock, dragon, reports, staticData } = openStaticData()
    staticData.start()
    await pass(clock)
    const good = staticData.health()
    dragon.versions = ['16.16.1']
    addNewcomer(dragon.files)
    dragon.script = (path) => (path.endsWith('pl_PL/item.json') ? new Response('<html>') : null)
    await pass(clock, HOUR_MS)
    expect(staticData.champion(998)).toBeNull()
    expect(staticData.health()).toEqual({ ...good, problem: reports[0] })
    dragon.script = () => null
    await pass(clock, RETRY_MS)
    expect(staticData.champion(998)?.slug).toBe('Newcomer')
    expect(staticData.health()).toMatchObject({ version: '16.16.1', problem: null })
  })

  it('an answer with the same version ends the problem without a request for files', async () => {
    const { clock, dragon, staticData } = openStaticData()
    staticData.start()
    await pass(clock)
    dragon.script = fail
    await pass(clock, HOUR_MS)
    expect(staticData.health().problem).toContain('it answered 503')
    dragon.script = () => null
    const asked = dragon.requests.length
    await pass(clock, RETRY_MS)
    expect(dragon.requests).toHaveLength(asked + 1)
    expect(staticData.health().problem).toBeNull()
  })

  it('the problem is reported once, until Data Dragon has answered in between', async () => {
    const { clock, dragon, reports, staticData } = openStaticData()
    dragon.script = fail
    staticData.start()
    await pass(clock, 5 * RETRY_MS)
    expect(dragon.requests.length).toBeGreaterThan(3)
    dragon.script = () => new Response('<html>')
    await pass(clock, RETRY_MS)
    expect(reports).toHaveLength(1)
    expect(staticData.health().problem).toContain('it answered with a page of HTML')
    dragon.script = () => null
    await pass(clock, RETRY_MS)
    dragon.script = fail
    await pass(clock, HOUR_MS)
    expect(reports).toHaveLength(2)
  })
})

function addNewcomer(files: { readonly en_US: ReturnType<typeof filesIn> }): void {
  files.en_US.champion['Newcomer'] = championEntry('Newcomer', 998, 'The Newcomer')
}

function keepFewer(entries: Record<string, unknown>): void {
  const names = Object.keys(entries)
  for (const name of names.slice(names.length / 2 - 1)) delete entries[name]
}

function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(body) {
      body.enqueue(new TextEncoder().encode('{"data": {'))
      body.error(new Error('the line went dead'))
    },
  })
}

function hangingBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"data": {')) })
}

function endlessBody(): ReadableStream<Uint8Array> {
  const megabyte = new Uint8Array(1_000_000).fill(0x20)
  return new ReadableStream({ pull: (body) => body.enqueue(megabyte) })
}
