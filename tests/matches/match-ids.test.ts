import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accountDocumentId, accountsCollection } from '../../gateway/accounts/collections/accounts.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openTestWorld } from '../support/test-world.ts'

const MATCH_IDS = `
  query (
    $puuid: String!, $startTime: DateTime, $endTime: DateTime, $queueId: Int, $type: MatchType, $start: Int, $count: Int
  ) {
    accountByPuuid(puuid: $puuid, region: EUW) {
      ... on Account {
        matchIds(
          startTime: $startTime, endTime: $endTime, queueId: $queueId, type: $type, start: $start, count: $count
        ) {
          __typename
          ... on AccountMatchIds {
            ids
            matches { __typename ... on Match { matchId outcome queueId startedAt } }
            freshness { fetchedAt stale nextRefreshAt }
          }
          ... on UpstreamUnavailable { message retryAt }
        }
      }
    }
  }`

const HISTORY = `
  query ($puuid: String!, $queue: QueueFilter, $first: Int!) {
    accountByPuuid(puuid: $puuid, region: EUW) {
      ... on Account { matches(queue: $queue, first: $first) { edges { node { matchId startedAt } } } }
    }
  }`

const playedMatch = z.object({
  __typename: z.literal('Match'),
  matchId: z.string(),
  outcome: z.string(),
  queueId: z.number(),
  startedAt: z.string(),
})
const list = z.object({
  __typename: z.literal('AccountMatchIds'),
  ids: z.array(z.string()),
  matches: z.array(playedMatch),
  freshness: z.object({ fetchedAt: z.string(), stale: z.boolean(), nextRefreshAt: z.string() }),
})
const unavailable = z.object({ __typename: z.literal('UpstreamUnavailable'), message: z.string(), retryAt: z.string() })
const result = z.discriminatedUnion('__typename', [list, unavailable])
const answer = z.object({ accountByPuuid: z.object({ matchIds: result }) })
const history = z.object({
  accountByPuuid: z.object({
    matches: z.object({ edges: z.array(z.object({ node: z.object({ matchId: z.string(), startedAt: z.string() }) })) }),
  }),
})
const account = z.object({ account: z.object({ puuid: z.string() }) })

let world: ReturnType<typeof openTestWorld>
let puuid: string

beforeEach(async () => {
  world = openTestWorld()
  const [demo] = world.simulator.demoAccounts
  const found = await world.ask(
    'query ($name: String!, $tag: String!) { account(gameName: $name, tagLine: $tag, region: EUW) { ... on Account { puuid } } }',
    { name: demo?.gameName, tag: demo?.tagLine },
  )
  ;({ puuid } = account.parse(found).account)
})

async function askResult(request: object = {}): Promise<z.infer<typeof result>> {
  return answer.parse(await world.ask(MATCH_IDS, { puuid, ...request })).accountByPuuid.matchIds
}

async function askList(request: object = {}): Promise<z.infer<typeof list>> {
  return list.parse(await askResult(request))
}

/** Fetches and stores pages of the history. */
async function askHistory(first: number, queue?: string) {
  const { matches } = history.parse(await world.ask(HISTORY, { puuid, queue, first })).accountByPuuid
  return matches.edges.map(({ node }) => node)
}

async function askWhileDown(request: object = {}) {
  world.simulator.misbehave({ kind: 'fail', status: 503 })
  const asked = askResult(request)
  await world.clock.advance(120_000)
  return asked
}

