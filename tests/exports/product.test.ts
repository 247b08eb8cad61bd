import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { EXPORTS } from '../../exports/exports.ts'
import { nicknamesOf } from '../../gateway/game-data/rules/champion-nicknames.ts'
import { startTestProduct, type TestProduct } from '../product/start-product.ts'
import { runs } from '../support/runs.ts'

const WORLD = z.object({
  status: z.object({
    examples: z.array(z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })),
  }),
  leagues: z.array(
    z.object({ teams: z.array(z.object({ code: z.string(), roster: z.array(z.object({ slug: z.string() })) })) }),
  ),
  events: z.array(z.object({ slug: z.string() })),
})

const CELL = z.union([z.string(), z.number(), z.boolean(), z.null()])

const FILE = z.object({
  export: z.string(),
  source: z.string(),
  exportedAt: z.iso.datetime(),
  about: z.record(z.string(), z.unknown()),
  columns: z.array(z.string()),
  rows: z.array(z.record(z.string(), CELL)),
  rowCount: z.number(),
  complete: z.boolean(),
})

const REFUSAL = z.strictObject({
  error: z.strictObject({ code: z.string(), message: z.string(), retryAt: z.string().nullable() }),
})

let product: TestProduct
/** Parameters with which an export has an answer, by its name. */
let searches: ReadonlyMap<string, string>

/** The machine may be busy with other tests. */
const PATIENCE = { timeout: 30_000, interval: 500 }

beforeAll(async () => {
  product = await startTestProduct({ fillsDemo: true })
  const { status, leagues, events } = await product.ask(
    WORLD,
    '{ status { examples { gameName tagLine region } } leagues { teams { code roster { slug } } } events { slug } }',
  )
  const account = new URLSearchParams({ ...status.examples[0] })
  const team = leagues[0]?.teams.find(({ roster }) => roster.length > 0)
  const player = new URLSearchParams({ player: String(team?.roster[0]?.slug) })
  const matches = await getJson(`account-matches.json?${account}&first=1`)
  const champion = `champion=${matches.rows[0]?.['championKey']}`
  searches = new Map<string, string>([
    ['account-matches', `${account}&first=30`],
    ['account-champions', `${account}&sort=games`],
    ['account-ranks', String(account)],
    ['match-participants', `matchId=${matches.rows[0]?.['matchId']}`],
    ['leaderboard', 'region=euw&orderBy=win_rate'],
    ['champions', 'population=pros&sort=winRateLow'],
    ...['lanes', 'patches', 'matchups', 'partners', 'items', 'players', 'one-tricks', 'games'].map(
      (part): [string, string] => [`champion-${part}`, champion],
    ),
    ['pro-players', 'roles=mid,top'],
    ...['games', 'champions', 'newest-champions'].map((part): [string, string] => [`player-${part}`, String(player)]),
    ['team-games', `team=${team?.code}`],
    ['roster-changes', ''],
    ['bootcamp', `event=${events[0]?.slug}`],
    ['streams', 'live=true'],
    ['active-games', ''],
    ['source-history', 'source=RIOT'],
  ])
}, 120_000)

afterAll(() => product.close())

const get = (file: string, init?: RequestInit) => fetch(`${product.url}/export/${file}`, init)

async function getJson(file: string) {
  // The demo world answers late while it is filled.
  return vi.waitFor(async () => {
    const response = await get(file)
    const text = await response.text()
    expect(response.status, text).toBe(200)
    return FILE.parse(JSON.parse(text))
  }, PATIENCE)
}

