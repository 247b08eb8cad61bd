import { champion, COUNTED, foundChampion, toChampionBy, toCounted } from '../champion.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { USE_COLUMNS } from '../use.ts'

const document = graphql(`
  query ChampionLanes($champion: ChampionBy!, $population: Population!, $queue: StatisticsQueue!, $patch: String) {
    champion(by: $champion) {
      statistics(filter: { population: $population, queue: $queue, patch: $patch }) {
        patches
        matches
        games
        countedAt
        lanes {
          lane
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

const { lane: _lane, ...EVERY_LANE } = COUNTED

export const championLanes = defineExport({
  name: 'champion-lanes',
  title: 'Lanes of a champion',
  parameters: { champion, ...EVERY_LANE },
  document,
  variables({ champion: word, ...given }) {
    const { lane: _none, ...counted } = toCounted(given)
    return { champion: toChampionBy(word), ...counted }
  },
  read(data) {
    const { lanes, ...about } = foundChampion(data.champion).statistics
    return { nodes: lanes, about }
  },
  columns: {
    lane: ({ lane }) => lane,
    ...USE_COLUMNS,
  },
})
