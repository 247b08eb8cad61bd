import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { catalog } from '../../rest-compat/catalog.ts'
import type { Example, ExampleWorld } from '../../rest-compat/example.ts'
import { Lane } from '../../rest-compat/gql/graphql.ts'
import type { Route } from '../../rest-compat/route.ts'
import { expectAnswer } from '../rest-compat/describe-examples.ts'
import { expectToFit } from '../rest-compat/fits-openapi.ts'
import { PacingClock } from './pacing-clock.ts'
import { startTestProduct, type TestProduct } from './start-product.ts'

const region = z.enum(['EUW', 'KR', 'NA'])
const riotId = z.object({ gameName: z.string(), tagLine: z.string(), region })
const demoAccounts = z.object({ status: z.object({ demoAccounts: z.array(riotId).length(4) }) })
const roster = z.object({
  leagues: z.array(
    z.object({
      code: z.string(),
      teams: z.array(
        z.object({
          code: z.string(),
          roster: z.array(z.object({ name: z.string(), role: z.enum(['TOP', 'JNG', 'MID', 'ADC', 'SUP']) })),
        }),
      ),
    }),
  ),
})
const streams = z.object({ streams: z.object({ source: z.object({ state: z.string() }) }) })
const account = z.object({
  account: riotId.extend({
    puuid: z.string(),
    matchIds: z.object({ matches: z.array(z.object({ matchId: z.string(), queueId: z.number() })) }),
  }),
})
const table = z.object({
  championTable: z.object({ entries: z.array(z.object({ champion: z.object({ key: z.int() }) })) }),
})
const proMatches = z.object({
  champion: z.object({
    proMatches: z.object({
      edges: z.array(
        z.object({
          participant: z.object({ lane: z.enum(Lane).nullable() }),
          proPlayer: z.object({ name: z.string() }).nullable(),
          opponent: z.object({ champion: z.object({ key: z.int() }) }).nullable(),
        }),
      ),
    }),
  }),
})
const runningGames = z.object({
  activeGames: z.object({
    games: z.array(z.object({ matchId: z.string(), pros: z.array(z.object({ puuid: z.string() })) })),
  }),
})
const ladder = z.object({ ladder: z.object({ totalCount: z.number() }).nullable() })

const TOKEN = 'a-token-of-more-than-16'

/** The machine may be busy with other tests. */
const PATIENCE = { timeout: 60_000, interval: 500 }

let product: TestProduct
let worlds: readonly ExampleWorld[]

beforeAll(async () => {
  product = await startTestProduct({ clock: new PacingClock(), variables: { OPERATOR_TOKEN: TOKEN } })
  const { status } = await product.ask(demoAccounts, '{ status { demoAccounts { gameName tagLine region } } }')
  const { demoPro, transfer } = await findPros()
  const accounts = await Promise.all(status.demoAccounts.map(findAccount))
  // Streams are known after the first fetch from Twitch,
  await vi.waitUntil(
    async () => (await product.ask(streams, '{ streams { source { state } } }')).streams.source.state === 'OK',
    PATIENCE,
  )
  // ladders after their first fetch,
  for (const { region } of status.demoAccounts) await vi.waitUntil(() => hasLadder(region), PATIENCE)
  // running games once Riot was asked for an account in one,
  const playing = await vi.waitUntil(findPlaying, PATIENCE)
  // and the champions of pros once games are counted.
  const proGame = await vi.waitUntil(findProGame, PATIENCE)
  worlds = accounts.map((account) => ({ ...toWorld(account), playing, demoPro, transfer, proGame }))
  return () => product.close()
})

type DemoAccount = z.infer<typeof account>['account']

/** Fetches a demo account over `/graphql`, with its last match. */
async function findAccount({ gameName, tagLine }: z.infer<typeof riotId>): Promise<DemoAccount> {
  const { account: found } = await product.ask(
    account,
    `query ($gameName: String!, $tagLine: String!) {
      account(gameName: $gameName, tagLine: $tagLine) {
        ... on Account {
          gameName tagLine puuid region
          matchIds(count: 1) { ... on AccountMatchIds { matches { ... on Match { matchId queueId } } } }
        }
      }
    }`,
    { gameName, tagLine },
  )
  return found
}

/** The account and match of the catalog's examples. */
function toWorld({ matchIds, ...demoAccount }: DemoAccount) {
  const [demoMatch] = matchIds.matches
  if (demoMatch === undefined) throw new Error(`${demoAccount.gameName} has never played.`)
  return { demoAccount, demoMatch }
}

async function findPlaying(): Promise<ExampleWorld['playing'] | null> {
  const { activeGames } = await product.ask(runningGames, '{ activeGames { games { matchId pros { puuid } } } }')
  const [game] = activeGames.games
  const [pro] = game?.pros ?? []
  if (game === undefined || pro === undefined) return null
  const [platformId = '', number] = game.matchId.split('_')
  return { puuid: pro.puuid, platformId, gameId: Number(number) }
}

