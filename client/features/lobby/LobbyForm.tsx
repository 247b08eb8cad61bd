import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { Card } from '../../components/Card.tsx'
import { fieldStyle } from '../../components/field-style.ts'
import { fieldErrorId, FieldFrame } from '../../components/FieldFrame.tsx'
import type { Region } from '../../gql/graphql.ts'
import { lobbyPath } from '../../paths.ts'
import { LOBBY_FIELDS, LONGEST_TEXT } from '../../search/lobby-address.ts'
import { RegionSelect } from '../../search/RegionSelect.tsx'
import type { RegionChoice } from '../../settings/choices.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { useLobbyWords } from './useLobbyWords.ts'

interface LobbyFormProps {
  readonly text: string
  readonly region: RegionChoice
  readonly onChooseRegion: (region: Region | null) => void
  /** The text is not blank. */
  readonly onSubmit: (text: string) => void
}

const useStyles = makeStyles({
  card: { padding: '16px', [PHONE]: { padding: '12px' } },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 220px',
    gap: '12px 16px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  text: {
    ...fieldStyle,
    height: '132px',
    padding: '10px 12px',
    lineHeight: '20px',
    resize: 'vertical',
  },
  invalid: { border: `1px solid ${ownTokens.loss}` },
  side: { display: 'grid', alignContent: 'start', gap: '12px' },
  // Aligns with the text field, which is below its label.
  region: { marginTop: '24px', [PHONE]: { marginTop: 0 } },
  button: { minHeight: '40px' },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
})

/** Without JavaScript, the browser sends the text as it is. */
export function LobbyForm({ text, region, onChooseRegion, onSubmit }: LobbyFormProps) {
  const styles = useStyles()
  const words = useLobbyWords()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [written, setWritten] = useState(text)
  const [missing, setMissing] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const isBlank = written.trim() === ''
    setMissing(isBlank)
    if (isBlank) field.current?.focus()
    else onSubmit(written.trim())
  }

  return (
    <Card className={styles.card}>
      <form action={lobbyPath()} className={styles.form} onSubmit={submit}>
        <FieldFrame id={id} label={words('label')} optional={false} error={missing ? words('missing') : null}>
          <textarea
            ref={field}
            id={id}
            name={LOBBY_FIELDS.text}
            className={mergeClasses(styles.text, missing && styles.invalid)}
            placeholder={words('placeholder')}
            maxLength={LONGEST_TEXT}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={missing}
            aria-describedby={fieldErrorId(id)}
            value={written}
            onChange={({ currentTarget }) => {
              setWritten(currentTarget.value)
              setMissing(false)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
            }}
          />
        </FieldFrame>
        <div className={styles.side}>
          <div className={styles.region}>
            <RegionSelect
              codeOnly={false}
              region={region}
              onChoose={(chosen) => onChooseRegion(chosen === 'ANY' ? null : chosen)}
            />
          </div>
          <Button type="submit" appearance="primary" className={styles.button}>
            {words('submit')}
          </Button>
          <p className={styles.hint}>{words('regionHint')}</p>
        </div>
      </form>
    </Card>
  )
}
