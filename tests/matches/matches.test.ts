import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeCursor } from '../../gateway/shared/cursor.ts'
import { openTestWorld } from '../support/test-world.ts'

const HISTORY = `
  query ($name: String!, $tag: String!, $queue: QueueFilter, $first: Int!, $after: String) {
    account(gameName: $name, tagLine: $tag, region: EUW) {
      ... on Account {
        puuid
        matches(queue: $queue, first: $first, after: $after) {
          missing
          freshness { stale fetchedAt }
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
          edges { cursor participant { puuid win } node { id matchId queue outcome startedAt participants { puuid } } }
        }
      }
    }
  }`

const page = z.object({
  missing: z.number(),
  freshness: z.object({ stale: z.boolean(), fetchedAt: z.string() }),
  pageInfo: z.object({ hasNextPage: z.boolean(), hasPreviousPage: z.boolean(), endCursor: z.string().nullable() }),
  edges: z.array(
    z.object({
      participant: z.object({ puuid: z.string() }),
      node: z.object({
        id: z.string(),
        matchId: z.string(),
        queue: z.string(),
        outcome: z.string(),
        startedAt: z.string(),
      }),
    }),
  ),
})
const history = z.object({ account: z.object({ puuid: z.string(), matches: page }) })

interface PageRequest {
  readonly queue?: string
  readonly first?: number
  readonly after?: string | null
}

let world: ReturnType<typeof openTestWorld>

beforeEach(() => {
  world = openTestWorld()
})

async function askPage({ first = 10, ...request }: PageRequest = {}) {
  const [demo] = world.simulator.demoAccounts
  const answer = await world.ask(HISTORY, { name: demo?.gameName, tag: demo?.tagLine, first, ...request })
  return history.parse(answer).account.matches
}

/** Returns all matches of the given number of pages, in order. */
async function askPages(count: number, request: PageRequest = {}) {
  const edges = []
  let after: string | null = null
  for (let number = 0; number < count; number++) {
    const next: z.infer<typeof page> = await askPage({ ...request, after })
    edges.push(...next.edges)
    after = next.pageInfo.endCursor
  }
  return edges.map(({ node }) => node)
}

