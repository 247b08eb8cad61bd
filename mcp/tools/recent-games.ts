import { z } from 'zod'
import { championName, findChampion } from '../champion.ts'
import { graphql } from '../gql/gql.ts'
import { QueueFilter } from '../gql/graphql.ts'
import { accountInput, foundAccount, splitRiotId } from '../riot-id.ts'
import { ask, defineTool, ToolFailure } from '../tool.ts'

const document = graphql(`
  query McpRecentGames(
    $gameName: String!
    $tagLine: String!
    $region: Region
    $queue: QueueFilter
    $champion: ChampionBy
    $first: Int!
  ) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ...AccountProblem
      ... on Account {
        gameName
        tagLine
        region
        matches(queue: $queue, withChampion: $champion, first: $first) {
          edges {
            node {
              matchId
              queue
              patch
              outcome
              startedAt
              durationSeconds
            }
            participant {
              championName
              lane
              win
              kills
              deaths
              assists
              creepScore
              goldEarned
              visionScore
              items {
                name {
                  text
                }
              }
            }
          }
          pageInfo {
            hasNextPage
          }
          freshness {
            fetchedAt
          }
        }
      }
    }
  }
`)

export const recentGames = defineTool({
  name: 'recent_games',
  title: 'Recent games of an account',
  description:
    'Lists the newest finished games of an account with its own figures. Use match for all ten players of one game.',
  input: z.object({
    ...accountInput,
    count: z.int().min(1).max(20).default(10).describe('Number of games.'),
    queue: z.enum(QueueFilter).optional().describe('Lists only games of this queue.'),
    champion: championName.optional(),
  }),
  async run({ riotId, region, count, queue, champion }, execute) {
    const by = champion === undefined ? null : await findChampion(champion, execute)
    const variables = { ...splitRiotId(riotId), region, queue, champion: by, first: count }
    const account = foundAccount((await ask(execute, document, variables)).account)
    if (account.matches === null)
      throw new ToolFailure('Riot does not answer, and no games of the account are stored. Try again later.')
    return account
  },
})
