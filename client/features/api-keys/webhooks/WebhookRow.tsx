import { useApolloClient } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { graphql } from '../../../gql/gql.ts'
import type { WebhookRow_webhookFragment } from '../../../gql/graphql.ts'
import { RotateWebhookSecretDocument } from '../../../gql/RotateWebhookSecret.ts'
import { TestWebhookDocument } from '../../../gql/TestWebhook.ts'
import { UpdateWebhookDocument } from '../../../gql/UpdateWebhook.ts'
import { ownTokens } from '../../../theme/tokens.ts'
import { ShownSecret } from '../ShownSecret.tsx'
import { useApiKeysWords } from '../useApiKeysWords.ts'
import { DeleteWebhook } from './DeleteWebhook.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { EditWebhook } from './EditWebhook.tsx'
import { explainProblem } from './problem-words.ts'
import { ReplayWebhook } from './ReplayWebhook.tsx'
import { useDeliveryWords } from './useDeliveryWords.ts'
import { useWebhookAction } from './useWebhookAction.ts'
import { WebhookButton } from './WebhookButton.tsx'
import { WebhookFacts } from './WebhookFacts.tsx'

graphql(/* GraphQL */ `
  fragment WebhookRow_webhook on Webhook {
    id
    name
    address
    format
    locale
    events
    state
    stopReason
    retryAt
    missedEvents
    oldSecretUntil
    deliveries {
      at
      eventId
      event
      test
      attempt
      outcome
      status
      durationMs
    }
  }
`)

graphql(/* GraphQL */ `
  mutation TestWebhook($id: ID!) {
    testWebhook(input: { id: $id }) {
      delivery {
        outcome
        status
      }
      problems {
        ...WebhookProblems_problem
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation RotateWebhookSecret($id: ID!) {
    rotateWebhookSecret(input: { id: $id }) {
      secret
      webhook {
        ...WebhookRow_webhook
      }
      problems {
        ...WebhookProblems_problem
      }
    }
  }
`)

const useStyles = makeStyles({
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', padding: '14px 0' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  said: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, ':empty': { display: 'none' } },
  failed: { margin: 0, color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

type Panel = 'edit' | 'replay' | 'deliveries' | 'delete'

interface WebhookRowProps {
  readonly webhook: WebhookRow_webhookFragment
  /** Reads the webhooks again. */
  readonly onChanged: () => Promise<void>
  readonly onDeleted: (name: string) => Promise<void>
}

export function WebhookRow({ webhook, onChanged, onDeleted }: WebhookRowProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  const client = useApolloClient()
  const deliveryWords = useDeliveryWords()
  const { isBusy, said, say, run } = useWebhookAction()
  const [isTesting, setIsTesting] = useState(false)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { id, name, format, state, deliveries } = webhook

  function close(done?: string) {
    setPanel(null)
    setSecret(null)
    if (done !== undefined) say('done', done)
    opener.current?.focus()
  }

  async function test() {
    setIsTesting(true)
    const tested = await run(
      async () => {
        const { data } = await client.mutate({ mutation: TestWebhookDocument, variables: { id } })
        return data?.testWebhook
      },
      (problem) =>
        problem.__typename === 'TooMany'
          ? words('webhooks.problems.tooManyTests', { count: problem.most })
          : explainProblem(problem, words),
    )
    setIsTesting(false)
    if (tested === null || tested.delivery === null) return
    const kind = tested.delivery.outcome === 'DELIVERED' ? 'done' : 'failed'
    say(kind, words('webhooks.done.tested', { outcome: deliveryWords(tested.delivery) }))
    await onChanged()
  }

  async function turn() {
    const active = state !== 'ACTIVE'
    const turned = await run(async () => {
      const { data } = await client.mutate({ mutation: UpdateWebhookDocument, variables: { input: { id, active } } })
      return data?.updateWebhook
    })
    if (turned !== null) say('done', words(active ? 'webhooks.done.resumed' : 'webhooks.done.paused'))
  }

  async function rotate() {
    const rotated = await run(async () => {
      const { data } = await client.mutate({ mutation: RotateWebhookSecretDocument, variables: { id } })
      return data?.rotateWebhookSecret
    })
    if (rotated === null) return
    setPanel(null)
    setSecret(rotated.secret)
  }

  const toggle = (which: Panel) => (
    <WebhookButton
      words={words(`webhooks.actions.${which}`)}
      expanded={panel === which}
      onClick={(button) => {
        opener.current = button
        setPanel(panel === which ? null : which)
      }}
    />
  )

  return (
    <li className={styles.row}>
      <WebhookFacts webhook={webhook} />
      <fieldset aria-label={words('webhooks.actions.label', { name })} className={styles.actions}>
        <WebhookButton
          words={words(isTesting ? 'webhooks.actions.testing' : 'webhooks.actions.test')}
          busy={isBusy}
          onClick={() => void test()}
        />
        <WebhookButton
          words={words(state === 'ACTIVE' ? 'webhooks.actions.pause' : 'webhooks.actions.resume')}
          busy={isBusy}
          onClick={() => void turn()}
        />
        {toggle('deliveries')}
        {toggle('edit')}
        {toggle('replay')}
        {format === 'DISCORD' ? null : (
          <WebhookButton
            words={words('webhooks.actions.rotate')}
            busy={isBusy}
            onClick={(button) => {
              opener.current = button
              void rotate()
            }}
          />
        )}
        {toggle('delete')}
      </fieldset>
      <output className={styles.said}>{said?.kind === 'done' ? said.words : null}</output>
      {said?.kind === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {said.words}
        </p>
      ) : null}
      {secret === null ? null : (
        <ShownSecret
          secret={secret}
          label={words('webhooks.secret.label')}
          words={`${words('webhooks.secret.words')} ${words('webhooks.secret.rotated')}`}
          copyWords={words('webhooks.secret.copy')}
          onKept={() => close()}
        />
      )}
      {panel === 'deliveries' ? <DeliveryList deliveries={deliveries} /> : null}
      {panel === 'edit' ? (
        <EditWebhook webhook={webhook} onSaved={() => close(words('webhooks.done.saved'))} onCancel={() => close()} />
      ) : null}
      {panel === 'replay' ? (
        <ReplayWebhook id={id} onReplaying={() => close(words('webhooks.done.replaying'))} onCancel={() => close()} />
      ) : null}
      {panel === 'delete' ? (
        <DeleteWebhook id={id} name={name} onKept={() => close()} onDeleted={() => onDeleted(name)} />
      ) : null}
    </li>
  )
}
