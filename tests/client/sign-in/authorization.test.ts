import { ApolloLink, gql, type ApolloClient } from '@apollo/client'
import { of } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { createAuthorizationLink } from '../../../client/apollo/authorization-link.ts'
import { createApolloClient } from '../../../client/apollo/client.ts'

interface Server {
  readonly client: ApolloClient
  /** The `Authorization` header of each request, in order; null for none. */
  readonly shown: readonly (string | null)[]
}

const VIEWER = gql`
  query WhoAmI {
    viewer {
      canEditRosters
    }
  }
`
const STATUS = gql`
  query Anything {
    status {
      dataSource
    }
  }
`
const DELETE = gql`
  mutation Forget {
    deleteMyData {
      deleted
      problems {
        reason
      }
    }
  }
`
const EXPORT = gql`
  query Export {
    exportMyData {
      ... on NotAllowed {
        reason
      }
    }
  }
`

const deletion = (reason: string | null) => ({
  deleteMyData: {
    __typename: 'DeleteMyDataPayload',
    deleted: reason === null,
    problems: reason === null ? [] : [{ __typename: 'NotAllowed', reason }],
  },
})

/** A server with these answers in turn, the last one repeated, and a client with these tokens. */
function serve(answers: readonly object[], authorization: (how?: 'renewed') => Promise<string | null>): Server {
  const shown: (string | null)[] = []
  const server = new ApolloLink((operation) => {
    const { headers = {} } = operation.getContext()
    shown.push(headers['authorization'] ?? null)
    return of({ data: { ...(answers[shown.length - 1] ?? answers.at(-1)) } })
  })
  return { client: createApolloClient(ApolloLink.from([createAuthorizationLink({ authorization }), server])), shown }
}

const veyl = async (how?: 'renewed') => (how === 'renewed' ? 'Bearer second' : 'Bearer first')
const signedOut = async () => null

describe('a request', () => {
  it('carries a token when the answer depends on the viewer', async () => {
    const { client, shown } = serve([{ viewer: { __typename: 'Viewer', canEditRosters: false } }], veyl)
    await client.query({ query: VIEWER })
    expect(shown).toEqual(['Bearer first'])
  })

  it('carries no token, and does not wait for one, when all viewers get the same answer', async () => {
    const authorization = vi.fn<() => Promise<null>>(() => new Promise(() => {}))
    const { client, shown } = serve([{ status: { __typename: 'Status', dataSource: 'RIOT' } }], authorization)
    await client.query({ query: STATUS })
    expect(shown).toEqual([null])
    expect(authorization).not.toHaveBeenCalled()
  })

  it('carries no token without a sign-in', async () => {
    const { client, shown } = serve([deletion('UNKNOWN_VIEWER')], signedOut)
    await client.mutate({ mutation: DELETE })
    expect(shown).toEqual([null])
  })

  it('is retried with a renewed token when the first one has expired', async () => {
    const { client, shown } = serve([deletion('SIGN_IN_EXPIRED'), deletion(null)], veyl)
    const { data } = await client.mutate({ mutation: DELETE })
    expect(data).toEqual(deletion(null))
    expect(shown).toEqual(['Bearer first', 'Bearer second'])
  })

  it('is retried once when the answer itself is the refusal', async () => {
    const refusal = { exportMyData: { __typename: 'NotAllowed', reason: 'SIGN_IN_EXPIRED' } }
    const { client, shown } = serve([refusal], veyl)
    const { data } = await client.query({ query: EXPORT, fetchPolicy: 'no-cache' })
    expect(data).toEqual(refusal)
    expect(shown, 'twice is enough').toEqual(['Bearer first', 'Bearer second'])
  })

  it.each(['SIGN_IN_WITHDRAWN', 'NO_ROLE', 'UNKNOWN_VIEWER'])('is not retried for %s', async (reason) => {
    const { client, shown } = serve([deletion(reason)], veyl)
    await client.mutate({ mutation: DELETE })
    expect(shown).toEqual(['Bearer first'])
  })
})
