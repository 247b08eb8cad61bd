import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { FilterChips } from '../../../components/FilterChips.tsx'
import { TextField } from '../../../components/TextField.tsx'
import type { WebhookEvent } from '../../../gql/graphql.ts'
import { BusyButton } from '../../../sign-in/BusyButton.tsx'
import { ownTokens, PHONE } from '../../../theme/tokens.ts'
import { useApiKeysWords } from '../useApiKeysWords.ts'
import { EventBoxes } from './EventBoxes.tsx'
import type { FormErrors } from './problem-words.ts'
import type { WebhookDraft } from './webhook-draft.ts'

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  choice: { display: 'grid', gap: '6px' },
  label: { fontWeight: tokens.fontWeightSemibold },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    textWrap: 'pretty',
  },
  failed: { margin: 0, color: ownTokens.loss },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  cancel: { minHeight: '40px' },
})

const LANGUAGES = [
  { value: 'EN', label: 'English' },
  { value: 'PL', label: 'Polski' },
] as const

interface WebhookFormProps {
  readonly title: string
  readonly start: WebhookDraft
  /** The format of a stored webhook never changes. */
  readonly isNew: boolean
  readonly addressPlaceholder: string
  readonly offered: readonly WebhookEvent[]
  readonly submitWords: readonly [idle: string, busy: string]
  /** Sends the draft, and closes the form on success. Returns what is wrong otherwise. */
  readonly send: (draft: WebhookDraft) => Promise<FormErrors>
  readonly onCancel: () => void
}

/** The form of a new or a changed webhook. */
export function WebhookForm(props: WebhookFormProps) {
  const { title, start, isNew, addressPlaceholder, offered, submitWords, send, onCancel } = props
  const styles = useStyles()
  const words = useApiKeysWords()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<FormErrors>({})
  const [busy, setBusy] = useState(false)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  // Moves to the first wrong field.
  useEffect(() => {
    const isWrong = Object.keys(errors).length > 0
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setErrors({})
    try {
      setErrors(await send(draft))
    } catch {
      setErrors({ form: words('webhooks.problems.failed') })
    } finally {
      setBusy(false)
    }
  }

  const field = (name: 'name' | 'address' | 'teams' | 'leagues') => ({
    id: `${id}${name}`,
    value: draft[name],
    error: errors[name] ?? null,
    onEdit: (text: string) => setDraft((before) => ({ ...before, [name]: text })),
  })

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={`${id}title`}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <h4 id={`${id}title`} className={styles.title}>
        {title}
      </h4>
      <TextField
        label={words('webhooks.form.name')}
        placeholder={words('webhooks.form.namePlaceholder')}
        {...field('name')}
      />
      {isNew ? (
        <div className={styles.choice}>
          <span className={styles.label}>{words('webhooks.form.format')}</span>
          <FilterChips
            label={words('webhooks.form.format')}
            options={(['JSON', 'DISCORD'] as const).map((value) => ({
              value,
              label: words(`webhooks.form.formats.${value}`),
            }))}
            selected={draft.format}
            onSelect={(format) => setDraft((before) => ({ ...before, format }))}
          />
        </div>
      ) : null}
      <TextField
        label={words(draft.format === 'DISCORD' ? 'webhooks.form.discordAddress' : 'webhooks.form.address')}
        type="url"
        placeholder={addressPlaceholder}
        {...field('address')}
      />
      {draft.format === 'DISCORD' ? (
        <div className={styles.choice}>
          <span className={styles.label}>{words('webhooks.form.language')}</span>
          <FilterChips
            label={words('webhooks.form.language')}
            options={LANGUAGES}
            selected={draft.locale}
            onSelect={(locale) => setDraft((before) => ({ ...before, locale }))}
          />
        </div>
      ) : null}
      <EventBoxes
        offered={offered}
        chosen={draft.events}
        error={errors.events ?? null}
        onChoose={(events) => setDraft((before) => ({ ...before, events }))}
      />
      <div className={styles.pair}>
        <TextField
          label={words('webhooks.form.leagues')}
          optional
          placeholder={words('webhooks.form.leaguesPlaceholder')}
          {...field('leagues')}
        />
        <TextField
          label={words('webhooks.form.teams')}
          optional
          placeholder={words('webhooks.form.teamsPlaceholder')}
          {...field('teams')}
        />
      </div>
      <p className={styles.hint}>{words('webhooks.form.hint')}</p>
      {errors.form === undefined ? null : (
        <p role="alert" className={styles.failed}>
          {errors.form}
        </p>
      )}
      <div className={styles.actions}>
        <BusyButton type="submit" appearance="primary" words={submitWords[0]} busyWords={submitWords[1]} busy={busy} />
        <Button className={styles.cancel} appearance="subtle" onClick={onCancel}>
          {words('webhooks.form.cancel')}
        </Button>
      </div>
    </form>
  )
}
