import { champion, COUNTED, foundChampion, toChampionBy, toCounted } from '../champion.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { USE_COLUMNS } from '../use.ts'

const document = graphql(`
  query ChampionItems(
    $champion: ChampionBy!
    $population: Population!
    $queue: StatisticsQueue!
    $patch: String
    $lane: Lane
  ) {
    champion(by: $champion) {
      statistics(filter: { population: $population, queue: $queue, patch: $patch }, lane: $lane) {
        patches
        matches
        games
        countedAt
        items(first: 50) {
          item {
            key
            name {
              text
            }
          }
          share {
            value
          }
          winRate {
            ...CountedRate
          }
        }
      }
    }
  }
`)

export const championItems = defineExport({
  name: 'champion-items',
  title: 'Items of a champion',
  parameters: { champion, ...COUNTED },
  document,
  variables: ({ champion: word, ...given }) => ({ champion: toChampionBy(word), ...toCounted(given) }),
  read(data) {
    const { items, ...about } = foundChampion(data.champion).statistics
    return { nodes: items, about }
  },
  columns: {
    itemKey: ({ item }) => item.key,
    itemName: ({ item }) => item.name?.text,
    ...USE_COLUMNS,
  },
})