describe('the matches of an account', () => {
  it('are listed newest first, ten on a page, each with the participant of the account', async () => {
    const { edges, pageInfo, missing } = await askPage()
    expect(edges).toHaveLength(10)
    expect(missing).toBe(0)
    expect(pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const beginnings = edges.map(({ node }) => node.startedAt)
    expect(beginnings).toEqual(beginnings.toSorted().toReversed())
    expect(new Set(edges.map(({ participant }) => participant.puuid)).size).toBe(1)
  })

  it('are the same in pages of any size', async () => {
    const whole = (await askPage({ first: 60 })).edges.map(({ node }) => node.matchId)
    const inSevens = (await askPages(9, { first: 7 })).map(({ matchId }) => matchId)
    const inOnes = (await askPages(5, { first: 1 })).map(({ matchId }) => matchId)
    expect(inSevens.slice(0, 60)).toEqual(whole)
    expect(inOnes).toEqual(whole.slice(0, 5))
  })

  it('are not shifted by matches that end between two pages', async () => {
    const first = await askPage()
    const expected = (await askPages(2)).slice(10).map(({ matchId }) => matchId)
    await world.clock.advance(3 * 24 * 60 * 60_000)
    const second = await askPage({ after: first.pageInfo.endCursor })
    expect(second.edges.map(({ node }) => node.matchId)).toEqual(expected)
    expect((await askPage()).edges[0]?.node.matchId).not.toBe(first.edges[0]?.node.matchId)
  })

  it('leave out remakes', async () => {
    const outcomes = (await askPages(20)).map(({ outcome }) => outcome)
    expect(new Set(outcomes)).toEqual(new Set(['PLAYED']))
  })

  it.each(['SOLO', 'FLEX', 'NORMAL', 'ARAM'])('are narrowed to %s', async (queue) => {
    const all = (await askPages(12)).filter((match) => match.queue === queue)
    const narrowed = await askPages(4, { queue })
    expect(all.length).toBeGreaterThan(0)
    expect(narrowed.map(({ matchId }) => matchId).slice(0, all.length)).toEqual(
      all.map(({ matchId }) => matchId).slice(0, narrowed.length),
    )
  })

  it('end with a page that has no next page', async () => {
    let after: string | null = null
    let hasNextPage = true
    let pages = 0
    while (hasNextPage && pages < 40) {
      const next: z.infer<typeof page> = await askPage({ queue: 'ARAM', first: 100, after })
      ;({ endCursor: after, hasNextPage } = next.pageInfo)
      pages++
    }
    expect(hasNextPage).toBe(false)
  })

  it('cost the same few reads for a page of 10 matches and of 90', async () => {
    const readsOf = async (request: PageRequest) => {
      const before = world.reads.length
      await askPage(request)
      return world.reads.slice(before)
    }
    await askPage({ first: 100 })
    const ten = await readsOf({ first: 10 })
    expect(ten).toEqual(['get riot_ids', 'getMany accounts', 'get account_matches'])
    expect(await readsOf({ first: 90 })).toEqual(ten)
  })

  it('are each fetched from Riot only once', async () => {
    await askPage()
    const fetched = () => world.requests.filter((url) => /matches\/[A-Z0-9]+_\d+$/.test(url))
    const before = fetched().length
    await world.clock.advance(5 * 60_000)
    await askPage()
    expect(fetched().length).toBe(before)
  })

  it.each([0, 101, -1])('reject a page size of %i', async (first) => {
    await expect(askPage({ first })).rejects.toThrow('ask for 1 to 100 matches')
  })

  it('reject a cursor that was cut', async () => {
    const { endCursor } = (await askPage({ first: 1 })).pageInfo
    for (const letters of [1, 2, 3, 4]) {
      const after = endCursor?.slice(0, -letters) ?? null
      await expect(askPage({ first: 1, after })).rejects.toThrow('pass the `endCursor` of an earlier page')
    }
  })

  it('reject a foreign cursor', async () => {
    const ofRosterChanges = encodeCursor('1791676800000:34')
    await expect(askPage({ after: ofRosterChanges })).rejects.toThrow('pass the `endCursor` of an earlier page')
    await expect(askPage({ after: 'nonsense' })).rejects.toThrow('pass the `endCursor` of an earlier page')
  })
})

describe('the matches of an account while Riot is down', () => {
  async function askWhileDown(request: PageRequest = {}) {
    world.simulator.misbehave({ kind: 'fail', status: 503 })
    const answer = askPage(request)
    await world.clock.advance(120_000)
    return answer
  }

  it('are those seen before, marked stale', async () => {
    const before = await askPage()
    await world.clock.advance(3_600_000)
    const after = await askWhileDown()
    expect(after.edges).toEqual(before.edges)
    expect(after.freshness).toEqual({ ...before.freshness, stale: true })
  })

  it('have pages as far as they were seen', async () => {
    const seen = (await askPages(3)).map(({ matchId }) => matchId)
    await world.clock.advance(3_600_000)
    const first = await askWhileDown()
    const second = await askWhileDown({ after: first.pageInfo.endCursor })
    expect([...first.edges, ...second.edges].map(({ node }) => node.matchId)).toEqual(seen.slice(0, 20))
  })

  it('are null when the list was never fetched', async () => {
    world.simulator.misbehave({ kind: 'fail', status: 500 }, 'match-v5.ids.by-puuid')
    const answer = askPage()
    await Promise.all([expect(answer).rejects.toThrow('expected object'), world.clock.advance(120_000)])
  })

  it('are counted as missing when Riot does not return them', async () => {
    world.simulator.misbehave({ kind: 'fail', status: 500 }, 'match-v5.match')
    const answer = askPage()
    await world.clock.advance(120_000)
    expect(await answer).toMatchObject({ missing: 10, edges: [], pageInfo: { hasNextPage: false } })
  })
})

describe('one match', () => {
  const MATCH = `
    query ($id: ID!) {
      match(id: $id) {
        __typename
        ... on Match { matchId teams { teamId win bans { champion { key } } objectives { tower { kills } } } participants { items { itemId } summonerSpells { key } runes { keystone { runeId } } } freshness { stale nextRefreshAt } }
        ... on Problem { message }
      }
    }`

  it("is found by its id and by Riot's match id", async () => {
    const [edge] = (await askPage({ first: 1 })).edges
    const byId = await world.ask(MATCH, { id: edge?.node.id })
    expect(byId).toMatchObject({
      match: {
        __typename: 'Match',
        matchId: edge?.node.matchId,
        teams: [{ teamId: 100 }, { teamId: 200 }],
        freshness: { stale: false, nextRefreshAt: null },
      },
    })
    expect(await world.ask(MATCH, { id: edge?.node.matchId })).toEqual(byId)
  })

  it('is not found when Riot does not know it', async () => {
    expect(await world.ask(MATCH, { id: 'EUW1_99999999999' })).toMatchObject({ match: { __typename: 'MatchNotFound' } })
  })

  it.each(['', 'hello', 'EUW1_', 'EUW1_abc', 'XX1_123'])('rejects the invalid id "%s"', async (id) => {
    expect(await world.ask(MATCH, { id })).toMatchObject({
      match: { __typename: 'InvalidMatchId', message: expect.stringContaining('write a platform code') },
    })
  })

  it('is unavailable while Riot is down when it was never stored', async () => {
    const [edge] = (await askPage({ first: 1 })).edges
    const other = openTestWorld()
    other.simulator.misbehave({ kind: 'fail', status: 503 })
    const answer = other.ask(MATCH, { id: edge?.node.matchId })
    await other.clock.advance(60_000)
    expect(await answer).toMatchObject({ match: { __typename: 'UpstreamUnavailable' } })
  })
})
