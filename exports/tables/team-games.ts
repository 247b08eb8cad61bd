import { defineExport } from '../export.ts'
import { GAME_COLUMNS } from '../game.ts'
import { graphql } from '../gql/gql.ts'
import { text } from '../parameters.ts'
import { notFound } from '../refusals.ts'

const document = graphql(`
  query TeamGames($team: String!) {
    proTeam(code: $team) {
      recentMatches(first: 20) {
        ...Game
      }
    }
  }
`)

export const teamGames = defineExport({
  name: 'team-games',
  title: 'Newest games of a team',
  parameters: { team: text },
  document,
  variables: ({ team }) => ({ team }),
  read({ proTeam }, { team }) {
    if (proTeam === null) throw notFound(`There is no team "${team}".`)
    return { nodes: proTeam.recentMatches, about: {} }
  },
  columns: GAME_COLUMNS,
})
