import { ApolloLink } from '@apollo/client'
import { expect, it, vi } from 'vitest'
import { createApolloClient } from '../../client/apollo/client.ts'
import { findPage } from '../../client/routes.tsx'
import { PAGE_ADDRESSES } from './page-addresses.ts'
import { answering, unreachable } from './stand-in-server.ts'

const RETRY_AT = '2026-05-01T12:05:00.000Z'
const DOWN = { __typename: 'UpstreamUnavailable', message: 'Down.', retryAt: RETRY_AT }

/** A visitor's page, with the names of the questions that it asked of a server. */
function visit(server: ApolloLink) {
  const asked: (string | undefined)[] = []
  const counting = new ApolloLink((operation, forward) => {
    asked.push(operation.operationName)
    return forward(operation)
  })
  const client = createApolloClient(ApolloLink.from([counting, server]))
  const arrive = (pathname: string) => {
    const found = findPage({ pathname, search: '' })
    if (found.is === 'page') found.page.load(client, 'en')
  }
  return { client, asked, arrive }
}

it('What became of a Riot ID is asked on every arrival, the state of the server once', async () => {
  const { client, asked, arrive } = visit(answering(DOWN))
  arrive('/search-account/No-Body-XX')
  await vi.waitFor(() => expect(JSON.stringify(client.extract())).toContain(RETRY_AT))
  arrive('/search-account/No-Body-XX')
  expect(asked).toEqual(['SearchAccountPage', 'ServerStatus', 'SearchAccountPage'])
})

it.each(Object.values(PAGE_ADDRESSES))(
  'A server that can not be reached leaves nothing unhandled at %s',
  async (address) => {
    const { asked, arrive } = visit(unreachable())
    arrive(address)
    await vi.waitFor(() => expect(asked).not.toEqual([]))
  },
)
