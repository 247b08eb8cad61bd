import { champion, COUNTED, foundChampion, toChampionBy, toCounted } from '../champion.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { MatchupOrder } from '../gql/graphql.ts'
import { oneOf } from '../parameters.ts'
import { USE_COLUMNS } from '../use.ts'

const document = graphql(`
  query ChampionMatchups(
    $champion: ChampionBy!
    $population: Population!
    $queue: StatisticsQueue!
    $patch: String
    $lane: Lane
    $order: MatchupOrder!
  ) {
    champion(by: $champion) {
      statistics(filter: { population: $population, queue: $queue, patch: $patch }, lane: $lane) {
        patches
        matches
        games
        countedAt
        matchups(order: $order) {
          champion {
            key
            slug
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

export const championMatchups = defineExport({
  name: 'champion-matchups',
  title: 'Matchups of a champion',
  parameters: { champion, ...COUNTED, order: oneOf(MatchupOrder).optional() },
  document,
  variables: ({ champion: word, order = MatchupOrder.MOST_GAMES, ...given }) => ({
    champion: toChampionBy(word),
    ...toCounted(given),
    order,
  }),
  read(data) {
    const { matchups, ...about } = foundChampion(data.champion).statistics
    return { nodes: matchups, about }
  },
  columns: {
    championKey: (row) => row.champion.key,
    championSlug: (row) => row.champion.slug,
    championName: (row) => row.champion.name?.text,
    ...USE_COLUMNS,
  },
})
