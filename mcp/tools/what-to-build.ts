import { z } from 'zod'
import { championName, findChampion } from '../champion.ts'
import { graphql } from '../gql/gql.ts'
import { Lane } from '../gql/graphql.ts'
import { ask, defineTool, ToolFailure } from '../tool.ts'

graphql(`
  fragment McpItems on BuildItemsStep {
    options(first: 3) {
      items {
        name {
          text
        }
      }
      share {
        value
        games
      }
      winRate {
        value
      }
    }
  }
`)

const document = graphql(`
  query McpBuilds($champion: ChampionBy!, $lane: Lane, $against: ChampionBy) {
    champion(by: $champion) {
      name {
        text
      }
      builds(lane: $lane, againstChampion: $against) {
        patches
        games
        winRate {
          value
          games
        }
        startingItems {
          ...McpItems
        }
        boots {
          ...McpItems
        }
        coreItems {
          ...McpItems
        }
        fourthItem {
          ...McpItems
        }
        skillOrders {
          options(first: 2) {
            priority
            path
            share {
              value
              games
            }
          }
        }
        spells {
          options(first: 2) {
            spells {
              name {
                text
              }
            }
            share {
              value
              games
            }
          }
        }
        runePages {
          options(first: 2) {
            page {
              keystone {
                name {
                  text
                }
              }
              styles {
                style {
                  name {
                    text
                  }
                }
                selections {
                  rune {
                    name {
                      text
                    }
                  }
                }
              }
            }
            share {
              value
              games
            }
            winRate {
              value
            }
          }
        }
      }
    }
  }
`)

export const whatToBuild = defineTool({
  name: 'what_to_build',
  title: 'What to build',
  description:
    'Shows what players build on a champion: runes, summoner spells, items in their order and skills, with the share and the win rate of each option. Skills are 1 to 4 for Q, W, E and R.',
  input: z.strictObject({
    champion: championName,
    lane: z.enum(Lane).optional().describe('Counts only games on this lane. UTILITY is the support.'),
    against: championName.optional().describe('Counts only games against this champion on the same lane.'),
  }),
  async run({ champion, lane, against }, execute) {
    const [own, other] = await Promise.all([
      findChampion(champion, execute),
      against === undefined ? null : findChampion(against, execute),
    ])
    const { champion: found } = await ask(execute, document, { champion: own, lane, against: other })
    if (found === null) throw new ToolFailure(`No games of "${champion}" are counted.`)
    return found
  },
})
