import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../components/TextField.tsx'
import { fieldProblemWords } from './field-problem-words.ts'
import type { RosterForm } from './useRosterForm.ts'

interface MoreFieldsProps {
  readonly idOf: (name: 'reason' | 'evidence') => string
  readonly form: Pick<RosterForm<'reason' | 'evidence'>, 'fields' | 'problemOf' | 'edit' | 'leave'>
}

const useStyles = makeStyles({
  more: { gridColumn: '1 / -1' },
  summary: {
    width: 'fit-content',
    minHeight: '24px',
    color: tokens.colorBrandForeground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  fields: { display: 'grid', gap: '12px', marginTop: '12px' },
})

/** Reason and source of a change, collapsed by default. */
export function MoreFields({ idOf, form }: MoreFieldsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { fields, problemOf, edit, leave } = form
  const [wanted, setWanted] = useState(false)
  const wrong = problemOf('reason') !== undefined || problemOf('evidence') !== undefined
  return (
    <details
      className={styles.more}
      open={wanted || wrong}
      onToggle={({ currentTarget }) => setWanted(currentTarget.open)}
    >
      <summary className={styles.summary}>{t('addProPlayer.more')}</summary>
      <div className={styles.fields}>
        <TextField
          id={idOf('reason')}
          label={t('addProPlayer.fields.reason')}
          optional
          error={fieldProblemWords('reason', problemOf('reason'), t)}
          value={fields.reason}
          onEdit={(reason) => edit({ reason })}
          onBlur={() => leave('reason')}
        />
        <TextField
          id={idOf('evidence')}
          label={t('addProPlayer.fields.evidence')}
          optional
          type="url"
          inputMode="url"
          placeholder="https://"
          error={fieldProblemWords('evidence', problemOf('evidence'), t)}
          value={fields.evidence}
          onEdit={(evidence) => edit({ evidence })}
          onBlur={() => leave('evidence')}
        />
      </div>
    </details>
  )
}
