import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rostersOf, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

const PLAYERS = `
  query ($filter: ProPlayerFilter, $first: Int! = 50, $after: String) {
    proPlayers(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      edges { cursor node { name role team { code league { code } } } }
    }
  }`
const playersAnswer = z.object({
  proPlayers: z.object({
    totalCount: z.number(),
    pageInfo: z.object({
      hasNextPage: z.boolean(),
      hasPreviousPage: z.boolean(),
      startCursor: z.string().nullable(),
      endCursor: z.string().nullable(),
    }),
    edges: z.array(
      z.object({
        cursor: z.string(),
        node: z.object({
          name: z.string(),
          role: z.string(),
          team: z.object({ code: z.string(), league: z.object({ code: z.string() }) }),
        }),
      }),
    ),
  }),
})

let world: ReturnType<typeof openTestWorld>

beforeEach(async () => {
  world = openTestWorld()
  await writeRosters(world.store, rostersOf(world.simulator))
})

async function askPlayers(variables: Readonly<Record<string, unknown>> = {}) {
  return playersAnswer.parse(await world.ask(PLAYERS, variables)).proPlayers
}

describe('the list of pro players', () => {
  it('returns each player once, page by page', async () => {
    const names: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof askPlayers>> = await askPlayers({ first: 100, after })
      names.push(...page.edges.map(({ node }) => node.name))
      expect(page.totalCount).toBe(world.simulator.proPlayers.length)
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null)
      expect(page.pageInfo.startCursor).toBe(page.edges[0]?.cursor)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after !== null)
    expect(names).toHaveLength(225)
    expect(names.toSorted()).toEqual(world.simulator.proPlayers.map(({ name }) => name).toSorted())
  })

  it('is narrowed by all given filters at once', async () => {
    const { totalCount, edges } = await askPlayers({ filter: { leagues: ['lec', 'lcs'], teams: ['g2', 'T1'] } })
    expect(totalCount).toBe(5)
    expect(edges.map(({ node }) => [node.team, node.role])).toEqual(
      ['TOP', 'JNG', 'MID', 'ADC', 'SUP'].map((role) => [{ code: 'G2', league: { code: 'LEC' } }, role]),
    )
    const mids = await askPlayers({ filter: { leagues: ['LEC'], roles: ['MID'], text: 'team g2' } })
    expect(mids.edges.map(({ node }) => [node.team.code, node.role])).toEqual([['G2', 'MID']])
  })

  it('has an empty page when no player matches', async () => {
    const nothing = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }
    expect(await askPlayers({ filter: { text: 'no such player' } })).toEqual({
      totalCount: 0,
      pageInfo: nothing,
      edges: [],
    })
  })

  it.each([0, -1, 101])('refuses a page of %i', async (first) => {
    await expect(askPlayers({ first })).rejects.toThrow(`\`first\` is ${first}: ask for 1 to 100 players.`)
  })

  it('refuses a cursor that was cut', async () => {
    const { pageInfo } = await askPlayers({ first: 1 })
    for (const letters of [1, 2, 3, 4]) {
      const after = pageInfo.endCursor?.slice(0, -letters)
      await expect(askPlayers({ first: 1, after })).rejects.toThrow('pass the `endCursor` of an earlier page')
    }
  })

  it('continues after a cursor of an earlier version, which has no length', async () => {
    const { pageInfo } = await askPlayers({ first: 1 })
    const [, position = ''] = /^~\d+~(.+)$/.exec(Buffer.from(pageInfo.endCursor ?? '', 'base64url').toString()) ?? []
    const after = Buffer.from(position).toString('base64url')
    expect(await askPlayers({ first: 1, after })).toEqual(
      await askPlayers({ first: 1, after: pageInfo.endCursor ?? undefined }),
    )
  })

  it('refuses an invalid cursor', async () => {
    await expect(askPlayers({ after: 'nonsense' })).rejects.toThrow('pass the `endCursor` of an earlier page')
  })
})
