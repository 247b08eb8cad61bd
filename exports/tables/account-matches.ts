import { ACCOUNT, foundAccount } from '../account.ts'
import { champion, toChampionBy } from '../champion.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { QueueFilter } from '../gql/graphql.ts'
import { oneOf } from '../parameters.ts'
import { unavailable } from '../refusals.ts'

const document = graphql(`
  query AccountMatches(
    $gameName: String!
    $tagLine: String!
    $region: Region!
    $queue: QueueFilter
    $withChampion: ChampionBy
    $first: Int!
    $after: String
  ) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ...MissingAccount
      ... on Account {
        matches(queue: $queue, withChampion: $withChampion, first: $first, after: $after) {
          edges {
            node {
              matchId
              queue
              patch
              startedAt
              durationSeconds
            }
            participant {
              champion {
                key
                name {
                  text
                }
              }
              lane
              win
              kills
              deaths
              assists
              creepScore
              goldEarned
              visionScore
              champLevel
              items {
                key
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          missing
          freshness {
            fetchedAt
            stale
          }
        }
      }
    }
  }
`)

/** An operation may send 30 requests to Riot: one for each match that is not stored, and some for the account and the list. */
const PAGE_SIZE = 25

export const accountMatches = defineExport({
  name: 'account-matches',
  title: 'Matches of an account',
  parameters: { ...ACCOUNT, queue: oneOf(QueueFilter).optional(), champion: champion.optional() },
  document,
  pageSize: PAGE_SIZE,
  variables: ({ champion: word, ...given }, paging) => ({
    ...given,
    withChampion: word === undefined ? null : toChampionBy(word),
    ...paging,
  }),
  read(data) {
    const { matches } = foundAccount(data.account)
    if (matches === null) throw unavailable('Riot does not answer, and no matches of the account are stored.')
    const { edges, pageInfo, missing, ...about } = matches
    return { nodes: edges, about, pageInfo, missing }
  },
  columns: {
    matchId: ({ node }) => node.matchId,
    queue: ({ node }) => node.queue,
    patch: ({ node }) => node.patch,
    startedAt: ({ node }) => node.startedAt,
    durationSeconds: ({ node }) => node.durationSeconds,
    championKey: ({ participant }) => participant.champion.key,
    championName: ({ participant }) => participant.champion.name?.text,
    lane: ({ participant }) => participant.lane,
    win: ({ participant }) => participant.win,
    kills: ({ participant }) => participant.kills,
    deaths: ({ participant }) => participant.deaths,
    assists: ({ participant }) => participant.assists,
    creepScore: ({ participant }) => participant.creepScore,
    goldEarned: ({ participant }) => participant.goldEarned,
    visionScore: ({ participant }) => participant.visionScore,
    championLevel: ({ participant }) => participant.champLevel,
    itemKeys: ({ participant }) => participant.items.flatMap((item) => item?.key ?? []).join(' '),
  },
})
