import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { accountInput, foundAccount, splitRiotId } from '../riot-id.ts'
import { ask, defineTool } from '../tool.ts'

// pro_player shows the same.
graphql(`
  fragment McpRanks on AccountRanks {
    entries {
      queue
      tier
      division
      leaguePoints
      wins
      losses
    }
    freshness {
      fetchedAt
    }
  }
`)

const document = graphql(`
  query McpAccount($gameName: String!, $tagLine: String!, $region: Region) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ...AccountProblem
      ... on Account {
        gameName
        tagLine
        region
        level
        proPlayer {
          name
          team {
            code
          }
        }
        ranks {
          ...McpRanks
        }
        live {
          state
          observedAt
          game {
            matchId
            queue
            startedAt
          }
        }
        freshness {
          fetchedAt
        }
      }
    }
  }
`)

export const findAccount = defineTool({
  name: 'find_account',
  title: 'Find an account',
  description:
    'Looks up an account by its Riot ID: level, ranks, whether it is in a game now, and the pro player behind it, if any. Use recent_games for its games.',
  input: z.strictObject(accountInput),
  run: async ({ riotId, region }, execute) =>
    foundAccount((await ask(execute, document, { ...splitRiotId(riotId), region })).account),
})
