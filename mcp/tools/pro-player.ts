import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { ask, defineTool, ToolFailure } from '../tool.ts'

const document = graphql(`
  query McpProPlayer($name: String!, $team: String) {
    proPlayer(by: { name: { name: $name, team: $team } }) {
      name
      slug
      role
      country
      retired
      team {
        code
        name
        league {
          code
        }
      }
      live {
        state
        observedAt
        game {
          matchId
        }
      }
      stream {
        url
        state
        live {
          title
          viewers
        }
      }
      accounts {
        gameName
        tagLine
        region
        ranks {
          ...McpRanks
        }
      }
      recordedChampions(first: 10) {
        champion {
          name {
            text
          }
        }
        record {
          games
          wins
          kda
        }
      }
    }
  }
`)

export const proPlayer = defineTool({
  name: 'pro_player',
  title: 'A pro player',
  description:
    'Shows a pro player: team, role, accounts with ranks, most played champions, and whether they stream or play now. Use recent_games with one of the accounts for games.',
  input: z.strictObject({
    name: z.string().max(40).describe('Name of the player. Example: Faker'),
    team: z.string().max(10).optional().describe('Code of a team, which tells players of one name apart.'),
  }),
  async run({ name, team }, execute) {
    const { proPlayer: player } = await ask(execute, document, { name, team })
    if (player === null)
      throw new ToolFailure(`There is no pro player "${name}". Use search for the beginning of the name.`)
    return player
  },
})
