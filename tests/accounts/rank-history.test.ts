import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestWorld } from '../support/test-world.ts'

const RANKS = `
  query ($name: String!, $tag: String!) {
    account(gameName: $name, tagLine: $tag, region: EUW) {
      ... on Account {
        ranks {
          entries { queueType tier division leaguePoints wins losses }
          histories {
            queue queueType
            snapshots { takenAt tier division leaguePoints wins losses }
            peak { takenAt tier division leaguePoints wins losses }
          }
        }
      }
    }
  }`

const standing = z.object({
  tier: z.string(),
  division: z.string(),
  leaguePoints: z.number(),
  wins: z.number(),
  losses: z.number(),
})
const snapshot = standing.extend({ takenAt: z.string() })
const answer = z.object({
  account: z.object({
    ranks: z.object({
      entries: z.array(standing.extend({ queueType: z.string() })),
      histories: z.array(
        z.object({ queue: z.string(), queueType: z.string(), snapshots: z.array(snapshot), peak: snapshot }),
      ),
    }),
  }),
})

let world: ReturnType<typeof openTestWorld>

beforeEach(() => {
  world = openTestWorld()
})

async function askRanks() {
  const [demo] = world.simulator.demoAccounts
  return answer.parse(await world.ask(RANKS, { name: demo?.gameName, tag: demo?.tagLine })).account.ranks
}

describe('the history of ranks', () => {
  it('begins with the first fetch, in the same answer', async () => {
    const { entries, histories } = await askRanks()
    expect(histories.map(({ queueType }) => queueType)).toEqual(entries.map(({ queueType }) => queueType))
    for (const [index, { snapshots, peak }] of histories.entries()) {
      const { queueType: _, ...now } = entries[index] ?? { queueType: '' }
      expect(snapshots).toEqual([{ ...now, takenAt: '2026-11-01T12:00:00.000Z' }])
      expect(peak).toEqual(snapshots[0])
    }
  })

  it('grows by changed ranks only', async () => {
    await askRanks()
    await world.clock.advance(60_000)
    expect((await askRanks()).histories.map(({ snapshots }) => snapshots.length)).toEqual([1, 1])

    const seen: z.infer<typeof standing>[] = []
    for (let day = 0; day < 10; day++) {
      await world.clock.advance(24 * 60 * 60_000)
      const solo = (await askRanks()).entries.find(({ queueType }) => queueType === 'RANKED_SOLO_5x5')
      if (solo !== undefined) seen.push(standing.parse(solo))
    }
    const history = (await askRanks()).histories.find(({ queue }) => queue === 'SOLO')
    const snapshots = history?.snapshots.map((one) => standing.parse(one)) ?? []
    expect(snapshots.length).toBeGreaterThan(2)
    expect(snapshots.slice(1)).toEqual(
      seen.filter((one, index) => JSON.stringify(one) !== JSON.stringify([snapshots[0], ...seen][index])),
    )
  })
})
