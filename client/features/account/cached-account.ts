import type { ApolloCache } from '@apollo/client/cache'
import { graphql } from '../../gql/gql.ts'
import { StoredMasteries_accountFragmentDoc } from '../../gql/StoredMasteries_account.ts'

graphql(/* GraphQL */ `
  fragment StoredMasteries_account on Account {
    id
    masteries {
      freshness {
        fetchedAt
      }
    }
  }
`)

/** True when the account's champions were loaded before, so that the cached ones grow old. */
export function hasMasteries(cache: ApolloCache, id: string): boolean {
  const from = { __typename: 'Account', id } as const
  return cache.readFragment({ from, fragment: StoredMasteries_accountFragmentDoc }) !== null
}

/** Evicts histories fetched before `moment` (in ISO 8601), which are older than the rest. */
export function evictOlderHistories(cache: ApolloCache, id: string, moment: string): void {
  const stored = cache.identify({ __typename: 'Account', id })
  if (stored === undefined) return
  cache.modify<StoredHistories>({
    id: stored,
    fields: {
      matches(history, { DELETE, readField }) {
        const freshness = history === null ? undefined : readField<StoredFreshness>('freshness', history)
        return freshness !== undefined && isBefore(freshness.fetchedAt, moment) ? DELETE : history
      },
    },
  })
}

interface StoredFreshness {
  readonly fetchedAt: string
}

interface StoredHistories {
  readonly matches: { readonly freshness: StoredFreshness } | null
}

const isBefore = (moment: string, other: string) => Date.parse(moment) < Date.parse(other)
