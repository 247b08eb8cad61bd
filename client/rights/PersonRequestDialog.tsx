import { useApolloClient } from '@apollo/client/react'
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Dialog } from '../components/Dialog.tsx'
import { fieldStyle } from '../components/field-style.ts'
import { fieldErrorId, FieldFrame } from '../components/FieldFrame.tsx'
import { FilterChips } from '../components/FilterChips.tsx'
import { Spinner } from '../components/Spinner.tsx'
import { TextField } from '../components/TextField.tsx'
import { graphql } from '../gql/gql.ts'
import { SendPersonRequestDocument } from '../gql/SendPersonRequest.ts'
import { privacyPath } from '../paths.ts'
import { ownTokens, PHONE } from '../theme/tokens.ts'
import { ClaimProof } from './ClaimProof.tsx'
import { usePersonRequestWords } from './usePersonRequestWords.ts'

graphql(/* GraphQL */ `
  mutation SendPersonRequest($input: SendPersonRequestInput!) {
    sendPersonRequest(input: $input) {
      sent
      problems {
        ... on InvalidField {
          path
        }
      }
    }
  }
`)

export interface PersonRequestDialogProps {
  /** The `id` of the account or the pro player. */
  readonly id: string
  /** Riot ID, or name of the pro player. */
  readonly name: string
  readonly onClose: () => void
}

const WISHES = ['CORRECT', 'REMOVE'] as const

type Wish = (typeof WISHES)[number]

type SendState = 'idle' | 'sending' | 'sent' | 'gone' | 'failed'

/** As in the contract, in code points. An input counts UTF-16 units, so it allows no more. */
const LONGEST_TEXT = 2000
const LONGEST_CONTACT = 200

const useStyles = makeStyles({
  form: { display: 'grid', gap: '14px', paddingBottom: '8px', fontSize: tokens.fontSizeBase300 },
  words: { margin: 0, color: tokens.colorNeutralForeground2 },
  text: { ...fieldStyle, height: '120px', padding: '10px 12px', resize: 'vertical', lineHeight: '20px' },
  invalid: { border: `1px solid ${ownTokens.loss}` },
  send: {
    justifySelf: 'start',
    height: '40px',
    minWidth: '140px',
    color: tokens.colorNeutralForegroundOnBrand,
    [PHONE]: { width: '100%' },
  },
  failed: { margin: 0, color: ownTokens.loss },
  link: { color: tokens.colorBrandForeground1 },
})

export function PersonRequestDialog({ id, name, onClose }: PersonRequestDialogProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = usePersonRequestWords()
  const client = useApolloClient()
  const fieldId = useId()
  const [wish, setWish] = useState<Wish>('CORRECT')
  const [text, setText] = useState('')
  const [contact, setContact] = useState('')
  const [claim, setClaim] = useState<string | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [state, setState] = useState<SendState>('idle')
  // A second attempt after a lost answer is the same request. A changed one needs another key.
  const [key, setKey] = useState(newKey)
  const isMissing = wish === 'CORRECT' && text.trim() === ''

  function edit(change: () => void) {
    change()
    setKey(newKey())
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    if (state === 'sending' || isMissing) return
    setState('sending')
    const given = contact.trim() === '' ? null : contact
    const input = { id, wish, text, contact: given, claim, idempotencyKey: key }
    try {
      const { data } = await client.mutate({ mutation: SendPersonRequestDocument, variables: { input } })
      const isGone = data?.sendPersonRequest.problems.some((problem) => 'path' in problem && problem.path === 'id')
      if (isGone === true) setState('gone')
      else setState(data?.sendPersonRequest.sent === true ? 'sent' : 'failed')
    } catch {
      setState('failed')
    }
  }

  const textId = `${fieldId}-text`
  const error = isChecked && isMissing ? words('missing') : null
  return (
    <Dialog title={t('rights.link')} closeLabel={words('close')} onClose={onClose}>
      {state === 'sent' ? (
        <output className={mergeClasses(styles.form, styles.words)}>{words('sent')}</output>
      ) : (
        <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
          <p className={styles.words}>{words('about', { name })}</p>
          <FilterChips
            label={words('wish')}
            options={WISHES.map((value) => ({ value, label: words(`wishes.${value}`) }))}
            selected={wish}
            onSelect={(chosen) => edit(() => setWish(chosen))}
          />
          <p className={styles.words}>{words(`hints.${wish}`)}</p>
          <FieldFrame id={textId} label={words(`texts.${wish}`)} optional={wish === 'REMOVE'} error={error}>
            <textarea
              id={textId}
              className={mergeClasses(styles.text, error !== null && styles.invalid)}
              maxLength={LONGEST_TEXT}
              aria-required={wish === 'CORRECT'}
              aria-invalid={error !== null}
              aria-describedby={fieldErrorId(textId)}
              value={text}
              onChange={({ currentTarget }) => edit(() => setText(currentTarget.value))}
            />
          </FieldFrame>
          <TextField
            id={`${fieldId}-contact`}
            label={words('contact')}
            optional
            maxLength={LONGEST_CONTACT}
            error={null}
            value={contact}
            onEdit={(value) => edit(() => setContact(value))}
          />
          <ClaimProof id={id} onProven={(token) => edit(() => setClaim(token))} />
          <p className={styles.words}>
            {words('readers')}{' '}
            <Link to={privacyPath()} className={styles.link}>
              {words('privacy')}
            </Link>
          </p>
          {state === 'failed' || state === 'gone' ? (
            <p role="alert" className={styles.failed}>
              {words(state)}
            </p>
          ) : null}
          <Button
            type="submit"
            appearance="primary"
            size="large"
            className={styles.send}
            aria-busy={state === 'sending'}
            aria-label={state === 'sending' ? words('sending') : words('send')}
            disabledFocusable={state === 'sending'}
          >
            {state === 'sending' ? <Spinner /> : words('send')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

/** `crypto.randomUUID` is missing on pages without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
