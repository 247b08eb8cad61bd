import { useApolloClient } from '@apollo/client/react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { FilterChips } from '../../../components/FilterChips.tsx'
import { graphql } from '../../../gql/gql.ts'
import { ReplayWebhookDocument } from '../../../gql/ReplayWebhook.ts'
import { serverTime } from '../../../hydration/server-time.ts'
import { BusyButton } from '../../../sign-in/BusyButton.tsx'
import { ownTokens } from '../../../theme/tokens.ts'
import { useApiKeysWords } from '../useApiKeysWords.ts'
import { useWebhookAction } from './useWebhookAction.ts'

graphql(/* GraphQL */ `
  mutation ReplayWebhook($input: ReplayWebhookInput!) {
    replayWebhook(input: $input) {
      webhook {
        ...WebhookRow_webhook
      }
      problems {
        ...WebhookProblems_problem
      }
    }
  }
`)

const HOUR_MS = 60 * 60 * 1000

/** A moment less than a week: older events are no longer kept, and would count as missed. */
const AGES = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS - 60_000 } as const

type AgeName = keyof typeof AGES

const CHOICES: readonly AgeName[] = ['hour', 'day', 'week']

const useStyles = makeStyles({
  form: { display: 'grid', justifyItems: 'start', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  words: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: '18px', textWrap: 'pretty' },
  failed: { margin: 0, color: ownTokens.loss },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  cancel: { minHeight: '40px' },
})

interface ReplayWebhookProps {
  readonly id: string
  readonly onReplaying: () => void
  readonly onCancel: () => void
}

export function ReplayWebhook({ id, onReplaying, onCancel }: ReplayWebhookProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  const client = useApolloClient()
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [age, setAge] = useState<AgeName>('hour')
  const { isBusy, said, run } = useWebhookAction()

  useEffect(() => form.current?.querySelector('button')?.focus(), [])

  async function replay(event: SubmitEvent) {
    event.preventDefault()
    const time = new Date(serverTime.now() - AGES[age]).toISOString()
    const done = await run(async () => {
      const { data } = await client.mutate({
        mutation: ReplayWebhookDocument,
        variables: { input: { id, after: { time } } },
      })
      return data?.replayWebhook
    })
    if (done !== null) onReplaying()
  }

  return (
    <form ref={form} aria-labelledby={titleId} className={styles.form} onSubmit={(event) => void replay(event)}>
      <h4 id={titleId} className={styles.title}>
        {words('webhooks.replay.title')}
      </h4>
      <FilterChips
        label={words('webhooks.replay.title')}
        options={CHOICES.map((value) => ({ value, label: words(`webhooks.replay.choices.${value}`) }))}
        selected={age}
        onSelect={setAge}
      />
      <p className={styles.words}>{words('webhooks.replay.words')}</p>
      {said === null ? null : (
        <p role="alert" className={styles.failed}>
          {said.words}
        </p>
      )}
      <div className={styles.actions}>
        <BusyButton
          type="submit"
          words={words('webhooks.replay.submit')}
          busyWords={words('webhooks.replay.busy')}
          busy={isBusy}
        />
        <Button className={styles.cancel} appearance="subtle" onClick={onCancel}>
          {words('webhooks.replay.cancel')}
        </Button>
      </div>
    </form>
  )
}