/** Returns the first pro of the rosters, and a transfer of the last pro to the team listed before their own. */
async function findPros(): Promise<Pick<ExampleWorld, 'demoPro' | 'transfer'>> {
  const { leagues } = await product.ask(roster, '{ leagues { code teams { code roster { name role } } } }')
  const teams = leagues.flatMap(({ code: region, teams }) => teams.map((team) => ({ region, ...team })))
  const pros = teams.flatMap(({ region, code: team, roster }) =>
    roster.map(({ name: player, role }) => ({ player, region, role, team })),
  )
  const [[demoPro], last, to] = [pros, pros.at(-1), teams.at(-2)]
  if (demoPro === undefined || last === undefined || to === undefined) throw new Error('No player is in a team.')
  const { player, role, team: fromTeam } = last
  return { demoPro, transfer: { player, role, fromTeam, toTeam: to.code, region: to.region } }
}

/** Returns a pro's game in a lane with an opponent; null until one is counted. */
async function findProGame(): Promise<ExampleWorld['proGame'] | null> {
  const { championTable } = await product.ask(
    table,
    '{ championTable(filter: { population: PROS, queue: SOLO }) { entries { champion { key } } } }',
  )
  const [first] = championTable.entries
  if (first === undefined) return null
  const championId = first.champion.key
  const { champion } = await product.ask(
    proMatches,
    `query ($key: Int!) {
      champion(key: $key) {
        proMatches(first: 50) {
          edges { participant { lane } proPlayer { name } opponent { champion { key } } }
        }
      }
    }`,
    { key: championId },
  )
  const games = champion.proMatches.edges.flatMap(({ participant: { lane }, proPlayer, opponent }) =>
    lane === null || proPlayer === null || opponent === null
      ? []
      : [{ championId, lane, enemy: opponent.champion.key }],
  )
  return games[0] ?? null
}

async function hasLadder(of: z.infer<typeof region>): Promise<boolean> {
  const query = 'query ($region: Region!) { ladder(region: $region) { totalCount } }'
  return (await product.ask(ladder, query, { region: of })).ladder !== null
}

/** Sends again while the server is too busy for an answer of the demo world's Riot in time, unless that is expected. */
async function sendPatiently(sendOnce: () => Promise<Response>, expected: number): Promise<Response> {
  return vi.waitUntil(async () => {
    const response = await sendOnce()
    return response.status === 503 && expected !== 503 ? null : response
  }, PATIENCE)
}

const examples = catalog.flatMap((route) => route.examples.map((example) => ({ route, example, ...example, ...route })))

describe('/v2 of the product', () => {
  it.each(examples)('$method $path: $shows, in the demo world', async ({ route, example }) => {
    for (const world of worlds) {
      for (const spelling of ['/', '']) {
        const response = await sendPatiently(() => send(route, example, world, spelling), route.status)
        expect(response.status).toBe(route.status)
        expect(response.redirected).toBe(false)
        await expectToFit({ method: route.method, url: response.url }, response)
        expectAnswer(await response.json(), example, world)
      }
    }
  })

  it('lists the allowed methods of a path', async () => {
    const allow = 'GET, HEAD, POST, OPTIONS'
    const options = await fetch(`${product.url}/v2/account/`, { method: 'OPTIONS' })
    expect(options.status).toBe(204)
    expect(options.headers.get('allow')).toBe(allow)
    expect(options.headers.get('access-control-allow-methods')).toBe(allow)
    const patch = await fetch(`${product.url}/v2/account/`, { method: 'PATCH' })
    expect(patch.status).toBe(405)
    expect(patch.headers.get('allow')).toBe(allow)
    expect(await patch.json()).toEqual({ detail: `PATCH is not allowed here. Allowed: ${allow}.` })
  })

  it.each(['GET', 'OPTIONS', 'PATCH', 'DELETE'])('returns 404 for %s at an unknown path', async (method) => {
    const response = await fetch(`${product.url}/v2/nothing`, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'There is nothing at /v2/nothing' })
  })

  it.each([
    ['username=No%20Body&tag=NONE&region=EUW', 404, 'Account not found on EUW.'],
    ['username=No%20Body&tag=LONGER&region=EUW', 422, expect.stringContaining('shorter tag line')],
    ['username=No%20Body&tag=NONE&region=MOON', 422, 'Invalid region: MOON'],
    ['username=No%20Body', 400, 'Send a puuid, or a username and a tag.'],
    ['username=%ED%A0%80&tag=%00&region=EUW', 422, expect.stringContaining('Write')],
    ['puuid=nobody', 404, 'Account not found.'],
    ['puuid=..%2F..', 400, expect.stringContaining('A PUUID is made of')],
  ])('answers ?%s with %i and a detail', async (query, status, detail) => {
    const response = await fetch(`${product.url}/v2/account/?${query}`)
    expect(await response.json()).toEqual({ detail })
    expect(response.status).toBe(status)
  })
})

/** Sends an example; its path ends with `end`. */
function send({ method, right }: Route, example: Example, world: ExampleWorld, end: string): Promise<Response> {
  const { target, body, idempotencyKey } = example.request(world)
  const url = new URL(target, product.url)
  url.pathname = url.pathname.replace(/\/?$/, end)
  const headers = {
    ...(right === null ? {} : { Authorization: `Bearer ${TOKEN}` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  }
  return fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
}
