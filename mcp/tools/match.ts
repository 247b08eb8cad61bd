import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { ask, defineTool, ToolFailure } from '../tool.ts'

const document = graphql(`
  query McpMatch($id: ID!) {
    match(id: $id) {
      __typename
      ... on Problem {
        message
      }
      ... on Match {
        matchId
        queue
        patch
        outcome
        startedAt
        durationSeconds
        teams {
          teamId
          win
          bans {
            champion {
              name {
                text
              }
            }
          }
        }
        participants {
          gameName
          tagLine
          teamId
          lane
          champion {
            name {
              text
            }
          }
          win
          kills
          deaths
          assists
          creepScore
          goldEarned
          visionScore
          proPlayer {
            name
          }
          items {
            name {
              text
            }
          }
        }
      }
    }
  }
`)

export const match = defineTool({
  name: 'match',
  title: 'A finished match',
  description: 'Shows a finished match with both teams and all players.',
  input: z.strictObject({
    matchId: z.string().max(40).describe('Id of the match, from another tool. Example: EUW1_7261321891'),
  }),
  async run({ matchId }, execute) {
    const { match: found } = await ask(execute, document, { id: matchId })
    if (found.__typename !== 'Match') throw new ToolFailure(found.message)
    return found
  },
})
