import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { ask, defineTool } from '../tool.ts'

const document = graphql(`
  query McpSearch($text: String!) {
    search(text: $text, first: 5) {
      accounts {
        gameName
        tagLine
        region
      }
      proPlayers {
        name
        slug
        team {
          code
        }
      }
      proTeams {
        code
        name
      }
      champions {
        slug
        name {
          text
        }
      }
    }
  }
`)

export const search = defineTool({
  name: 'search',
  title: 'Search',
  description:
    'Finds pro players, pro teams, champions, and accounts that this server knows, by the beginning of a name. Use it when a name is incomplete or it is unclear what it names.',
  input: z.strictObject({ text: z.string().max(60).describe('Beginning of a name. Example: fak') }),
  run: async ({ text }, execute) => (await ask(execute, document, { text })).search,
})
