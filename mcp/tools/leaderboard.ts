import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { LadderQueue, Region } from '../gql/graphql.ts'
import { ask, defineTool, ToolFailure } from '../tool.ts'

const document = graphql(`
  query McpLeaderboard($region: Region!, $queue: LadderQueue!, $prosOnly: Boolean!, $first: Int!) {
    ladder(region: $region, queue: $queue, prosOnly: $prosOnly, first: $first) {
      edges {
        node {
          rank
          gameName
          tagLine
          tier
          leaguePoints
          wins
          losses
          proPlayer {
            name
            team {
              code
            }
          }
        }
      }
      totalCount
      freshness {
        fetchedAt
      }
    }
  }
`)

export const leaderboard = defineTool({
  name: 'leaderboard',
  title: 'Leaderboard',
  description: 'Lists the highest ranked players of a region, or only the pro players among them.',
  input: z.strictObject({
    region: z.enum(Region),
    queue: z.enum(LadderQueue).default('SOLO'),
    prosOnly: z.boolean().default(false),
    count: z.int().min(1).max(50).default(10).describe('Number of players.'),
  }),
  async run({ region, queue, prosOnly, count }, execute) {
    const { ladder } = await ask(execute, document, { region, queue, prosOnly, first: count })
    if (ladder === null) throw new ToolFailure(`The ladder of ${region} is not known yet. Try again in a few minutes.`)
    return ladder
  },
})
