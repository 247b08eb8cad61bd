import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { wholeNumber } from '../parameters.ts'
import { foundProPlayer, PRO_PLAYER, toProPlayerBy } from '../pro-player.ts'
import { RECORD_COLUMNS } from '../record.ts'

const document = graphql(`
  query PlayerNewestChampions($proPlayer: ProPlayerBy!, $last: Int!) {
    proPlayer(by: $proPlayer) {
      champions(last: $last) {
        games
        since
        missingAccounts
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
          }
          record {
            ...Record
          }
        }
      }
    }
  }
`)

export const playerNewestChampions = defineExport({
  name: 'player-newest-champions',
  title: 'Champions of a pro player in the newest ranked solo games',
  parameters: { ...PRO_PLAYER, last: wholeNumber(1, 100).optional() },
  document,
  variables: ({ last = 20, ...given }) => ({ proPlayer: toProPlayerBy(given), last }),
  async read(data, given, execute) {
    const { entries, ...about } = (await foundProPlayer(data.proPlayer, given, execute)).champions
    return { nodes: entries, about }
  },
  columns: RECORD_COLUMNS,
})
