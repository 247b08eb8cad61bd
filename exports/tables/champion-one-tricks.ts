import { PLAYER_COLUMNS } from '../champion-player.ts'
import { champion, foundChampion, toChampionBy } from '../champion.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'

const document = graphql(`
  query ChampionOneTricks($champion: ChampionBy!) {
    champion(by: $champion) {
      oneTricks(first: 50) {
        ...PlayerOfChampion
      }
    }
  }
`)

export const championOneTricks = defineExport({
  name: 'champion-one-tricks',
  title: 'One-tricks of a champion',
  parameters: { champion },
  document,
  variables: ({ champion: word }) => ({ champion: toChampionBy(word) }),
  read: (data) => ({ nodes: foundChampion(data.champion).oneTricks, about: {} }),
  columns: PLAYER_COLUMNS,
})
