import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { listDuos } from '../simulator/duos.ts'
import { fail } from '../support/fail.ts'
import { openTestWorld } from '../support/test-world.ts'

const LOOK_UP = `
  query ($gameName: String!, $tagLine: String!, $after: String) {
    account(gameName: $gameName, tagLine: $tagLine, region: EUW) {
      ... on Account { matches(first: 20, after: $after) { pageInfo { endCursor } } }
    }
  }`

const PLAYED_WITH = `
  query ($gameName: String!, $tagLine: String!) {
    account(gameName: $gameName, tagLine: $tagLine, region: EUW) {
      ... on Account { playedWith(first: 3) { edges { node { player { puuid } record { games } isOften } } } }
    }
  }`

const looked = z.object({
  account: z.object({ matches: z.object({ pageInfo: z.object({ endCursor: z.string().nullable() }) }) }),
})
const answer = z.object({
  account: z.object({
    playedWith: z.object({
      edges: z.array(
        z.object({
          node: z.object({
            player: z.object({ puuid: z.string() }),
            record: z.object({ games: z.int() }),
            isOften: z.boolean(),
          }),
        }),
      ),
    }),
  }),
})

describe('an account of two players who queue together', () => {
  let world: ReturnType<typeof openTestWorld>
  let one: WorldAccount
  let friend: WorldAccount

  beforeAll(async () => {
    world = openTestWorld()
    ;[one, friend] = listDuos('tests', world.clock.now(), ['EUW1'])[0] ?? fail('The world has no duo on EUW.')
    let after: string | null = null
    for (let page = 0; page < 2; page++) {
      const found = await world.ask(LOOK_UP, { gameName: one.gameName, tagLine: one.tagLine, after })
      after = looked.parse(found).account.matches.pageInfo.endCursor
    }
  })

  it('has the other one first among the players of its side, often, and far above all others', async () => {
    const { gameName, tagLine } = one
    const { edges } = answer.parse(await world.ask(PLAYED_WITH, { gameName, tagLine })).account.playedWith
    const [first, second] = edges.map(({ node }) => node)
    expect(first).toMatchObject({ player: { puuid: friend.puuid }, isOften: true })
    expect(first?.record.games).toBeGreaterThan(1.5 * (second?.record.games ?? 0))
  })
})