describe('the exports', () => {
  it('are listed with their parameters and columns', async () => {
    const listed = z
      .object({ exports: z.array(z.object({ name: z.string(), csv: z.string(), columns: z.array(z.string()) })) })
      .parse(await (await fetch(`${product.url}/export`)).json())
    expect(listed.exports.map(({ name }) => name)).toEqual(EXPORTS.map(({ name }) => name))
    expect(listed.exports.map(({ name }) => name).toSorted()).toEqual([...searches.keys()].toSorted())
    for (const { columns } of listed.exports) expect(new Set(columns).size).toBe(columns.length)
  })

  it.each(EXPORTS)(
    '$name has the same rows as CSV and as JSON, and an operation that runs',
    async ({ name, columns }) => {
      const search = searches.get(name) ?? 'unlisted'
      const file = await getJson(`${name}.json?${search}`)
      expect(file).toMatchObject({ export: name, columns, complete: true, rowCount: file.rows.length })
      for (const row of file.rows) expect(Object.keys(row)).toEqual(columns)

      // Live lists and ages can change between two requests; the shape can't.
      const lines: string[][] = parse(await (await get(`${name}.csv?${search}`)).text(), { bom: true })
      expect(lines[0]).toEqual(columns)

      const operation = await (await get(`${name}.graphql?${search}`)).text()
      const answer = await fetch(`${product.url}/graphql?query=${encodeURIComponent(operation)}`)
      expect(await answer.json()).toEqual({ data: expect.any(Object), extensions: expect.any(Object) })
    },
  )

  it('have what the contract answers, value by value', async () => {
    const LADDER = z.object({
      ladder: z.object({
        totalCount: z.number(),
        edges: z.array(
          z.object({ node: z.object({ rank: z.number(), gameName: z.string().nullable(), wins: z.number() }) }),
        ),
      }),
    })
    // Names of players become known meanwhile, perhaps between two of the requests.
    await vi.waitFor(async () => {
      const { ladder } = await product.ask(
        LADDER,
        '{ ladder(region: EUW, orderBy: WINS, first: 100) { totalCount edges { node { rank gameName wins } } } }',
      )
      const file = await getJson('leaderboard.json?region=EUW&orderBy=WINS')
      expect(file.rowCount).toBe(ladder.totalCount)
      expect(file.rows.slice(0, 100).map(({ rank, gameName, wins }) => ({ rank, gameName, wins }))).toEqual(
        ladder.edges.map(({ node: { rank, gameName, wins } }) => ({ rank, gameName, wins })),
      )
      const lines: string[][] = parse(await (await get('leaderboard.csv?region=EUW&orderBy=WINS')).text(), {
        bom: true,
      })
      expect(lines.slice(1)).toEqual(file.rows.map((row) => file.columns.map((column) => String(row[column] ?? ''))))
    }, PATIENCE)
  })

  it('keep the filters and the order of the page', async () => {
    const { rows } = await getJson('champions.json?tag=mage&sort=games&reverse=true')
    const games = rows.map((row) => Number(row['games']))
    expect(games).toEqual(games.toSorted((a, b) => a - b))
    expect(rows.every((row) => String(row['tags']).includes('Mage'))).toBe(true)
    const named = await getJson(
      `champions.json?search=${encodeURIComponent(String(rows.at(-1)?.['championName']).toUpperCase())}`,
    )
    expect(named.rowCount).toBeGreaterThan(0)
  })

  it.each(['"', '!!', '-', '.', '🦊'])(
    'have no row for the search “%s”, which has no letter and no digit',
    async (words) => {
      const search = encodeURIComponent(words)
      for (const file of [
        `champions.json?search=${search}`,
        `account-champions.json?${searches.get('account-champions')}&search=${search}`,
        `bootcamp.json?${searches.get('bootcamp')}&search=${search}`,
        `leaderboard.json?region=EUW&search=${search}`,
        `pro-players.json?text=${search}`,
      ]) {
        expect((await getJson(file)).rows, file).toEqual([])
      }
    },
  )

  it('find a champion alone by its nickname, of all champions and of those of an account', async () => {
    const account = searches.get('account-champions')
    const played = (await getJson(`account-champions.json?${account}`)).rows.map((row) => String(row['championSlug']))
    const slug = played.find((each) => nicknamesOf(each).length > 0) ?? ''
    for (const list of ['champions.json?', `account-champions.json?${account}&`]) {
      const { rows } = await getJson(`${list}search=${nicknamesOf(slug)[0]}`)
      expect(rows.map((row) => row['championSlug'])).toEqual([slug])
    }
  })

  it('answer HEAD without rows, and a validator without a body', async () => {
    const file = `champions.csv?${searches.get('champions')}`
    const head = await get(file, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    // Matches are counted meanwhile, so the file can change between two requests.
    const askAgain = async () => {
      const etag = (await get(file, { method: 'HEAD' })).headers.get('etag') ?? ''
      return (await get(file, { headers: { 'if-none-match': etag } })).status
    }
    await expect.poll(askAgain, PATIENCE).toBe(304)
  })

  it('are readable from other sites, cost points, and are not crawled', async () => {
    const response = await get('champions.csv')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('ratelimit')).toMatch(/^"points";r=\d+;t=\d+$/)
    expect(await (await fetch(`${product.url}/robots.txt`)).text()).toContain('Disallow: /export/\n')
  })

  it('take values in any case', async () => {
    const [upper, lower] = [
      await getJson('leaderboard.json?region=euw&prosOnly=TRUE&reverse=False&first=5'),
      await getJson('leaderboard.json?region=EUW&prosOnly=true&reverse=false&first=5'),
    ]
    expect(upper.rows.map(({ tagLine }) => tagLine)).toEqual(lower.rows.map(({ tagLine }) => tagLine))
  })

  it('answer any parameters with a file or a named refusal', async () => {
    const parameter = fc.constantFrom(
      'region',
      'queue',
      'champion',
      'player',
      'team',
      'first',
      'after',
      'sort',
      'lane',
      'search',
    )
    const value = fc.oneof(
      fc.constantFrom('EUW', 'SOLO', 'TOP', 'Azir', '1', '-1', '25', 'games', 'true', 'null', '%00'),
      fc.string({ unit: 'binary', maxLength: 30 }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...EXPORTS),
        fc.dictionary(parameter, value, { maxKeys: 4 }),
        async ({ name, parameters }, given) => {
          const known = Object.entries(given).filter(([each]) => parameters.includes(each))
          const response = await get(
            `${name}.json?${new URLSearchParams([...new URLSearchParams(searches.get(name))].concat(known))}`,
          )
          const body: unknown = await response.json()
          if (response.status === 200) FILE.parse(body)
          else expect(REFUSAL.parse(body).error.code).toMatch(/^(BAD_PARAMETER|NOT_FOUND|UNAVAILABLE|RATE_LIMITED)$/)
        },
      ),
      { numRuns: runs({ sample: 30, all: 80 }) },
    )
    expect(product.complaints.filter((line) => line.includes('"error"'))).toEqual([])
  }, 60_000)
})

describe('the points of a client', () => {
  it('end an export midway, which says so; an unknown key is a 401', async () => {
    const poor = await startTestProduct({ variables: { POINTS_PER_MINUTE: '9000' } })
    const response = await fetch(`${poor.url}/export/pro-players.json`)
    expect(response.status).toBe(200)
    const file = z
      .object({
        rowCount: z.number(),
        complete: z.literal(false),
        next: z.string(),
        error: z.object({ code: z.string(), retryAt: z.iso.datetime() }),
      })
      .parse(await response.json())
    expect(file.rowCount).toBeGreaterThan(0)
    expect(file.error.code).toBe('RATE_LIMITED')
    const unknown = await fetch(`${poor.url}/export/champions.csv`, {
      headers: { authorization: `Bearer lw_${'x'.repeat(48)}` },
    })
    expect(unknown.status).toBe(401)
    await poor.close()
  })
})
