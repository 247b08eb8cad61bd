import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestProduct, type TestProduct } from '../product/start-product.ts'

const EXAMPLES = z.object({
  status: z.object({
    examples: z.array(z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })),
  }),
  leagues: z.array(
    z.object({ teams: z.array(z.object({ code: z.string(), roster: z.array(z.object({ name: z.string() })) })) }),
  ),
})

let product: TestProduct
let client: Client
let riotId: string
let region: string
let player: string
let team: string

beforeAll(async () => {
  product = await startTestProduct()
  client = new Client({ name: 'a language model', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${product.url}/mcp`)))
  const { status, leagues } = await product.ask(
    EXAMPLES,
    '{ status { examples { gameName tagLine region } } leagues { teams { code roster { name } } } }',
  )
  const known = leagues[0]?.teams.find(({ roster }) => roster.length > 0)
  riotId = `${status.examples[0]?.gameName}#${status.examples[0]?.tagLine}`
  region = String(status.examples[0]?.region)
  player = String(known?.roster[0]?.name)
  team = String(known?.code)
})

afterAll(async () => {
  await client.close()
  await product.close()
})

const CONTENT = z.tuple([z.object({ type: z.literal('text'), text: z.string() })])

/** Calls a tool. Returns its text, and whether it is a failure. */
async function call(name: string, input: Readonly<Record<string, unknown>>) {
  const { content, isError = false } = await client.callTool({ name, arguments: input })
  const [{ text }] = CONTENT.parse(content)
  return { failed: isError, text }
}

async function answerOf(name: string, input: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { failed, text } = await call(name, input)
  expect(failed, text).toBe(false)
  return JSON.parse(text)
}

const GAMES = z.object({ matches: z.object({ edges: z.array(z.object({ node: z.object({ matchId: z.string() }) })) }) })

describe('the tools', () => {
  it('are at most ten, read only, each described with its input', async () => {
    const { tools } = await client.listTools()
    expect(tools.length).toBeLessThanOrEqual(10)
    for (const { name, description, annotations, inputSchema } of tools) {
      expect(name).toMatch(/^[a-z_]{3,20}$/)
      expect(description?.length).toBeGreaterThan(30)
      expect(annotations?.readOnlyHint).toBe(true)
      expect(inputSchema.type).toBe('object')
    }
  })

  it('find an account, its recent games and one of them', async () => {
    expect(await answerOf('find_account', { riotId })).toMatchObject({ region, ranks: {}, live: {} })
    const games = GAMES.parse(await answerOf('recent_games', { riotId, region, count: 2 }))
    const [first] = games.matches.edges
    expect(games.matches.edges).toHaveLength(2)
    const match = await answerOf('match', { matchId: first?.node.matchId })
    expect(match).toMatchObject({ matchId: first?.node.matchId })
    expect(z.object({ participants: z.array(z.unknown()) }).parse(match).participants.length).toBeGreaterThan(1)
  })

  it('find pro players, teams and who is live', async () => {
    expect(await answerOf('search', { text: player })).toMatchObject({ proPlayers: [{ name: player, team }] })
    expect(await answerOf('pro_player', { name: player.toLowerCase() })).toMatchObject({ name: player })
    expect(await answerOf('pro_team', { code: team.toLowerCase() })).toMatchObject({ code: team })
    expect(await answerOf('who_is_live', { teams: [team] })).toMatchObject({ streams: {}, activeGames: {} })
  })

  it('answer about a champion by its name, in any case and without its end', async () => {
    expect(await answerOf('what_to_build', { champion: 'miss fort', lane: 'BOTTOM' })).toMatchObject({
      name: 'Miss Fortune',
    })
    expect(await answerOf('best_champions', { count: 3 })).toMatchObject({ entries: expect.any(Array) })
  })

  it.each([
    ['find_account', { riotId: 'Nobody' }, 'is not a Riot ID'],
    ['find_account', { riotId: 'Nobody at all#0000' }, 'There is no'],
    ['match', { matchId: 'EUW1_1' }, 'EUW1_1'],
    ['what_to_build', { champion: 'Nobody' }, 'There is no champion "Nobody"'],
    ['what_to_build', { champion: 'kay' }, '"kay" may be one of several champions: Kayle, Kayn.'],
    ['best_champions', { role: 'MIDDLE' }, 'role'],
    ['pro_player', { name: 'Nobody' }, 'There is no pro player'],
    ['pro_team', { code: 'NONE' }, 'There is no team'],
    ['who_is_live', { teams: ['NONE'] }, 'NONE'],
    ['recent_games', { riotId: 'A#B', count: 1_000 }, 'count'],
    ['leaderboard', { region: 'MOON' }, 'region'],
  ])('%s with %o fails with a sentence', async (name, input, words) => {
    const { failed, text } = await call(name, input)
    expect(failed).toBe(true)
    expect(text).toContain(words)
  })

  it('answer or fail with a sentence, for any input', async () => {
    const { tools } = await client.listTools()
    const input = fc.dictionary(
      fc.constantFrom('riotId', 'text', 'name', 'code', 'champion', 'against', 'count', 'leagues', 'region', 'matchId'),
      fc.oneof(
        fc.string({ maxLength: 80 }),
        fc.constantFrom('#', 'a#', '#a', '\0#\0', 'KR'),
        fc.integer(),
        fc.jsonValue({ maxDepth: 1 }),
      ),
      { noNullPrototype: true },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tools.map(({ name }) => name)), input, async (name, given) => {
        const { failed, text } = await call(name, given)
        expect(text.length).toBeGreaterThan(1)
        expect(failed ? text : '').not.toContain('Unexpected')
      }),
      { numRuns: 60 },
    )
    expect(product.complaints.filter((line) => line.includes('"error"'))).toEqual([])
  })
})

/** Sends a request as a program without the client's library does. */
function send(body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${product.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body,
  })
}

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })

describe('a request to /mcp', () => {
  it('pays like any other request, and states what is left', async () => {
    const left = async () => Number(/r=(\d+)/.exec((await send(LIST)).headers.get('ratelimit') ?? '')?.[1])
    const before = await left()
    await call('leaderboard', { region: 'KR' })
    expect(await left()).toBeLessThan(before)
  })

  it('with an unknown key is refused with 401', async () => {
    expect((await send(LIST, { authorization: 'Bearer lw_unknown' })).status).toBe(401)
  })

  it.each([
    ['that is no JSON', '{', 400],
    ['that is too long', `"${'x'.repeat(30_000)}"`, 413],
  ])('%s is refused', async (_name, body, status) => {
    expect((await send(body)).status).toBe(status)
  })

  it('by GET is refused with 405: there are no sessions', async () => {
    expect((await fetch(`${product.url}/mcp`)).status).toBe(405)
  })

  it('may come from the page of another site', async () => {
    const { headers } = await fetch(`${product.url}/mcp`, { method: 'OPTIONS', headers: { origin: 'https://a.test' } })
    expect(headers.get('access-control-allow-headers')).toContain('Mcp-Protocol-Version')
  })
})

describe('/llms.txt', () => {
  it('names addresses that exist', async () => {
    const text = await (await fetch(`${product.url}/llms.txt`)).text()
    const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, link]) => String(link))
    expect(links.length).toBeGreaterThan(6)
    for (const link of links) expect((await fetch(link)).status, link).not.toBe(404)
  })
})
