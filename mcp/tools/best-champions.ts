import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { Lane, Population } from '../gql/graphql.ts'
import { ask, defineTool } from '../tool.ts'

const document = graphql(`
  query McpBestChampions($population: Population!, $lane: Lane) {
    championTable(filter: { population: $population }, lane: $lane) {
      patches
      matches
      countedAt
      entries {
        champion {
          name {
            text
          }
        }
        tier
        games
        winRate {
          value
          low
          high
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

/** Order of tiers; champions with too few games for a tier follow. */
const TIERS: readonly (string | null)[] = ['S', 'A', 'B', 'C', 'D', null]

export const bestChampions = defineTool({
  name: 'best_champions',
  title: 'Best champions',
  description:
    'Lists the champions with the best win rates in ranked games on the newest patches, the best tier first. The tier takes the number of games into account.',
  input: z.strictObject({
    lane: z.enum(Lane).optional().describe('Counts only games on this lane. UTILITY is the support.'),
    population: z.enum(Population).default('ALL').describe('PROS counts only games of pro players.'),
    count: z.int().min(1).max(50).default(10).describe('Number of champions.'),
  }),
  async run({ lane, population, count }, execute) {
    const { championTable: table } = await ask(execute, document, { lane, population })
    const entries = table.entries
      .toSorted((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || lowOf(b) - lowOf(a))
      .slice(0, count)
    return { ...table, entries }
  },
})

/** The lower bound of the win rate: a few lucky games do not outrank many. */
function lowOf({ winRate }: { readonly winRate: { readonly low: number } | null }): number {
  return winRate?.low ?? 0
}
