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
  async read(data, given, execute) {
    const { recordedChampions } = await foundProPlayer(data.proPlayer, given, execute)
    return { nodes: recordedChampions, about: {} }
  },
  columns: RECORD_COLUMNS,
})
