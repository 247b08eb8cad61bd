import type { ApolloClient } from '@apollo/client'
import { FollowDocument } from '../gql/Follow.ts'
import { graphql } from '../gql/gql.ts'
import type { FollowMutation } from '../gql/graphql.ts'
import { KnownFollowsDocument } from '../gql/KnownFollows.ts'
import { PersonFollowsDocument } from '../gql/PersonFollows.ts'
import { UnfollowDocument } from '../gql/Unfollow.ts'
import type { FollowsServer, ServerAnswer } from './follows.ts'

graphql(/* GraphQL */ `
  query PersonFollows {
    viewer {
      person {
        follows {
          subjectId
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query KnownFollows($ids: [ID!]!) {
    followed(ids: $ids) {
      proPlayers {
        id
      }
      proTeams {
        id
      }
      champions {
        id
      }
      accounts {
        id
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation Follow($ids: [ID!]!) {
    follow(input: { ids: $ids }) {
      person {
        follows {
          subjectId
        }
      }
      problems {
        __typename
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation Unfollow($ids: [ID!]!) {
    unfollow(input: { ids: $ids }) {
      person {
        follows {
          subjectId
        }
      }
      problems {
        __typename
      }
    }
  }
`)

export function createFollowsServer(client: ApolloClient): FollowsServer {
  return {
    async list() {
      const { data } = await client.query({ query: PersonFollowsDocument, fetchPolicy: 'network-only' })
      const person = data?.viewer.person ?? null
      if (person === null) throw new Error('The server does not recognize the sign-in.')
      return person.follows.map(({ subjectId }) => subjectId)
    },
    async follow(ids) {
      const { data } = await client.mutate({ mutation: FollowDocument, variables: { ids: [...ids] } })
      return toAnswer(data?.follow)
    },
    async unfollow(ids) {
      const { data } = await client.mutate({ mutation: UnfollowDocument, variables: { ids: [...ids] } })
      return toAnswer(data?.unfollow)
    },
    async findKnown(ids) {
      const { data } = await client.query({
        query: KnownFollowsDocument,
        variables: { ids: [...ids] },
        fetchPolicy: 'network-only',
      })
      if (data === undefined) throw new Error('The server did not answer.')
      const { proPlayers, proTeams, champions, accounts } = data.followed
      const known = new Set([...proPlayers, ...proTeams, ...champions, ...accounts].map(({ id }) => id))
      return ids.filter((id) => known.has(id))
    },
  }
}

function toAnswer(payload: FollowMutation['follow'] | undefined): ServerAnswer {
  if (payload?.person) return { kind: 'kept', ids: payload.person.follows.map(({ subjectId }) => subjectId) }
  if (payload?.problems.some(({ __typename }) => __typename === 'TooMany') === true) return { kind: 'full' }
  throw new Error('The server did not store the change.')
}
