import { graphql } from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { schema } from '../../gateway/composition/schema.ts'
import type { RiotApi } from '../../gateway/riot/riot-api.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { createTimelines } from '../../gateway/timelines/services/timelines.ts'
import { openTestWorld } from '../support/test-world.ts'

const HISTORY = `
  query ($name: String!, $tag: String!) {
    account(gameName: $name, tagLine: $tag, region: EUW) {
      ... on Account { matches(queue: SOLO, first: 3) { edges { node { matchId } } } }
    }
  }`

const TIMELINE = `
  query ($id: ID!, $only: [Int!]) {
    match(id: $id) {
      ... on Match {
        outcome
        participants { participantId teamId lane kills deaths assists goldEarned creepScore experience }
        teams { teamId objectives { dragon { kills } baron { kills } tower { kills } inhibitor { kills } } }
        timeline {
          __typename
          ... on Problem { message }
          ... on UpstreamUnavailable { retryAt }
          ... on MatchTimeline {
            frameSeconds goldDifference experienceDifference
            participants(participantIds: $only) {
              participantId gold experience creepScore
              laneDifferences { minute opponentId gold experience creepScore }
              purchases { seconds sold item { itemId } }
              skills { seconds slot }
              usual { games wins kills }
            }
            championKills { seconds killerId victimId assistIds gold place { x y } }
            monsterKills { seconds monster dragon teamId killerId }
            buildingKills { seconds building lane teamId killerId }
            freshness { stale fetchedAt }
          }
        }
      }
    }
  }`

const numbers = z.array(z.number())
const timelineForm = z.object({
  __typename: z.literal('MatchTimeline'),
  frameSeconds: numbers,
  goldDifference: numbers,
  experienceDifference: numbers,
  participants: z.array(
    z.object({
      participantId: z.number(),
      gold: numbers,
      experience: numbers,
      creepScore: numbers,
      laneDifferences: z.array(
        z.object({
          minute: z.number(),
          opponentId: z.number(),
          gold: z.number(),
          experience: z.number(),
          creepScore: z.number(),
        }),
      ),
      purchases: z.array(z.object({ seconds: z.number(), sold: z.boolean() })),
      skills: z.array(z.object({ seconds: z.number(), slot: z.number() })),
      usual: z.object({ games: z.number() }).nullable(),
    }),
  ),
  championKills: z.array(
    z.object({ seconds: z.number(), killerId: z.number().nullable(), victimId: z.number(), assistIds: numbers }),
  ),
  monsterKills: z.array(z.object({ seconds: z.number(), monster: z.string(), teamId: z.number() })),
  buildingKills: z.array(z.object({ seconds: z.number(), building: z.string(), teamId: z.number() })),
})
const kills = z.object({ kills: z.number() })
const answer = z.object({
  match: z.object({
    participants: z.array(
      z.object({
        participantId: z.number(),
        teamId: z.number(),
        kills: z.number(),
        deaths: z.number(),
        assists: z.number(),
        goldEarned: z.number(),
        creepScore: z.number(),
        experience: z.number(),
      }),
    ),
    teams: z.array(
      z.object({ teamId: z.number(), objectives: z.object({ dragon: kills, baron: kills, tower: kills }) }),
    ),
    timeline: z.union([timelineForm, z.looseObject({ __typename: z.string() })]),
  }),
})

let world: ReturnType<typeof openTestWorld>

beforeEach(() => {
  world = openTestWorld()
})

async function findMatchId(): Promise<string> {
  const [demo] = world.simulator.demoAccounts
  const data = await world.ask(HISTORY, { name: demo?.gameName, tag: demo?.tagLine })
  const edges = z.object({
    account: z.object({ matches: z.object({ edges: z.array(z.object({ node: z.object({ matchId: z.string() }) })) }) }),
  })
  const [edge] = edges.parse(data).account.matches.edges
  if (edge === undefined) throw new Error('The demo account has no match.')
  return edge.node.matchId
}

async function look(variables: Readonly<Record<string, unknown>> = {}) {
  const { match } = answer.parse(await world.ask(TIMELINE, { id: await findMatchId(), ...variables }))
  return { ...match, timeline: timelineForm.parse(match.timeline) }
}

const requestedTimelines = () => world.requests.filter((request) => request.endsWith('/timeline'))

