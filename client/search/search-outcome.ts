import type { ApolloClient } from '@apollo/client'
import type { Later } from '../components/popover-turns.ts'
import { AccountSearchDocument } from '../gql/AccountSearch.ts'
import { AccountsSearchDocument } from '../gql/AccountsSearch.ts'
import { graphql } from '../gql/gql.ts'
import type { AccountSearchQuery, AccountsSearchQuery, Region } from '../gql/graphql.ts'
import { accountPath, searchAccountPath, type AccountParams, type RiotIdParams } from '../paths.ts'
import { startTimer } from './start-timer.ts'

graphql(/* GraphQL */ `
  query AccountSearch($gameName: String!, $tagLine: String!, $region: Region!) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ... on Account {
        id
        gameName
        tagLine
        region
      }
      ... on UpstreamUnavailable {
        retryAt
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query AccountsSearch($gameName: String!, $tagLine: String!) {
    accountsByRiotId(gameName: $gameName, tagLine: $tagLine) {
      ... on FoundAccounts {
        accounts {
          id
          gameName
          tagLine
          region
        }
      }
      ... on UpstreamUnavailable {
        retryAt
      }
    }
  }
`)

export interface WantedAccount extends RiotIdParams {
  /** Null to search every region. */
  readonly region: Region | null
}

/** `upstreamUnavailable`: Riot did not answer the server. `unreachable`: the server did not answer the page. */
export type SearchOutcome =
  | {
      readonly kind: 'answered'
      readonly path: string
      /** In its owner's spelling; null when there is none. */
      readonly found: AccountParams | null
    }
  | { readonly kind: 'upstreamUnavailable'; readonly retryAt: string }
  | { readonly kind: 'unreachable' }

/** Longer than the server's own timeout for Riot. */
export const LONGEST_WAIT_MS = 45_000

/** Every failure is an outcome: it never throws, and never takes longer than the timeout. */
export async function findSearchOutcome(
  client: ApolloClient,
  wanted: WantedAccount,
  later: Later = startTimer,
): Promise<SearchOutcome> {
  const asking = new AbortController()
  const { promise: overdue, resolve: giveUp } = Promise.withResolvers<SearchOutcome>()
  const stopWaiting = later(LONGEST_WAIT_MS, () => {
    asking.abort()
    giveUp({ kind: 'unreachable' })
  })
  const outcome = await Promise.race([ask(client, wanted, asking.signal), overdue])
  stopWaiting()
  return outcome
}

async function ask(client: ApolloClient, wanted: WantedAccount, signal: AbortSignal): Promise<SearchOutcome> {
  try {
    const { region, ...riotId } = wanted
    const options = { fetchPolicy: 'network-only', context: { fetchOptions: { signal } } } as const
    if (region === null) {
      const { data } = await client.query({ query: AccountsSearchDocument, variables: riotId, ...options })
      return data === undefined ? { kind: 'unreachable' } : toOutcome(data.accountsByRiotId, wanted)
    }
    const { data } = await client.query({ query: AccountSearchDocument, variables: { ...riotId, region }, ...options })
    return data === undefined ? { kind: 'unreachable' } : toOutcome(data.account, wanted)
  } catch {
    return { kind: 'unreachable' }
  }
}

type Answer = AccountSearchQuery['account'] | AccountsSearchQuery['accountsByRiotId']

/** Several accounts lead to the page where the visitor chooses one. */
function toOutcome(answer: Answer, wanted: WantedAccount): SearchOutcome {
  switch (answer.__typename) {
    case 'Account':
      return { kind: 'answered', path: accountPath(answer), found: answer }
    case 'FoundAccounts': {
      const [only, ...more] = answer.accounts
      return only === undefined || more.length > 0
        ? { kind: 'answered', path: searchAccountPath(wanted), found: null }
        : { kind: 'answered', path: accountPath(only), found: only }
    }
    case 'UpstreamUnavailable':
      return { kind: 'upstreamUnavailable', retryAt: answer.retryAt }
    case 'AccountNotFound':
    case 'InvalidRiotId':
      return { kind: 'answered', path: searchAccountPath(wanted), found: null }
  }
}
