import { PLAYER_COLUMNS } from '../champion-player.ts'
import { champion, foundChampion, toChampionBy } from '../champion.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'

const document = graphql(`
  query ChampionPlayers($champion: ChampionBy!) {
    champion(by: $champion) {
      players(first: 50) {
        ...PlayerOfChampion
      }
    }
  }
`)

export const championPlayers = defineExport({
  name: 'champion-players',
  title: 'Accounts that play a champion most',
  parameters: { champion },
  document,
  variables: ({ champion: word }) => ({ champion: toChampionBy(word) }),
  read: (data) => ({ nodes: foundChampion(data.champion).players, about: {} }),
  columns: PLAYER_COLUMNS,
})
