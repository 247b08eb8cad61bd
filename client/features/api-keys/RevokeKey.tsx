import { useApolloClient } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { RevokeApiKeyDocument } from '../../gql/RevokeApiKey.ts'
import { FinalQuestion } from './FinalQuestion.tsx'
import { useApiKeysWords } from './useApiKeysWords.ts'

graphql(/* GraphQL */ `
  mutation RevokeApiKey($id: ID!) {
    revokeApiKey(input: { id: $id }) {
      revoked
      problems {
        __typename
      }
    }
  }
`)

interface RevokeKeyProps {
  readonly id: string
  readonly name: string
  readonly onKept: () => void
  readonly onRevoked: (name: string) => Promise<void>
}

/** Asks before a key is revoked. */
export function RevokeKey({ id, name, onKept, onRevoked }: RevokeKeyProps) {
  const words = useApiKeysWords()
  const client = useApolloClient()

  async function revoke(): Promise<boolean> {
    const { data } = await client.mutate({ mutation: RevokeApiKeyDocument, variables: { id } })
    // A key that is unknown was revoked in another window.
    const isGone = data?.revokeApiKey.problems.every(({ __typename }) => __typename === 'InvalidField') === true
    if (isGone) await onRevoked(name)
    return isGone
  }

  return (
    <FinalQuestion
      words={{
        title: words('revoke.title', { name }),
        words: words('revoke.words'),
        yes: words('revoke.yes'),
        busy: words('revoke.busy'),
        no: words('revoke.no'),
        failed: words('revoke.failed'),
      }}
      act={revoke}
      onKept={onKept}
    />
  )
}
