import { expect, it } from 'vitest'
import { z } from 'zod'
import { createMatchPruner } from '../../gateway/statistics/workers/match-pruner.ts'
import { fail } from '../support/fail.ts'
import { openTestWorld } from '../support/test-world.ts'

const ACCOUNT = `
  query ($name: String!, $tag: String!) {
    account(gameName: $name, tagLine: $tag, region: EUW) {
      ... on Account {
        matches(first: 5) {
          missing
          edges { node { matchId queue durationSeconds participants { kills deaths win } timeline { ...events } } }
        }
      }
    }
  }
  fragment events on MatchTimelineResult { __typename ... on MatchTimeline { championKills { seconds victimId } } }`

const answer = z.object({
  account: z.object({
    matches: z.object({
      missing: z.literal(0),
      edges: z
        .array(
          z.object({ node: z.looseObject({ timeline: z.looseObject({ __typename: z.literal('MatchTimeline') }) }) }),
        )
        .length(5),
    }),
  }),
})

it('pages with deleted matches and timelines show the same as before, because Riot still has them', async () => {
  const world = openTestWorld()
  const [demo] = world.simulator.demoAccounts
  const variables = { name: demo?.gameName, tag: demo?.tagLine }
  const before = answer.parse(await world.ask(ACCOUNT, variables))

  const { store, clock } = world
  await clock.advance(1)
  expect(await createMatchPruner({ store, clock, keepDays: 0, report: fail }).pruneExpired()).toBeGreaterThanOrEqual(5)
  for (const collection of ['matches', 'match_timelines']) {
    expect(await store.query(collection, { limit: 10 })).toEqual([])
  }

  // A server that was just started has no match in memory.
  const restarted = openTestWorld('tests', undefined, store)
  expect(await restarted.ask(ACCOUNT, variables)).toEqual(before)
  expect((await store.query('matches', { limit: 10 })).length).toBeGreaterThanOrEqual(5)
})
