import { ACCOUNT, foundAccount } from '../account.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { text } from '../parameters.ts'
import { RECORD_COLUMNS } from '../record.ts'
import { unavailable } from '../refusals.ts'
import { searchChampions } from '../search.ts'

const document = graphql(`
  query AccountChampions($gameName: String!, $tagLine: String!, $region: Region!) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ...MissingAccount
      ... on Account {
        masteries {
          recordedGames
          totalPoints
          freshness {
            fetchedAt
            stale
          }
          entries {
            champion {
              key
              slug
              name {
                text
              }
              nicknames
            }
            level
            points
            lastPlayedAt
            record {
              ...Record
            }
          }
        }
      }
    }
  }
`)

export const accountChampions = defineExport({
  name: 'account-champions',
  title: 'Champions of an account',
  parameters: { ...ACCOUNT, search: text.optional() },
  document,
  variables: ({ gameName, tagLine, region }) => ({ gameName, tagLine, region }),
  read(data, { search }) {
    const { masteries } = foundAccount(data.account)
    if (masteries === null) throw unavailable('Riot does not answer, and no masteries of the account are stored.')
    const { entries, ...about } = masteries
    return { nodes: search === undefined ? entries : searchChampions(entries, search), about }
  },
  columns: {
    ...RECORD_COLUMNS,
    level: ({ level }) => level,
    points: ({ points }) => points,
    lastPlayedAt: ({ lastPlayedAt }) => lastPlayedAt,
  },
})
