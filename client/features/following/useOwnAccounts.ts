import { useApolloClient, useMutation } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { graphql } from '../../gql/gql.ts'
import { KeepAccountsDocument } from '../../gql/KeepAccounts.ts'
import { PersonAccountsDocument, usePersonAccountsQuery } from '../../gql/PersonAccounts.ts'
import { useSession } from '../../sign-in/session.ts'

graphql(/* GraphQL */ `
  query PersonAccounts {
    viewer {
      person {
        accounts {
          id
          ...FollowedAccount_account
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation KeepAccounts($ids: [ID!]!) {
    keepAccounts(input: { ids: $ids }) {
      person {
        accounts {
          id
          ...FollowedAccount_account
        }
      }
      problems {
        __typename
      }
    }
  }
`)

export const MAX_OWN_ACCOUNTS = 10

/** The accounts are null while they are fetched, and when signed out. */
export function useOwnAccounts() {
  const isIn = useSession().kind === 'in'
  const { data, refetch } = usePersonAccountsQuery({ skip: !isIn })
  const client = useApolloClient()
  const [keep] = useMutation(KeepAccountsDocument)
  const [trouble, setTrouble] = useState<'full' | 'failed' | null>(null)
  const accounts = isIn ? (data?.viewer.person?.accounts ?? null) : null
  const lastChange = useRef(Promise.resolve())

  /** Each change sends the whole list, so it waits for the answer to the one before. */
  function turn(id: string, own: boolean): Promise<void> {
    lastChange.current = lastChange.current.then(() => change(id, own))
    return lastChange.current
  }

  async function change(id: string, own: boolean) {
    const known = client.readQuery({ query: PersonAccountsDocument })?.viewer.person?.accounts ?? []
    const others = known.map((account) => account.id).filter((each) => each !== id)
    if (own && others.length >= MAX_OWN_ACCOUNTS) {
      setTrouble('full')
      return
    }
    try {
      const { data: answer } = await keep({ variables: { ids: own ? [...others, id] : others } })
      setTrouble(answer?.keepAccounts.person ? null : 'failed')
      await refetch()
    } catch {
      setTrouble('failed')
    }
  }

  return { accounts, trouble, turn }
}
