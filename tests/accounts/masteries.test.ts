import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestWorld } from '../support/test-world.ts'

const MASTERIES = `
  query ($name: String!, $tag: String!) {
    account(gameName: $name, tagLine: $tag, region: EUW) {
      ... on Account {
        masteries {
          totalPoints
          recordedGames
          freshness { fetchedAt stale }
          entries {
            champion { key name { text } }
            level points pointsSinceLastLevel pointsUntilNextLevel progress lastPlayedAt
            record { games wins losses kills deaths assists kda creepScorePerMinute winRate { value games low high } }
          }
        }
      }
    }
  }`
const MATCHES = `
  query ($name: String!, $tag: String!, $first: Int!) {
    account(gameName: $name, tagLine: $tag, region: EUW) {
      ... on Account {
        id
        matches(first: $first) { edges { node { queue } participant { win kills champion { key } } } }
      }
    }
  }`

const masteriesAnswer = z.object({
  account: z.object({
    masteries: z
      .object({
        totalPoints: z.number(),
        recordedGames: z.number(),
        freshness: z.object({ fetchedAt: z.string(), stale: z.boolean() }),
        entries: z.array(
          z.looseObject({
            champion: z.object({ key: z.number(), name: z.object({ text: z.string() }).nullable() }),
            points: z.number(),
            record: z.looseObject({ games: z.number(), wins: z.number(), kills: z.number() }).nullable(),
          }),
        ),
      })
      .nullable(),
  }),
})
const matchesAnswer = z.object({
  account: z.object({
    id: z.string(),
    matches: z.object({
      edges: z.array(
        z.object({
          node: z.object({ queue: z.string() }),
          participant: z.object({ win: z.boolean(), kills: z.number(), champion: z.object({ key: z.number() }) }),
        }),
      ),
    }),
  }),
})

let world: ReturnType<typeof openTestWorld>
let demo: { readonly name: string; readonly tag: string }

beforeEach(() => {
  world = openTestWorld()
  const [first] = world.simulator.demoAccounts
  if (first === undefined) throw new Error('The demo world has no demo accounts.')
  demo = { name: first.gameName, tag: first.tagLine }
})

async function askMasteries() {
  return masteriesAnswer.parse(await world.ask(MASTERIES, demo)).account.masteries
}

describe('the masteries of an account', () => {
  it('are sorted by points, most first, with their sum and age', async () => {
    const masteries = await askMasteries()
    const points = masteries?.entries.map((entry) => entry.points) ?? []
    expect(points.length).toBeGreaterThan(10)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
    expect(masteries?.totalPoints).toBe(points.reduce((sum, one) => sum + one, 0))
    expect(masteries?.freshness).toEqual({ fetchedAt: '2026-11-01T12:00:00.000Z', stale: false })
    expect(masteries?.entries.every(({ champion }) => champion.name !== null)).toBe(true)
  })

  it('have no records before a match is stored, and then the records of the stored matches', async () => {
    expect(await askMasteries()).toMatchObject({ recordedGames: 0 })

    await world.ask(MATCHES, { ...demo, first: 40 })
    const masteries = await askMasteries()
    const recordedGames = masteries?.recordedGames ?? 0
    expect(recordedGames).toBeGreaterThan(10)
    // A page fetches and stores a few more matches than it shows.
    const { edges } = matchesAnswer.parse(await world.ask(MATCHES, { ...demo, first: 100 })).account.matches
    const counted = edges
      .filter(({ node }) => ['SOLO', 'FLEX', 'NORMAL', 'CLASH'].includes(node.queue))
      .slice(0, recordedGames)
    for (const { champion, record } of masteries?.entries ?? []) {
      const own = counted.filter(({ participant }) => participant.champion.key === champion.key)
      if (own.length === 0) expect(record).toBeNull()
      else {
        expect(record).toMatchObject({
          games: own.length,
          wins: own.filter(({ participant }) => participant.win).length,
          kills: own.reduce((sum, { participant }) => sum + participant.kills, 0),
          winRate: { games: own.length },
        })
      }
    }
  })

  it('are fetched again after ten minutes, and right after a refresh', async () => {
    const asked = () => world.requests.filter((url) => url.includes('champion-mastery')).length
    await askMasteries()
    await world.clock.advance(9 * 60_000)
    await askMasteries()
    expect(asked()).toBe(1)
    await world.clock.advance(2 * 60_000)
    await askMasteries()
    expect(asked()).toBe(2)

    await world.clock.advance(60_000)
    const { id } = matchesAnswer.parse(await world.ask(MATCHES, { ...demo, first: 10 })).account
    await world.ask('mutation ($id: ID!) { refreshAccount(input: { id: $id }) { problems { __typename } } }', { id })
    expect((await askMasteries())?.freshness.fetchedAt).toBe('2026-11-01T12:12:00.000Z')
  })

  it('are served stale while Riot is down, or null when they were never fetched', async () => {
    const before = await askMasteries()
    await world.clock.advance(30 * 60_000)
    world.simulator.misbehave({ kind: 'fail', status: 503 })
    const answer = askMasteries()
    await world.clock.advance(60_000)
    expect(await answer).toEqual({ ...before, freshness: { fetchedAt: '2026-11-01T12:00:00.000Z', stale: true } })

    const other = openTestWorld()
    other.simulator.misbehave({ kind: 'fail', status: 500 }, 'champion-mastery-v4.by-puuid')
    const never = other.ask(MASTERIES, demo)
    await other.clock.advance(60_000)
    expect(await never).toEqual({ account: { masteries: null } })
  })
})
