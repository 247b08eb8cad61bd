import { z } from 'zod'
import { championName, findChampion } from '../champion.ts'
import { graphql } from '../gql/gql.ts'
import { type McpRecentGamesQuery, type McpRecentGamesQueryVariables, QueueFilter } from '../gql/graphql.ts'
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
    $after: String
  ) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ...AccountProblem
      ... on Account {
        gameName
        tagLine
        region
        matches(queue: $queue, withChampion: $champion, first: $first, after: $after) {
          examined
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
              champion {
                name {
                  text
                }
              }
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
            endCursor
          }
          freshness {
            fetchedAt
          }
        }
      }
    }
  }
`)

type Found = Extract<McpRecentGamesQuery['account'], { readonly __typename: 'Account' }>
type Edge = NonNullable<Found['matches']>['edges'][number]

/** Maximum number of pages that are read for games on a champion; each examines up to 50 matches. */
const MAX_PAGES = 6

export const recentGames = defineTool({
  name: 'recent_games',
  title: 'Recent games of an account',
  description:
    'Lists the newest finished games of an account with its own figures, and how many matches were examined for them. Use match for all ten players of one game.',
  input: z.strictObject({
    ...accountInput,
    count: z.int().min(1).max(20).default(10).describe('Number of games.'),
    queue: z.enum(QueueFilter).optional().describe('Lists only games of this queue.'),
    champion: championName.optional(),
  }),
  async run({ riotId, region, count, queue, champion }, execute) {
    const by = champion === undefined ? null : await findChampion(champion, execute)
    const asked = { ...splitRiotId(riotId), region, queue, champion: by }
    const edges: Edge[] = []
    let examined = 0
    let after: string | null = null
    for (let pages = 1; ; pages++) {
      const variables: McpRecentGamesQueryVariables = { ...asked, first: count - edges.length, after }
      const { matches, ...account } = foundAccount((await ask(execute, document, variables)).account)
      if (matches === null)
        throw new ToolFailure('Riot does not answer, and no games of the account are stored. Try again later.')
      edges.push(...matches.edges)
      examined += matches.examined
      const { hasNextPage, endCursor } = matches.pageInfo
      if (edges.length >= count || !hasNextPage || pages === MAX_PAGES) {
        return { ...account, matches: { edges, examined, hasOlderMatches: hasNextPage, freshness: matches.freshness } }
      }
      after = endCursor
    }
  },
})
