import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { text } from '../parameters.ts'

const document = graphql(`
  query RosterChanges($team: String, $proPlayer: ProPlayerBy, $first: Int!, $after: String) {
    rosterChanges(filter: { team: $team, proPlayer: $proPlayer }, first: $first, after: $after) {
      edges {
        node {
          id
          kind
          playerName
          role
          previousRole
          fromTeam {
            code
          }
          toTeam {
            code
          }
          at
          recordedAt
          by
          reason
          evidence
          undoneBy {
            id
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export const rosterChanges = defineExport({
  name: 'roster-changes',
  title: 'Roster changes',
  parameters: { team: text.optional(), player: text.optional() },
  document,
  pageSize: 100,
  variables: ({ team, player }, paging) => ({
    team,
    proPlayer: player === undefined ? null : { name: { name: player } },
    ...paging,
  }),
  read: ({ rosterChanges: { edges, pageInfo } }) => ({ nodes: edges.map(({ node }) => node), about: {}, pageInfo }),
  columns: {
    id: ({ id }) => id,
    kind: ({ kind }) => kind,
    player: ({ playerName }) => playerName,
    role: ({ role }) => role,
    previousRole: ({ previousRole }) => previousRole,
    fromTeam: ({ fromTeam }) => fromTeam?.code,
    toTeam: ({ toTeam }) => toTeam?.code,
    at: ({ at }) => at,
    recordedAt: ({ recordedAt }) => recordedAt,
    by: ({ by }) => by,
    reason: ({ reason }) => reason,
    evidence: ({ evidence }) => evidence,
    undone: ({ undoneBy }) => undoneBy !== null,
  },
})
