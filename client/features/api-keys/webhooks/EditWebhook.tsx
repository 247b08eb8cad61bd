import { useApolloClient } from '@apollo/client/react'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { WebhookFilterQuery, WebhookRow_webhookFragment } from '../../../gql/graphql.ts'
import { UpdateWebhookDocument } from '../../../gql/UpdateWebhook.ts'
import { useWebhookFilterQuery } from '../../../gql/WebhookFilter.ts'
import { NoAnswer } from '../../../pro-scene/NoAnswer.tsx'
import { useApiKeysWords } from '../useApiKeysWords.ts'
import { explainFields, explainProblem, type FormErrors } from './problem-words.ts'
import { ACCOUNT_EVENTS, PRO_EVENTS, toCodes, type WebhookDraft } from './webhook-draft.ts'
import { WebhookForm } from './WebhookForm.tsx'

// `viewer` makes the page send the person's token, without which no webhook is shown.
graphql(/* GraphQL */ `
  query WebhookFilter($id: ID!) {
    viewer {
      __typename
    }
    node(id: $id) {
      ... on Webhook {
        id
        filter {
          proPlayers {
            id
          }
          teams {
            code
          }
          leagues {
            code
          }
          accounts {
            id
          }
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation UpdateWebhook($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      webhook {
        ...WebhookRow_webhook
      }
      problems {
        ...WebhookProblems_problem
      }
    }
  }
`)

type Filter = Extract<NonNullable<WebhookFilterQuery['node']>, { readonly __typename: 'Webhook' }>['filter']

interface EditWebhookProps {
  readonly webhook: WebhookRow_webhookFragment
  readonly onSaved: () => void
  readonly onCancel: () => void
}

export function EditWebhook(props: EditWebhookProps) {
  const { data, loading, refetch } = useWebhookFilterQuery({
    variables: { id: props.webhook.id },
    fetchPolicy: 'network-only',
  })
  if (data?.node?.__typename === 'Webhook') return <KnownFilter {...props} filter={data.node.filter} />
  return loading ? <Skeleton height={240} /> : <NoAnswer busy={false} onRetry={() => void refetch()} />
}

function KnownFilter({ webhook, filter, onSaved, onCancel }: EditWebhookProps & { readonly filter: Filter }) {
  const words = useApiKeysWords()
  const client = useApolloClient()
  const { id, name, format, locale, events } = webhook
  // What is secret in an address is not shown, so the field can't begin with it.
  const address = webhook.address.includes('…') ? '' : webhook.address
  const start: WebhookDraft = {
    name,
    address,
    format,
    locale,
    events,
    teams: filter.teams.map(({ code }) => code).join(', '),
    leagues: filter.leagues.map(({ code }) => code).join(', '),
  }

  async function save(draft: WebhookDraft): Promise<FormErrors> {
    const isSameFilter = draft.teams === start.teams && draft.leagues === start.leagues
    const input = {
      id,
      name: draft.name,
      // The same address would be tried at once, as a new one is.
      ...(draft.address.trim() === address ? {} : { address: draft.address }),
      locale: draft.locale,
      events: [...draft.events],
      ...(isSameFilter ? {} : { filter: { ...idsOf(filter), ...codesOf(draft) } }),
    }
    const { data } = await client.mutate({ mutation: UpdateWebhookDocument, variables: { input } })
    if (data === undefined) return { form: explainProblem(undefined, words) }
    if (data.updateWebhook.webhook === null) return explainFields(data.updateWebhook.problems, format, words)
    onSaved()
    return {}
  }

  return (
    <WebhookForm
      title={words('webhooks.form.editTitle', { name })}
      start={start}
      isNew={false}
      addressPlaceholder={
        address === '' ? words('webhooks.form.keepAddress', { address: webhook.address }) : 'https://'
      }
      offered={[
        ...PRO_EVENTS,
        ...ACCOUNT_EVENTS.filter((event) => filter.accounts.length > 0 || events.includes(event)),
      ]}
      submitWords={[words('webhooks.form.save'), words('webhooks.form.saving')]}
      send={save}
      onCancel={onCancel}
    />
  )
}

/** The form does not show these, and keeps them. */
const idsOf = ({ proPlayers, accounts }: Filter) => ({
  proPlayers: proPlayers.map(({ id }) => id),
  accounts: accounts.map(({ id }) => id),
})

const codesOf = ({ teams, leagues }: WebhookDraft) => ({ teams: toCodes(teams), leagues: toCodes(leagues) })
