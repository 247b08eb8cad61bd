import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { ask, defineTool, ToolFailure } from '../tool.ts'

const document = graphql(`
  query McpProTeam($code: String!) {
    proTeam(code: $code) {
      code
      name
      retired
      league {
        code
        name
      }
      strength {
        median {
          tier
          division
          leaguePoints
        }
        players
        known
      }
      roster {
        name
        role
        country
        live {
          state
          game {
            matchId
          }
        }
      }
      rosterChanges(first: 5) {
        edges {
          node {
            kind
            playerName
            fromTeam {
              code
            }
            toTeam {
              code
            }
            at
          }
        }
      }
      rosterProvenance {
        asOf
      }
    }
  }
`)

export const proTeam = defineTool({
  name: 'pro_team',
  title: 'A pro team',
  description:
    'Shows a pro team: league, roster with roles, who is in a game now, solo queue strength and the latest roster changes.',
  input: z.strictObject({
    code: z.string().max(10).describe('Code of the team. Example: T1. If it is unknown, use search.'),
  }),
  async run({ code }, execute) {
    const { proTeam: team } = await ask(execute, document, { code })
    if (team === null) throw new ToolFailure(`There is no team with the code "${code}". Use search for the name.`)
    return team
  },
})
