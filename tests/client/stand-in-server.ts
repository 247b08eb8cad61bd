import { readFileSync } from 'node:fs'
import { ApolloLink } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { buildSchema } from 'graphql'
import { Observable } from 'rxjs'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

const FRESHNESS = { fetchedAt: '2026-05-01T12:00:00.000Z', source: 'SIMULATOR', stale: false, nextRefreshAt: null }

/** An account of which everything is known and nothing has happened yet. */
export const VEYL = {
  __typename: 'Account',
  id: 'account-of-veyl',
  gameName: 'Veyl',
  tagLine: 'KR1',
  region: 'KR',
  puuid: 'puuid-of-veyl',
  level: 812,
  profileIconId: 29,
  freshness: FRESHNESS,
  refreshAvailableAt: FRESHNESS.fetchedAt,
  ranks: { entries: [], freshness: FRESHNESS },
  matches: {
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    missing: 0,
    freshness: FRESHNESS,
  },
}

const STATUS = {
  dataSource: 'SIMULATOR',
  demoAccounts: [{ gameName: 'Veyl', tagLine: 'KR1', region: 'KR' }],
}

/** A server that answers by the contract, with `account` for every look-up. */
export function answering(account: object): ApolloLink {
  return new SchemaLink({ schema, rootValue: { status: STATUS, account } })
}

/** A server that never answers. */
export const silent = () => new ApolloLink(() => new Observable(() => {}))

/** A server that can't be reached. */
export const unreachable = () =>
  new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))))
