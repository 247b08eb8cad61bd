import { ApolloLink } from '@apollo/client'
import { expect, it, vi } from 'vitest'
import { createApolloClient } from '../../client/apollo/client.ts'
import { findPage } from '../../client/routes.tsx'
import { PAGE_ADDRESSES } from './page-addresses.ts'
import { answering, unreachable } from './stand-in-server.ts'

const RETRY_AT = '2026-05-01T12:05:00.000Z'
const DOWN = { __typename: 'UpstreamUnavailable', message: 'Down.', retryAt: RETRY_AT }

/** Vitest transforms the queries of a page on their first import. */
const PATIENCE = { timeout: 20_000 }

/** Returns a client that records the names of its operations. */
function visit(server: ApolloLink) {
  const operations: (string | undefined)[] = []
  const counting = new ApolloLink((operation, forward) => {
    operations.push(operation.operationName)
    return forward(operation)
  })
  const client = createApolloClient(ApolloLink.from([counting, server]))
  const arrive = (pathname: string) => {
    const found = findPage({ pathname, search: '' })
    if (found.kind === 'page') void found.page.load(client, 'en')
  }
  return { client, operations, arrive }
}

it('loads the state of a Riot ID on every visit, and the server status once', async () => {
  const { client, operations, arrive } = visit(answering(DOWN))
  arrive('/search-account/No-Body-XX')
  await vi.waitFor(() => expect(JSON.stringify(client.extract())).toContain(RETRY_AT), PATIENCE)
  arrive('/search-account/No-Body-XX')
  expect(operations).toEqual(['SearchAccountPage', 'ServerStatus', 'SearchAccountPage'])
})

it.each(Object.values(PAGE_ADDRESSES))(
  'leaves no rejection unhandled at %s when the server is unreachable',
  async (address) => {
    const { operations, arrive } = visit(unreachable())
    arrive(address)
    await vi.waitFor(() => expect(operations).not.toEqual([]), PATIENCE)
  },
)
