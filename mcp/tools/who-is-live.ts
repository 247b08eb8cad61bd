import { z } from 'zod'
import { championName, findChampion } from '../champion.ts'
import { graphql } from '../gql/gql.ts'
import { ask, defineTool } from '../tool.ts'

const document = graphql(`
  query McpLive($streams: StreamFilter!, $games: ActiveGameFilter!) {
    streams(filter: $streams) {
      source {
        state
        observedAt
      }
      streams {
        url
        player {
          name
          team {
            code
          }
        }
        live {
          title
          viewers
          startedAt
          language
        }
      }
    }
    activeGames(filter: $games) {
      source {
        state
        observedAt
      }
      games {
        matchId
        region
        queue
        startedAt
        pros {
          teamId
          champion {
            name {
              text
            }
          }
          proPlayer {
            name
            team {
              code
            }
          }
        }
      }
    }
  }
`)

const codes = z.array(z.string().max(10)).max(20).optional()

export const whoIsLive = defineTool({
  name: 'who_is_live',
  title: 'Who is live',
  description:
    'Lists the pro players who stream now and the running games of pro players, optionally of leagues, teams or a champion.',
  input: z.strictObject({
    leagues: codes.describe('Codes of leagues. Example: ["LCK", "LEC"]'),
    teams: codes.describe('Codes of teams. Example: ["T1"]'),
    champion: championName.optional().describe('Lists only games in which a pro player plays this champion.'),
  }),
  async run({ leagues, teams, champion }, execute) {
    const withChampion = champion === undefined ? null : await findChampion(champion, execute)
    const scene = { leagues, teams }
    return ask(execute, document, { streams: { ...scene, live: true }, games: { ...scene, withChampion } })
  },
})
