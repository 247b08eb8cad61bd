import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import type { WebhookRow_webhookFragment } from '../../../gql/graphql.ts'
import { ShownSecret } from '../ShownSecret.tsx'
import { useApiKeysWords } from '../useApiKeysWords.ts'
import { NewWebhook, type CreatedWebhook } from './NewWebhook.tsx'
import { WebhookButton } from './WebhookButton.tsx'
import { WebhookRow } from './WebhookRow.tsx'

const useStyles = makeStyles({
  section: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
  },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '& > li:last-child': { paddingBottom: '4px' },
  },
  belowForm: { marginTop: '8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  words: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    ':empty': { display: 'none' },
  },
})

interface KeyWebhooksProps {
  readonly apiKey: { readonly id: string; readonly name: string }
  readonly webhooks: readonly WebhookRow_webhookFragment[]
  /** Reads the webhooks again. */
  readonly onChanged: () => Promise<void>
}

/** The webhooks of an API key. */
export function KeyWebhooks({ apiKey, webhooks, onChanged }: KeyWebhooksProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  const title = useRef<HTMLHeadingElement>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [created, setCreated] = useState<CreatedWebhook | null>(null)
  const [said, setSaid] = useState<string | null>(null)

  // What had the focus is gone.
  const focusTitle = () => title.current?.focus()

  function takeCreated(made: CreatedWebhook) {
    setIsAdding(false)
    setSaid(words('webhooks.done.created', { name: made.name }))
    if (made.secret === null) focusTitle()
    else setCreated(made)
    void onChanged()
  }

  async function takeDeleted(name: string) {
    focusTitle()
    setSaid(words('webhooks.done.deleted', { name }))
    await onChanged()
  }

  function cancel() {
    setIsAdding(false)
    focusTitle()
  }

  return (
    <section aria-label={words('webhooks.label', { name: apiKey.name })} className={styles.section}>
      <div className={styles.head}>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {words('webhooks.title')}
        </h3>
        {isAdding || created !== null ? null : (
          <WebhookButton
            words={words('webhooks.add')}
            onClick={() => {
              setSaid(null)
              setIsAdding(true)
            }}
          />
        )}
      </div>
      <output className={styles.words}>{said}</output>
      {isAdding ? <NewWebhook apiKey={apiKey.id} onCreated={takeCreated} onCancel={cancel} /> : null}
      {created?.secret == null ? null : (
        <ShownSecret
          secret={created.secret}
          label={words('webhooks.secret.label')}
          words={words('webhooks.secret.words')}
          copyWords={words('webhooks.secret.copy')}
          onKept={() => {
            setCreated(null)
            focusTitle()
          }}
        />
      )}
      {webhooks.length === 0 ? (
        isAdding || created !== null ? null : (
          <p className={styles.words}>{words('webhooks.none')}</p>
        )
      ) : (
        <ul className={mergeClasses(styles.list, (isAdding || created !== null) && styles.belowForm)}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onChanged={onChanged} onDeleted={takeDeleted} />
          ))}
        </ul>
      )}
    </section>
  )
}
