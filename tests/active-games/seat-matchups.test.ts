import { graphql } from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import { rateOf } from '../../gateway/shared/rate.ts'
import type { ChampionStatistics } from '../../gateway/statistics/services/champion-statistics.ts'
import { LUMEN, writeLiveScene } from '../support/live-scene.ts'
import { openTestWorld } from '../support/test-world.ts'

const MATCHUPS = `
  query ($matchId: ID!) {
    activeGame(matchId: $matchId) {
      ... on ActiveGame { participants { teamId likelyLane championId statistics { games } matchup { champion { key } winRate { wins games } } } }
    }
  }`

let world: ReturnType<typeof openTestWorld>

beforeEach(async () => {
  world = openTestWorld()
  await writeLiveScene(world.store)
})

/** Answers with statistics in which the champion 64 won 3 of 4 games against the champion 254, and nothing else was counted. */
async function lookAt(matchId: string) {
  const { championStatistics } = world.context
  const asked: unknown[] = []
  const counted: ChampionStatistics = {
    ...championStatistics,
    async sumUp(championId, filter, lane) {
      asked.push({ championId, ...filter, lane })
      const empty = await championStatistics.sumUp(championId, filter, lane)
      const [share, winRate] = [rateOf(4, 10), rateOf(3, 4)]
      if (championId !== 64 || share === null || winRate === null) return empty
      return { ...empty, opponents: [{ key: '254', share, winRate }] }
    },
  }
  const contextValue = { ...world.context, championStatistics: counted }
  const { data, errors } = await graphql({ schema, source: MATCHUPS, variableValues: { matchId }, contextValue })
  expect(errors).toBeUndefined()
  return { asked, data: JSON.parse(JSON.stringify(data)) }
}

describe('the matchup of a seat', () => {
  it('is the record against the champion on the same likely lane of the other side', async () => {
    // Both junglers of the default game have Smite.
    await world.live.putGame([LUMEN], { matchId: 'EUW1_77' })
    const { data, asked } = await lookAt('EUW1_77')
    const junglers = data.activeGame.participants.filter(
      ({ likelyLane }: { likelyLane: string }) => likelyLane === 'JUNGLE',
    )
    expect(junglers).toMatchObject([
      { championId: 64, matchup: { champion: { key: 254 }, winRate: { wins: 3, games: 4 } } },
      { championId: 254, matchup: null },
    ])
    expect(asked).toContainEqual({ championId: 64, population: 'ALL', queue: 'SOLO', patch: null, lane: 'JUNGLE' })
  })

  it('is unknown in queues that are not counted', async () => {
    await world.live.putGame([LUMEN], { matchId: 'EUW1_78', queueId: 450, mapId: 12, gameMode: 'ARAM' })
    const { data, asked } = await lookAt('EUW1_78')
    expect(data.activeGame.participants).toHaveLength(10)
    for (const seat of data.activeGame.participants) expect(seat).toMatchObject({ statistics: null, matchup: null })
    expect(asked).toEqual([])
  })
})
