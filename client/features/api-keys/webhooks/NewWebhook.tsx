import { useApolloClient } from '@apollo/client/react'
import { CreateWebhookDocument } from '../../../gql/CreateWebhook.ts'
import { graphql } from '../../../gql/gql.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { useApiKeysWords } from '../useApiKeysWords.ts'
import { explainFields, explainProblem, type FormErrors } from './problem-words.ts'
import { PRO_EVENTS, toCodes, type WebhookDraft } from './webhook-draft.ts'
import { WebhookForm } from './WebhookForm.tsx'

graphql(/* GraphQL */ `
  mutation CreateWebhook($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      secret
      webhook {
        id
        name
      }
      problems {
        ...WebhookProblems_problem
      }
    }
  }
`)

export interface CreatedWebhook {
  readonly name: string
  /** Null for Discord, which needs none. */
  readonly secret: string | null
}

interface NewWebhookProps {
  /** The `id` of the API key. */
  readonly apiKey: string
  readonly onCreated: (created: CreatedWebhook) => void
  readonly onCancel: () => void
}

export function NewWebhook({ apiKey, onCreated, onCancel }: NewWebhookProps) {
  const words = useApiKeysWords()
  const client = useApolloClient()
  const locale = useLocale()

  async function create(draft: WebhookDraft): Promise<FormErrors> {
    const { name, address, format, events } = draft
    const filter = { teams: toCodes(draft.teams), leagues: toCodes(draft.leagues) }
    const input = { apiKey, name, address, format, locale: draft.locale, events: [...events], filter }
    const { data } = await client.mutate({ mutation: CreateWebhookDocument, variables: { input } })
    if (data === undefined) return { form: explainProblem(undefined, words) }
    const { webhook, secret, problems } = data.createWebhook
    if (webhook === null) return explainFields(problems, format, words)
    onCreated({ name: webhook.name, secret: format === 'DISCORD' ? null : secret })
    return {}
  }

  return (
    <WebhookForm
      title={words('webhooks.form.addTitle')}
      start={{
        name: '',
        address: '',
        format: 'JSON',
        locale: locale === 'pl' ? 'PL' : 'EN',
        events: ['STREAM_STARTED', 'GAME_STARTED'],
        teams: '',
        leagues: '',
      }}
      isNew
      addressPlaceholder="https://"
      offered={PRO_EVENTS}
      submitWords={[words('webhooks.form.create'), words('webhooks.form.creating')]}
      send={create}
      onCancel={onCancel}
    />
  )
}
