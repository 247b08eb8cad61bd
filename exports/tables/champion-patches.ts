import { champion, COUNTED, foundChampion, toChampionBy, toCounted } from '../champion.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'

const document = graphql(`
  query ChampionPatches($champion: ChampionBy!, $population: Population!, $queue: StatisticsQueue!, $lane: Lane) {
    champion(by: $champion) {
      patchRates(population: $population, queue: $queue, lane: $lane) {
        patch
        matches
        winRate {
          value
          low
          high
          wins
          games
        }
        pickRate {
          value
        }
        banRate {
          value
        }
      }
    }
  }
`)

const { patch: _patch, ...EVERY_PATCH } = COUNTED

export const championPatches = defineExport({
  name: 'champion-patches',
  title: 'Rates of a champion by patch',
  parameters: { champion, ...EVERY_PATCH },
  document,
  variables({ champion: word, ...given }) {
    const { patch: _none, ...counted } = toCounted(given)
    return { champion: toChampionBy(word), ...counted }
  },
  read: (data) => ({ nodes: foundChampion(data.champion).patchRates, about: {} }),
  columns: {
    patch: ({ patch }) => patch,
    matches: ({ matches }) => matches,
    games: ({ winRate }) => winRate?.games,
    wins: ({ winRate }) => winRate?.wins,
    winRate: ({ winRate }) => winRate?.value,
    winRateLow: ({ winRate }) => winRate?.low,
    winRateHigh: ({ winRate }) => winRate?.high,
    pickRate: ({ pickRate }) => pickRate.value,
    banRate: ({ banRate }) => banRate.value,
  },
})
