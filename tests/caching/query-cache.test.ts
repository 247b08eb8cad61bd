import { createHash } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { findBearerToken } from '../../gateway/identity/rules/credentials.ts'
import { VISITOR, type Viewer } from '../../gateway/identity/rules/viewer.ts'
import { OPERATION_POINTS } from '../../gateway/limits/limit-values.ts'
import { personOf } from '../support/persons.ts'
import { openStatisticsWorld } from '../support/statistics-world.ts'
import { openTestWorld } from '../support/test-world.ts'
import { costOf, openTrackedStore, startCachedServer } from './cached-world.ts'

type Options = NonNullable<Parameters<typeof startCachedServer>[1]>

async function start(options: Options = {}) {
  const world = await openStatisticsWorld(openTestWorld('tests', ':memory:', openTrackedStore()))
  const { players } = await world.context.proScene.look()
  await world.live.putSource('streams')
  const server = await startCachedServer(world, options)
  onTestFinished(() => server.close())
  return { ...world, ...server, players }
}

const STREAMS = '{ streams { streams { displayName } } }'
const PLAYERS = '{ proPlayers(first: 40) { edges { node { name slug role } } } }'

it('executes a query once for many clients, and charges each of them', async () => {
  const { post, executed } = await start({ points: 1_000_000 })
  const first: unknown = await (await post(PLAYERS)).json()
  const response = await post(PLAYERS)
  const second: unknown = await response.json()
  expect(executed()).toBe(1)
  expect(second).toMatchObject({ data: z.looseObject({ data: z.unknown() }).parse(first).data })
  const [before, after] = [costOf(first), costOf(second)]
  expect(after.actual).toBe(before.actual)
  expect(after.remaining).toBe(before.remaining - before.actual)
  expect(response.headers.get('ratelimit')).toContain(`r=${after.remaining}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('executes a query once for all that ask for it at the same time', async () => {
  const { post, executed } = await start()
  const answers = await Promise.all(Array.from({ length: 20 }, async () => (await post(PLAYERS)).text()))
  expect(executed()).toBe(1)
  expect(new Set(answers.map((text) => text.slice(0, text.indexOf('"extensions"')))).size).toBe(1)
})

it('sends the same answer in each encoding', async () => {
  const { post } = await start()
  const dataIn = async (encoding: string) => {
    const response = await post(PLAYERS, { 'accept-encoding': encoding })
    const body: unknown = await response.json()
    return {
      encoding: response.headers.get('content-encoding'),
      data: z.looseObject({ data: z.unknown() }).parse(body).data,
    }
  }
  const executed = await dataIn('identity')
  for (const encoding of ['br', 'gzip', 'identity']) {
    expect(await dataIn(encoding)).toEqual({ encoding: encoding === 'identity' ? null : encoding, data: executed.data })
  }
})

it('executes a query again after a change, and not after a change of something else', async () => {
  const { post, live, players, clock, executed } = await start()
  const [player] = players
  if (player === undefined) throw new Error('There is no player.')
  await post(PLAYERS)
  expect(await (await post(STREAMS)).text()).toContain('"streams":[]')
  await live.putStream(player)
  await clock.advance(0)
  expect(await (await post(STREAMS)).text()).toContain(player.name)
  expect(executed()).toBe(3)
  await post(PLAYERS)
  expect(executed()).toBe(3)
})

it('refuses an address without points before it looks for an answer', async () => {
  const { post, executed } = await start({ points: 3 * OPERATION_POINTS })
  const statuses = []
  for (let count = 0; count < 4; count += 1) statuses.push((await post('{ status { dataSource } }')).status)
  expect(statuses.slice(0, 2)).toEqual([200, 200])
  expect(statuses.at(-1)).toBe(429)
  expect(executed()).toBe(1)
})

it.each([
  ['a mutation', 'mutation { endEditing { viewer { canEditRosters } } }'],
  ['the points of a client', '{ rateLimit { remaining } }'],
  ['an answer with an error', '{ ladder(region: EUW, after: "nonsense") { totalCount } }'],
])('never caches %s', async (_what, query) => {
  const { post, executed } = await start()
  await post(query)
  await post(query)
  expect(executed()).toBe(2)
})

it('gives each person their own answer, however their requests and those of visitors mix', async () => {
  const people: Readonly<Record<string, Viewer>> = {
    ada: personOf('ada', { name: 'Ada' }),
    ben: personOf('ben', { name: 'Ben' }),
  }
  const { post } = await start({
    identify: async ({ authorization }) => people[findBearerToken(authorization) ?? ''] ?? VISITOR,
  })
  const query = '{ viewer { person { name } } streams { streams { displayName } } }'
  const ask = async (name: string | null) => {
    const response = await post(query, name === null ? {} : { authorization: `Bearer ${name}` })
    const text = await response.text()
    return {
      name,
      mentions: Object.keys(people).filter((one) => text.toLowerCase().includes(`"${one}"`)),
      control: response.headers.get('cache-control'),
    }
  }
  const names = Array.from({ length: 60 }, (_, index) => [null, 'ada', 'ben'][(index * 7) % 3] ?? null)
  const answers = await Promise.all(names.map(ask))
  for (const { name, mentions, control } of [...answers, await ask(null), await ask('ada')]) {
    expect({ name, mentions, control }).toEqual({ name, mentions: name === null ? [] : [name], control: 'no-store' })
  }
})

it('lets shared caches keep the answer to a document that is named by its hash in the address', async () => {
  const { endpoint, clock, live, executed, players } = await start()
  const [player] = players
  if (player === undefined) throw new Error('There is no player.')
  const sha256Hash = createHash('sha256').update(STREAMS).digest('hex')
  const extensions = { persistedQuery: { version: 1, sha256Hash } }
  await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: STREAMS, extensions }),
  })
  const url = `${endpoint}?${new URLSearchParams({ extensions: JSON.stringify(extensions) })}`
  const ask = (headers: Readonly<Record<string, string>> = {}) => fetch(url, { headers })
  const [computed, cached] = [await ask(), await ask()]
  for (const response of [computed, cached]) {
    expect(await response.text()).toBe('{"data":{"streams":{"streams":[]}}}')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
    expect(response.headers.get('vary')).toBe('accept-encoding, accept, authorization, cookie')
    expect(response.headers.get('ratelimit')).toBeNull()
  }
  expect(executed()).toBe(2)

  const etag = cached.headers.get('etag') ?? ''
  expect(computed.headers.get('etag')).toBe(etag)
  const unchanged = await ask({ 'if-none-match': etag })
  expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag])
  await clock.advance(4_000)
  expect((await ask()).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=6')

  await live.putStream(player)
  await clock.advance(0)
  const changed = await ask({ 'if-none-match': etag })
  expect(changed.status).toBe(200)
  expect(await changed.text()).toContain(player.name)
  expect((await ask({ authorization: 'Bearer nobody' })).headers.get('cache-control')).toBe('no-store')
})
