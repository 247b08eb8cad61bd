import type { Execute } from '../../gateway/http/execute.ts'
import { ask } from '../ask.ts'
import { COUNTED, toCounted } from '../champion.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { text } from '../parameters.ts'
import { badParameter } from '../refusals.ts'
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

/** Read when no champion of the table has a tag. */
const TAGS = graphql(`
  query ChampionTags {
    champions {
      tags
    }
  }
`)

export const champions = defineExport({
  name: 'champions',
  title: 'Champion statistics',
  parameters: { ...COUNTED, tag: text.optional(), search: text.optional() },
  document,
  variables: (given) => toCounted(given),
  async read({ championTable: { entries, ...about } }, { tag, search }, execute) {
    const tagged = entries.filter(
      ({ champion }) => tag === undefined || champion.tags.some((each) => isSame(each, tag)),
    )
    if (tag !== undefined && tagged.length === 0) await checkTag(tag, execute)
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

/** Throws a 400 for a tag that no champion has. */
async function checkTag(tag: string, execute: Execute): Promise<void> {
  const all = await ask(execute, TAGS, {})
  const tags = [...new Set(all.champions.flatMap((champion) => champion.tags))].toSorted()
  if (tags.some((each) => isSame(each, tag))) return
  throw badParameter(`The parameter tag can't be "${tag}". Use one of these: ${tags.join(', ')}.`)
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
