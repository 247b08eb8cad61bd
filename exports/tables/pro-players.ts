import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { ProRole } from '../gql/graphql.ts'
import { listOf, oneOf, text } from '../parameters.ts'

const document = graphql(`
  query ProPlayers(
    $leagues: [String!]
    $teams: [String!]
    $roles: [ProRole!]
    $text: String
    $first: Int!
    $after: String
  ) {
    proPlayers(filter: { leagues: $leagues, teams: $teams, roles: $roles, text: $text }, first: $first, after: $after) {
      totalCount
      edges {
        node {
          name
          slug
          role
          country
          team {
            code
            name
            league {
              code
            }
          }
          accounts {
            gameName
            tagLine
            region
            ranks {
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
          }
          stream {
            url
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

export const proPlayers = defineExport({
  name: 'pro-players',
  title: 'Pro players',
  parameters: {
    leagues: listOf(text).optional(),
    teams: listOf(text).optional(),
    roles: listOf(oneOf(ProRole)).optional(),
    text: text.optional(),
  },
  document,
  pageSize: 50,
  variables: (given, paging) => ({ ...given, ...paging }),
  read({ proPlayers: { edges, pageInfo, ...about } }) {
    const nodes = edges.map(({ node }) => {
      // The highest rank is first.
      const [account] = node.accounts
      return { ...node, account, rank: account?.ranks?.entries.find(({ queue }) => queue === 'SOLO') }
    })
    return { nodes, about, pageInfo }
  },
  columns: {
    name: ({ name }) => name,
    slug: ({ slug }) => slug,
    role: ({ role }) => role,
    country: ({ country }) => country,
    team: ({ team }) => team?.code,
    teamName: ({ team }) => team?.name,
    league: ({ team }) => team?.league.code,
    accounts: ({ accounts }) => accounts.length,
    gameName: ({ account }) => account?.gameName,
    tagLine: ({ account }) => account?.tagLine,
    region: ({ account }) => account?.region,
    tier: ({ rank }) => rank?.tier,
    division: ({ rank }) => rank?.division,
    leaguePoints: ({ rank }) => rank?.leaguePoints,
    wins: ({ rank }) => rank?.wins,
    losses: ({ rank }) => rank?.losses,
    rankFetchedAt: ({ account }) => account?.ranks?.freshness.fetchedAt,
    streamUrl: ({ stream }) => stream?.url,
  },
})
