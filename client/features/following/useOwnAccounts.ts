import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '../../gql/gql.ts'
import { KeepAccountsDocument } from '../../gql/KeepAccounts.ts'
import { usePersonAccountsQuery } from '../../gql/PersonAccounts.ts'
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

export const MOST_OWN_ACCOUNTS = 10

/** The accounts are null while they are fetched, and when signed out. */
export function useOwnAccounts() {
  const isIn = useSession().kind === 'in'
  const { data, refetch } = usePersonAccountsQuery({ skip: !isIn })
  const [keep] = useMutation(KeepAccountsDocument)
  const [trouble, setTrouble] = useState<'full' | 'failed' | null>(null)
  const accounts = isIn ? (data?.viewer.person?.accounts ?? null) : null

  async function turn(id: string, own: boolean) {
    const others = (accounts ?? []).map((account) => account.id).filter((each) => each !== id)
    if (own && others.length >= MOST_OWN_ACCOUNTS) {
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
