import { ACCOUNT, foundAccount } from '../account.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { RankedQueue } from '../gql/graphql.ts'
import { oneOf } from '../parameters.ts'
import { unavailable } from '../refusals.ts'

const document = graphql(`
  query AccountRanks($gameName: String!, $tagLine: String!, $region: Region!) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ...MissingAccount
      ... on Account {
        ranks {
          freshness {
            fetchedAt
            stale
          }
          histories {
            queue
            snapshots {
              takenAt
              tier
              division
              leaguePoints
              wins
              losses
            }
          }
        }
      }
    }
  }
`)

export const accountRanks = defineExport({
  name: 'account-ranks',
  title: 'Rank history of an account',
  parameters: { ...ACCOUNT, queue: oneOf(RankedQueue).optional() },
  document,
  variables: ({ gameName, tagLine, region }) => ({ gameName, tagLine, region }),
  read(data, { queue: chosen }) {
    const { ranks } = foundAccount(data.account)
    if (ranks === null) throw unavailable('Riot does not answer, and no ranks of the account are stored.')
    const { histories, ...about } = ranks
    const nodes = histories
      .filter(({ queue }) => chosen === undefined || queue === chosen)
      .flatMap(({ queue, snapshots }) => snapshots.map((snapshot) => ({ queue, ...snapshot })))
    return { nodes, about }
  },
  columns: {
    queue: ({ queue }) => queue,
    takenAt: ({ takenAt }) => takenAt,
    tier: ({ tier }) => tier,
    division: ({ division }) => division,
    leaguePoints: ({ leaguePoints }) => leaguePoints,
    wins: ({ wins }) => wins,
    losses: ({ losses }) => losses,
  },
})
