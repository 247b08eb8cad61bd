import { execute, parse } from 'graphql'
import { schema } from '../../gateway/composition/schema.ts'
import { systemClock as clock } from '../../gateway/composition/system-clock.ts'
import { type LadderStanding, toLadder } from '../../gateway/ladders/rules/ladder.ts'
import { createLadders } from '../../gateway/ladders/services/ladders.ts'
import { createLadderVersions } from '../../gateway/ladders/workers/ladder-versions.ts'
import { createStoreContext, openStore, silentRiot as riot } from '../store-context.ts'
import { offer } from './offer.ts'

// Answers pages of a ladder. Arguments: the number of players, and `cold` for empty caches on each page or `warm`.
const [, , sizeText = '', cacheState = ''] = process.argv
const size = Number(sizeText)

const PAGE = 25
const QUERY = parse(/* GraphQL */ `
  query Ladder($after: String) {
    ladder(region: EUW, first: 25, after: $after) {
      edges {
        cursor
        node {
          rank
          puuid
          gameName
          tagLine
          region
          tier
          leaguePoints
          wins
          losses
          winRate {
            value
          }
          hotStreak
          proPlayer {
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      ladderSize
      topLeaguePoints
      freshness {
        fetchedAt
        stale
      }
    }
  }
`)

const store = openStore(':memory:')
const context = createStoreContext(store)

const standings = Array.from({ length: size }, (_, index): LadderStanding => {
  const puuid = `player-${index}`.padEnd(78, '-')
  const flags = { hotStreak: index % 3 === 0, veteran: true, freshBlood: false, inactive: false }
  return { puuid, tier: 'MASTER', leaguePoints: 2 * size - index, wins: 100, losses: 90, ...flags }
})
const names = new Map(
  standings.map(({ puuid }, index) => [puuid, { gameName: `Player ${index}`, tagLine: 'EUW', namedAt: clock.now() }]),
)
const version = { fetchedAt: clock.now(), keyId: riot.keyId, entries: toLadder(standings, names) }
await createLadderVersions(store).replace({ platform: 'EUW1', queue: 'SOLO' }, version)

let requests = 0
async function requestOnce() {
  // Visits pages all over the ladder: 7 is coprime to the number of pages.
  const after = ((requests * 7) % (size / PAGE)) * PAGE
  requests += 1
  const ladders =
    cacheState === 'cold' ? createLadders({ riot, store, clock, proScene: context.proScene }) : context.ladders
  const contextValue = { ...context, ladders }
  const variableValues = { after: String(after) }
  const answer = JSON.stringify(await execute({ schema, document: QUERY, variableValues, contextValue }))
  if (!answer.includes(`"cursor":"${after + PAGE}"`))
    throw new Error(`Wrong answer for a page: ${answer.slice(0, 300)}`)
}

offer({
  async work(times) {
    for (let time = 0; time < times; time += 1) await requestOnce()
  },
})
