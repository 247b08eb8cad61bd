import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { parse, validate } from 'graphql'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { accountDocumentId } from '../../gateway/accounts/collections/accounts.ts'
import { executeIn } from '../../gateway/composition/execute-in.ts'
import { schema } from '../../gateway/composition/schema.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { roomyLimits } from '../support/roomy-limits.ts'
import { runs } from '../support/runs.ts'
import { fetchProMatches, openStatisticsWorld } from '../support/statistics-world.ts'
import { openTestWorld } from '../support/test-world.ts'
import { openTrackedStore, startCachedServer } from './cached-world.ts'
import { type KnownArguments, randomQueries } from './random-queries.ts'

const QUERIES = runs({ sample: 300, all: 2_000 })

/** Queries that are asked, asked again after a change, and asked once more. */
const BATCH = 10

async function openWorld() {
  const world = await openStatisticsWorld(openTestWorld('tests', ':memory:', openTrackedStore()))
  await world.count(fetchProMatches(4, 3))
  await world.lookUp(EUW_ACCOUNTS.slice(0, 4))
  const { players } = await world.context.proScene.look()
  await world.live.putSource('streams')
  await world.live.putSource('active_games')
  for (const player of players.slice(0, 3)) await world.live.putStream(player)
  await world.live.putGame(players.slice(0, 2))

  const [match] = await world.readMatches()
  const [player] = players
  const known: KnownArguments = {
    'Query.account': EUW_ACCOUNTS.slice(0, 4).map(
      ({ gameName, tagLine }) => `(gameName: ${JSON.stringify(gameName)}, tagLine: "${tagLine}", region: EUW)`,
    ),
    'Query.accounts': [
      `(riotIds: [${EUW_ACCOUNTS.slice(0, 2)
        .map(({ gameName, tagLine }) => `{ gameName: ${JSON.stringify(gameName)}, tagLine: "${tagLine}", region: EUW }`)
        .join(' ')}])`,
    ],
    'Query.nodes': [
      `(ids: ${JSON.stringify([
        ...EUW_ACCOUNTS.slice(0, 2).map((account) => encodeGlobalId('Account', accountDocumentId(account))),
        encodeGlobalId('Match', match?.match.matchId ?? ''),
        encodeGlobalId('ProPlayer', player?.id ?? ''),
      ])})`,
    ],
    'Query.champion': ['(slug: "ahri")', '(key: 64)', '(slug: "nobody")'],
    'Query.match': [`(id: "${match?.match.matchId}")`, '(id: "EUW1_1")'],
    'Query.ladder': ['(region: EUW)', '(region: KR, queue: FLEX)'],
    'Query.search': ['(text: "a")', `(text: ${JSON.stringify(player?.name)})`, '(text: "lee")'],
    'Query.proTeam': ['(code: "G2")', '(code: "FNC")'],
    'Query.proPlayer': [`(name: ${JSON.stringify(player?.name)})`],
    'Query.proPlayers': ['', '(first: 3)'],
    'Query.bootcamp': ['(event: "none")'],
    'Account.matches': ['(first: 3)'],
  }
  return { ...world, players, known }
}

type World = Awaited<ReturnType<typeof openWorld>>

/** What can happen between two queries. */
const CHANGES: readonly ((world: World, step: number) => Promise<unknown>)[] = [
  ({ live, players }, step) => live.putStream(at(players, step), { live: { title: `Game ${step}`, viewers: step } }),
  ({ live, players }, step) => live.putGame([at(players, step)]),
  ({ live }) => live.putSource('streams'),
  ({ live, players }, step) => live.putStream(at(players, step), { live: null }),
  (world, step) => world.count(fetchProMatches(1 + (step % 8), 4)),
  (world, step) => world.lookUp(EUW_ACCOUNTS.slice(step % 8, (step % 8) + 2)),
  ({ clock }, step) => clock.advance(1_000 * (step % 7)),
  ({ clock }) => clock.advance(20_000),
  ({ clock }) => clock.advance(11 * 60_000),
]

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('The list is empty.')
  return item
}

/** A query may ask Riot only so often, so the first answers can lack matches that later ones have. */
async function untilSettled(ask: () => Promise<unknown>): Promise<unknown> {
  let before = await ask()
  for (;;) {
    const next = await ask()
    if (isDeepStrictEqual(next, before)) return next
    before = next
  }
}

/** Without data for a query that the limits refuse. */
const response = z.object({ data: z.unknown().optional() })

it(`answers ${QUERIES} random queries as without the cache, whatever changes meanwhile`, async () => {
  const world = await openWorld()
  const server = await startCachedServer(world)
  onTestFinished(() => server.close())
  const { operations } = roomyLimits(schema, world.clock)
  const executeNow = executeIn(
    world.context,
    () => VISITOR,
    (args) => operations.execute(args, { address: 'another', left: null, answered: null }),
  )

  const askCached = async (query: string) => response.parse(await (await server.post(query)).json()).data
  async function askNow(query: string): Promise<unknown> {
    const { data } = await executeNow(parse(query), {})
    return JSON.parse(JSON.stringify(data ?? null))
  }

  const queries = fc
    .sample(randomQueries(world.known), 2 * QUERIES)
    .filter((query) => validate(schema, parse(query)).length === 0)
    .slice(0, QUERIES)
  expect(queries).toHaveLength(QUERIES)
  let [asked, refused] = [QUERIES, 0]
  for (let from = 0; from < QUERIES; from += BATCH) {
    const batch = queries.slice(from, from + BATCH)
    for (const query of batch) await askCached(query)
    const step = from / BATCH
    await at(CHANGES, step)(world, step)
    await world.clock.advance(0)
    for (const query of batch) {
      const now = await untilSettled(() => askNow(query))
      const [changed, again] = [await askCached(query), await askCached(query)]
      asked += 2
      if (changed === undefined) {
        refused += 2
        continue
      }
      expect({ query, data: changed }).toEqual({ query, data: now })
      expect({ query, data: again }).toEqual({ query, data: now })
    }
  }
  process.stdout.write(`${server.executed()} of ${asked} queries were executed, ${refused} were refused\n`)
  expect(server.executed()).toBeLessThan(0.8 * asked)
  expect(refused).toBeLessThan(0.1 * asked)
})
