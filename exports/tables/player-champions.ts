import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { foundProPlayer, PRO_PLAYER, toProPlayerBy } from '../pro-player.ts'
import { RECORD_COLUMNS } from '../record.ts'

const document = graphql(`
  query PlayerChampions($proPlayer: ProPlayerBy!) {
    proPlayer(by: $proPlayer) {
      recordedChampions {
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
`)

export const playerChampions = defineExport({
  name: 'player-champions',
  title: 'Champions of a pro player in all recorded games',
  parameters: PRO_PLAYER,
  document,
  variables: (given) => ({ proPlayer: toProPlayerBy(given) }),
  read: (data, given) => ({ nodes: foundProPlayer(data.proPlayer, given).recordedChampions, about: {} }),
  columns: RECORD_COLUMNS,
})
