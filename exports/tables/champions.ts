import { COUNTED, toCounted } from '../champion.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { text } from '../parameters.ts'
import { searchChampions } from '../search.ts'

const document = graphql(`
  query Champions($population: Population!, $queue: StatisticsQueue!, $patch: String, $lane: Lane) {
    championTable(filter: { population: $population, queue: $queue, patch: $patch }, lane: $lane) {
      patches
      matches
      countedAt
      entries {
        champion {
          key
          slug
          name {
            text
          }
          nicknames
          tags
        }
        games
        winRate {
          value
          low
          high
        }
        tier
        pickRate {
          value
        }
        banRate {
          value
        }
        lanes {
          lane
          share {
            value
          }
        }
      }
    }
  }
`)

export const champions = defineExport({
  name: 'champions',
  title: 'Champion statistics',
  parameters: { ...COUNTED, tag: text.optional(), search: text.optional() },
  document,
  variables: (given) => toCounted(given),
  read({ championTable: { entries, ...about } }, { tag, search }) {
    const tagged = entries.filter(
      ({ champion }) => tag === undefined || champion.tags.some((each) => each.toLowerCase() === tag.toLowerCase()),
    )
    return { nodes: search === undefined ? tagged : searchChampions(tagged, search), about }
  },
  columns: {
    championKey: ({ champion }) => champion.key,
    championSlug: ({ champion }) => champion.slug,
    championName: ({ champion }) => champion.name?.text,
    tags: ({ champion }) => champion.tags.join(' '),
    games: ({ games }) => games,
    tier: ({ tier }) => tier,
    winRate: ({ winRate }) => winRate?.value,
    winRateLow: ({ winRate }) => winRate?.low,
    winRateHigh: ({ winRate }) => winRate?.high,
    pickRate: ({ pickRate }) => pickRate.value,
    banRate: ({ banRate }) => banRate.value,
    mainLane: ({ lanes }) => lanes[0]?.lane,
    mainLaneShare: ({ lanes }) => lanes[0]?.share.value,
  },
})
