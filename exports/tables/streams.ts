import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { flag, listOf, text } from '../parameters.ts'

const document = graphql(`
  query Streams($leagues: [String!], $teams: [String!], $live: Boolean) {
    streams(filter: { leagues: $leagues, teams: $teams, live: $live }) {
      source {
        state
        observedAt
      }
      streams {
        login
        displayName
        url
        state
        player {
          name
          team {
            code
          }
        }
        live {
          title
          game {
            name
          }
          viewers
          startedAt
          language
        }
        lastLiveAt
        activeGame {
          matchId
        }
      }
    }
  }
`)

export const streams = defineExport({
  name: 'streams',
  title: 'Streams of pro players',
  parameters: { leagues: listOf(text).optional(), teams: listOf(text).optional(), live: flag.optional() },
  document,
  variables: (given) => given,
  read: (data) => ({ nodes: data.streams.streams, about: { source: data.streams.source } }),
  columns: {
    login: ({ login }) => login,
    displayName: ({ displayName }) => displayName,
    url: ({ url }) => url,
    state: ({ state }) => state,
    proPlayer: ({ player }) => player.name,
    team: ({ player }) => player.team?.code,
    title: ({ live }) => live?.title,
    category: ({ live }) => live?.game?.name,
    viewers: ({ live }) => live?.viewers,
    startedAt: ({ live }) => live?.startedAt,
    language: ({ live }) => live?.language,
    lastLiveAt: ({ lastLiveAt }) => lastLiveAt,
    matchId: ({ activeGame }) => activeGame?.matchId,
  },
})
