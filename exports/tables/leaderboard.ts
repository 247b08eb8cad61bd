import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { LadderOrder, LadderQueue, Region } from '../gql/graphql.ts'
import { flag, oneOf, text } from '../parameters.ts'
import { unavailable } from '../refusals.ts'

const document = graphql(`
  query Leaderboard(
    $region: Region!
    $queue: LadderQueue!
    $prosOnly: Boolean!
    $search: String
    $orderBy: LadderOrder!
    $reverse: Boolean!
    $first: Int!
    $after: String
  ) {
    ladder(
      region: $region
      queue: $queue
      prosOnly: $prosOnly
      search: $search
      orderBy: $orderBy
      reverse: $reverse
      first: $first
      after: $after
    ) {
      totalCount
      freshness {
        fetchedAt
        stale
      }
      edges {
        node {
          rank
          movement {
            places
          }
          gameName
          tagLine
          region
          proPlayer {
            name
            team {
              code
            }
          }
          tier
          leaguePoints
          wins
          losses
          winRate {
            value
            low
            high
          }
          hotStreak
          inactive
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export const leaderboard = defineExport({
  name: 'leaderboard',
  title: 'Leaderboard of a region',
  parameters: {
    region: oneOf(Region),
    queue: oneOf(LadderQueue).optional(),
    prosOnly: flag.optional(),
    search: text.optional(),
    orderBy: oneOf(LadderOrder).optional(),
    reverse: flag.optional(),
  },
  document,
  pageSize: 100,
  variables: ({ queue = 'SOLO', prosOnly = false, orderBy = 'RANK', reverse = false, ...given }, paging) => ({
    ...given,
    queue,
    prosOnly,
    orderBy,
    reverse,
    ...paging,
  }),
  read({ ladder }, { region }) {
    if (ladder === null) throw unavailable(`The ladder of ${region} is not known yet. Try again in a few minutes.`)
    const { edges, pageInfo, ...about } = ladder
    return { nodes: edges.map(({ node }) => node), about, pageInfo }
  },
  columns: {
    rank: ({ rank }) => rank,
    movement: ({ movement }) => movement?.places,
    gameName: ({ gameName }) => gameName,
    tagLine: ({ tagLine }) => tagLine,
    region: ({ region }) => region,
    proPlayer: ({ proPlayer }) => proPlayer?.name,
    team: ({ proPlayer }) => proPlayer?.team?.code,
    tier: ({ tier }) => tier,
    leaguePoints: ({ leaguePoints }) => leaguePoints,
    wins: ({ wins }) => wins,
    losses: ({ losses }) => losses,
    winRate: ({ winRate }) => winRate?.value,
    winRateLow: ({ winRate }) => winRate?.low,
    winRateHigh: ({ winRate }) => winRate?.high,
    hotStreak: ({ hotStreak }) => hotStreak,
    inactive: ({ inactive }) => inactive,
  },
})