describe('the timeline of a match', () => {
  it('ends with the figures of the scoreboard', async () => {
    const { participants, timeline } = await look()
    expect(timeline.participants).toHaveLength(participants.length)
    for (const own of timeline.participants) {
      const player = participants.find(({ participantId }) => participantId === own.participantId)
      expect(own.gold.at(-1)).toBe(player?.goldEarned)
      expect(own.creepScore.at(-1)).toBe(player?.creepScore)
      expect(own.experience.at(-1)).toBe(player?.experience)
      expect(own.gold).toHaveLength(timeline.frameSeconds.length)
    }
  })

  it('has the kills, deaths and assists of the scoreboard', async () => {
    const { participants, timeline } = await look()
    for (const { participantId, kills: killed, deaths, assists } of participants) {
      const count = (isMeant: (kill: (typeof timeline.championKills)[number]) => boolean) =>
        timeline.championKills.filter(isMeant).length
      expect(count(({ killerId }) => killerId === participantId)).toBe(killed)
      expect(count(({ victimId }) => victimId === participantId)).toBe(deaths)
      expect(count(({ assistIds }) => assistIds.includes(participantId))).toBe(assists)
    }
  })

  it('has the objectives of both sides', async () => {
    const { teams, timeline } = await look()
    for (const { teamId, objectives } of teams) {
      const killed = (...kinds: readonly string[]) =>
        timeline.monsterKills.filter((kill) => kill.teamId === teamId && kinds.includes(kill.monster)).length
      expect(killed('DRAGON', 'ELDER_DRAGON')).toBe(objectives.dragon.kills)
      expect(killed('BARON')).toBe(objectives.baron.kills)
      const towers = timeline.buildingKills.filter(
        (kill) => kill.teamId !== teamId && kill.building.endsWith('_TOWER'),
      ).length
      expect(towers).toBe(objectives.tower.kills)
    }
  })

  it('has the lead of the blue side at each frame', async () => {
    const { participants, timeline } = await look()
    const sideOf = new Map(participants.map(({ participantId, teamId }) => [participantId, teamId]))
    const sum = (teamId: number, frame: number) =>
      timeline.participants
        .filter(({ participantId }) => sideOf.get(participantId) === teamId)
        .reduce((total, { gold }) => total + (gold[frame] ?? 0), 0)
    expect(timeline.goldDifference).toEqual(timeline.frameSeconds.map((_, frame) => sum(100, frame) - sum(200, frame)))
    expect(timeline.experienceDifference).toHaveLength(timeline.frameSeconds.length)
  })

  it('compares both players of a lane at 10, 15 and 20 minutes', async () => {
    const { timeline } = await look()
    const [own] = timeline.participants
    const reached = [10, 15, 20].filter((minute) => minute * 60 <= (timeline.frameSeconds.at(-1) ?? 0))
    expect(own?.laneDifferences.map(({ minute }) => minute)).toEqual(reached)
    for (const { minute, opponentId, gold } of own?.laneDifferences ?? []) {
      const frame = timeline.frameSeconds.findIndex((seconds) => Math.abs(seconds - minute * 60) < 30)
      const opponent = timeline.participants.find(({ participantId }) => participantId === opponentId)
      expect(gold).toBe((own?.gold[frame] ?? 0) - (opponent?.gold[frame] ?? 0))
      const mirrored = opponent?.laneDifferences.find((other) => other.minute === minute)
      expect(mirrored?.gold).toBe(-gold)
    }
  })

  it('can be limited to some participants', async () => {
    const { timeline } = await look({ only: [3, 99] })
    expect(timeline.participants.map(({ participantId }) => participantId)).toEqual([3])
  })

  it('refuses more participants than a match can have', async () => {
    const ids = Array.from({ length: 19 }, (_, index) => index)
    await expect(look({ only: ids })).rejects.toThrow('participantIds has 19 numbers. It must have at most 18.')
  })

  it('is fetched once for all processes', async () => {
    await look()
    await look()
    expect(requestedTimelines()).toHaveLength(1)
    const another = openTestWorld('tests', ':memory:', world.store)
    await another.ask(TIMELINE, { id: await findMatchId() })
    expect(another.requests).toEqual([])
  })

  it('is a typed problem while Riot is down, and the match is still there', async () => {
    const down = async () => {
      throw new UpstreamUnavailable('riot', Date.UTC(2026, 0, 1), 'it is down')
    }
    const { participants, timeline } = await lookWith(down)
    expect(timeline).toMatchObject({ __typename: 'UpstreamUnavailable', retryAt: '2026-01-01T00:00:00.000Z' })
    expect(participants).toHaveLength(10)
  })

  it('is a typed problem when Riot no longer has it', async () => {
    const { timeline } = await lookWith(async () => ({ value: null, fetchedAt: 0 }))
    expect(timeline).toEqual({
      __typename: 'MatchTimelineNotFound',
      message: `Riot has no timeline of the match ${await findMatchId()}.`,
    })
  })
})

/** Looks at a match while Riot's client answers timelines in this way. */
async function lookWith(matchTimeline: RiotApi['matchTimeline']) {
  const timelines = createTimelines({ riot: { ...world.riot, matchTimeline }, store: world.store })
  const contextValue = { ...world.context, timelines }
  const variableValues = { id: await findMatchId() }
  const { data } = await graphql({ schema, source: TIMELINE, variableValues, contextValue })
  return answer.parse(data).match
}