describe('the match ids of an account', () => {
  it('are the newest twenty, each with its match and the age of the list', async () => {
    const { ids, matches, freshness } = await askList()
    expect(ids).toHaveLength(20)
    expect(matches.map(({ matchId }) => matchId)).toEqual(ids)
    const beginnings = matches.map(({ startedAt }) => startedAt)
    expect(beginnings).toEqual(beginnings.toSorted().toReversed())
    expect(freshness).toEqual({
      fetchedAt: new Date(world.clock.now()).toISOString(),
      stale: false,
      nextRefreshAt: new Date(world.clock.now() + 120_000).toISOString(),
    })
  })

  it('include remakes, which the history leaves out', async () => {
    const { ids, matches } = await askList({ count: 100 })
    expect(new Set(matches.map(({ outcome }) => outcome))).toContain('REMAKE')
    const played = matches.filter(({ outcome }) => outcome === 'PLAYED').map(({ matchId }) => matchId)
    expect((await askHistory(played.length)).map(({ matchId }) => matchId)).toEqual(played)
    expect(ids.length).toBeGreaterThan(played.length)
  })

  it('are the same for any requested part of the list', async () => {
    const { ids: whole } = await askList({ count: 100 })
    const start = fc.integer({ min: 0, max: 99 })
    await fc.assert(
      fc.asyncProperty(start, fc.integer({ min: 0, max: 20 }), async (start, count) => {
        const { ids } = await askList({ start, count: Math.min(count, 100 - start) })
        expect(ids).toEqual(whole.slice(start, start + count))
      }),
      { numRuns: 20 },
    )
    expect((await askList({ start: 2 ** 31 - 1 })).ids).toEqual([])
  })

  it('are narrowed by time, queue and type', async () => {
    const { matches } = await askList({ count: 100 })
    const endTime = wholeSecondOf(matches[10]?.startedAt)
    const startTime = wholeSecondOf(matches[60]?.startedAt)
    const narrowed = await askList({ startTime, endTime, queueId: 420, type: 'RANKED', count: 100 })
    const wanted = matches.filter((each) => each.startedAt >= startTime && each.startedAt < endTime)
    expect(narrowed.ids).toEqual(wanted.filter(({ queueId }) => queueId === 420).map(({ matchId }) => matchId))
    expect(narrowed.ids.length).toBeGreaterThan(0)
    const tournament = await askList({ type: 'TOURNEY', count: 100 })
    expect(new Set(tournament.matches.map(({ queueId }) => queueId))).toEqual(new Set([0]))
    expect((await askList({ type: 'TUTORIAL' })).ids).toEqual([])
  })

  it.each([
    [{ count: 101 }, 'ask for 0 to 100'],
    [{ count: -1 }, 'ask for 0 to 100'],
    [{ start: -1 }, '`start` is -1: it must be 0 or greater.'],
    [{ queueId: -1 }, '`queueId` is -1: it must be 0 or greater.'],
    [{ startTime: '1969-12-31T23:59:59.000Z' }, 'must not be before 1970'],
    [{ startTime: '2026-01-02T00:00:00.000Z', endTime: '2026-01-01T00:00:00.000Z' }, 'before `startTime`'],
  ])('reject the request %j', async (request, message) => {
    await expect(askResult(request)).rejects.toThrow(message)
  })
})

describe('the match ids of an account while Riot is down', () => {
  it('are those seen without a gap, marked stale', async () => {
    const seen = (await askHistory(10)).map(({ matchId }) => matchId)
    const fetchedAt = new Date(world.clock.now()).toISOString()
    await world.clock.advance(3_600_000)
    expect(await askWhileDown({ start: 2, count: 5 })).toMatchObject({
      ids: seen.slice(2, 7),
      matches: seen.slice(2, 7).map((matchId) => ({ matchId })),
      freshness: { stale: true, fetchedAt },
    })
    expect(await askWhileDown()).toMatchObject({ ids: expect.arrayContaining(seen) })
  })

  it('are still narrowed by time and queue', async () => {
    const seen = await askHistory(10, 'SOLO')
    await world.clock.advance(3_600_000)
    const endTime = seen[2]?.startedAt
    const older = seen.slice(3, 6).map(({ matchId }) => matchId)
    expect(await askWhileDown({ queueId: 420, endTime, count: 3 })).toMatchObject({ ids: older })
  })

  it.each([
    ['none was ever seen', 0, {}],
    ['the seen part ends before', 10, { start: 50 }],
    ['only Riot knows their type', 10, { type: 'RANKED' }],
    ['only another queue was seen', 10, { queueId: 1700 }],
  ])('are unavailable when %s', async (_why, seen, request) => {
    if (seen > 0) await askHistory(seen, 'SOLO')
    await world.clock.advance(3_600_000)
    const asked = await askWhileDown(request)
    expect(asked.__typename).toBe('UpstreamUnavailable')
    expect(Date.parse(unavailable.parse(asked).retryAt)).toBeGreaterThan(Date.UTC(2026, 10, 1, 13))
  })

  it('are returned with problems in place of matches that fail', async () => {
    world.simulator.misbehave({ kind: 'fail', status: 500 }, 'match-v5.match')
    const asked = world.ask(MATCH_IDS, { puuid, count: 2 })
    await world.clock.advance(120_000)
    expect(await asked).toMatchObject({
      accountByPuuid: {
        matchIds: {
          ids: [expect.any(String), expect.any(String)],
          matches: [{ __typename: 'UpstreamUnavailable' }, { __typename: 'UpstreamUnavailable' }],
        },
      },
    })
  })
})

it('does not ask Riot for match ids of an account of another key, and returns a retry time', async () => {
  const accounts = openCollection(world.store, accountsCollection)
  const id = accountDocumentId({ platform: 'EUW1', puuid })
  const known = await accounts.find(id)
  if (known === null) throw new Error('The account is not stored.')
  const former = { ...known, keyId: 'former' }
  const lookup = await world.context.matchIds.findIds(former, {
    startTime: null,
    endTime: null,
    queueId: null,
    type: null,
    start: 0,
    count: 20,
  })
  expect(lookup).toEqual({ kind: 'unavailable', retryAt: world.clock.now() + 60_000 })
})

/** Rounds down to whole seconds, the precision of Riot. */
function wholeSecondOf(moment = ''): string {
  return moment.replace(/\.\d+Z$/, '.000Z')
}
