/** Schema of every contestant: the part of the product's contract for streams. */
export const SDL = /* GraphQL */ `
  type Query {
    hello: String!
  }
  type Subscription {
    streams(filter: StreamFilter, after: String): StreamsUpdate!
  }
  input StreamFilter {
    live: Boolean
    roles: [Role!]
    language: String
  }
  type StreamsUpdate {
    cursor: String!
    snapshot: Boolean!
    upserted: [Stream!]!
    removed: [ID!]!
    source: LiveSource!
  }
  type LiveSource {
    state: String!
    observedAt: DateTime!
  }
  type Stream {
    id: ID!
    login: String!
    displayName: String!
    url: String!
    live: Broadcast
    lastLiveAt: DateTime
    player: ProPlayer!
  }
  type Broadcast {
    title: String!
    viewers: Int!
    startedAt: DateTime!
    language: String!
    game: StreamGame
  }
  type StreamGame {
    id: ID!
    name: String!
    isLeagueOfLegends: Boolean!
  }
  type ProPlayer {
    id: ID!
    name: String!
    slug: String!
    role: Role!
    photo: String
    team: ProTeam
  }
  type ProTeam {
    id: ID!
    code: String!
    name: String!
    league: League!
    logo: String
  }
  type League {
    id: ID!
    code: String!
    name: String!
  }
  enum Role {
    TOP
    JUNGLE
    MID
    BOTTOM
    SUPPORT
  }
  scalar DateTime
`

/**
 * Returns the subscription of the streams page, with type names as browsers send it. Documents with different numbers differ in
 * the name of their operation, and so are executed separately.
 */
export function liveDocument(number: number): string {
  return `subscription Live${number}($filter: StreamFilter, $after: String) {
  streams(filter: $filter, after: $after) {
    __typename
    cursor
    snapshot
    upserted {
      __typename
      id
      login
      displayName
      url
      live { __typename title viewers startedAt language game { __typename id name isLeagueOfLegends } }
      lastLiveAt
      player {
        __typename
        id
        name
        slug
        role
        photo
        team { __typename id code name league { __typename id code name } logo }
      }
    }
    removed
    source { __typename state observedAt }
  }
}`
}
