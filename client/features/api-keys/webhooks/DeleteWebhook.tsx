import { useApolloClient } from '@apollo/client/react'
import { DeleteWebhookDocument } from '../../../gql/DeleteWebhook.ts'
import { graphql } from '../../../gql/gql.ts'
import { FinalQuestion } from '../FinalQuestion.tsx'
import { useApiKeysWords } from '../useApiKeysWords.ts'

graphql(/* GraphQL */ `
  mutation DeleteWebhook($id: ID!) {
    deleteWebhook(input: { id: $id }) {
      problems {
        __typename
      }
    }
  }
`)

interface DeleteWebhookProps {
  readonly id: string
  readonly name: string
  readonly onKept: () => void
  readonly onDeleted: () => Promise<void>
}

/** Asks before a webhook is deleted. */
export function DeleteWebhook({ id, name, onKept, onDeleted }: DeleteWebhookProps) {
  const words = useApiKeysWords()
  const client = useApolloClient()

  async function remove(): Promise<boolean> {
    const { data } = await client.mutate({ mutation: DeleteWebhookDocument, variables: { id } })
    // A webhook that is unknown was deleted in another window.
    const isGone = data?.deleteWebhook.problems.every(({ __typename }) => __typename === 'InvalidField') === true
    if (isGone) await onDeleted()
    return isGone
  }

  return (
    <FinalQuestion
      words={{
        title: words('webhooks.delete.title', { name }),
        words: words('webhooks.delete.words'),
        yes: words('webhooks.delete.yes'),
        busy: words('webhooks.delete.busy'),
        no: words('webhooks.delete.no'),
        failed: words('webhooks.delete.failed'),
      }}
      act={remove}
      onKept={onKept}
    />
  )
}
