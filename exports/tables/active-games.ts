import { champion, toChampionBy } from '../champion.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { listOf, text } from '../parameters.ts'

const document = graphql(`
  query ActiveGames($leagues: [String!], $teams: [String!], $withChampion: ChampionBy) {
    activeGames(filter: { leagues: $leagues, teams: $teams, withChampion: $withChampion }) {
      source {
        state
        observedAt
      }
      games {
        matchId
        region
        queue
        startedAt
        observedAt
        pros {
          gameName
          tagLine
          teamId
          likelyLane
          champion {
            key
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

export const activeGames = defineExport({
  name: 'active-games',
  title: 'Pro players in running games',
  parameters: {
    leagues: listOf(text).optional(),
    teams: listOf(text).optional(),
    champion: champion.optional(),
  },
  document,
  variables: ({ champion: word, ...given }) => ({
    ...given,
    withChampion: word === undefined ? null : toChampionBy(word),
  }),
  read({ activeGames: { games, source } }) {
    return { nodes: games.flatMap(({ pros, ...game }) => pros.map((pro) => ({ game, pro }))), about: { source } }
  },
  columns: {
    matchId: ({ game }) => game.matchId,
    region: ({ game }) => game.region,
    queue: ({ game }) => game.queue,
    startedAt: ({ game }) => game.startedAt,
    observedAt: ({ game }) => game.observedAt,
    proPlayer: ({ pro }) => pro.proPlayer?.name,
    team: ({ pro }) => pro.proPlayer?.team?.code,
    gameName: ({ pro }) => pro.gameName,
    tagLine: ({ pro }) => pro.tagLine,
    teamId: ({ pro }) => pro.teamId,
    likelyLane: ({ pro }) => pro.likelyLane,
    championKey: ({ pro }) => pro.champion.key,
    championName: ({ pro }) => pro.champion.name?.text,
  },
})
