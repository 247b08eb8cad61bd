import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownTokens } from '../theme/tokens.ts'

interface FieldFrameProps {
  /** Id of the input itself. */
  readonly id: string
  readonly label: string
  readonly optional: boolean
  /** Validation error; null when the value is valid. */
  readonly error: string | null
  readonly children: ReactNode
}

const useStyles = makeStyles({
  frame: { display: 'grid', alignContent: 'start', gap: '4px', minWidth: 0 },
  label: { fontWeight: tokens.fontWeightSemibold },
  optional: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  error: { color: ownTokens.loss, fontSize: tokens.fontSizeBase200, lineHeight: '16px' },
})

/** Returns the id of a field's error message. */
export const fieldErrorId = (id: string) => `${id}-error`

/** A form field with its label above and its error below. */
export function FieldFrame({ id, label, optional, error, children }: FieldFrameProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional ? <span className={styles.optional}>{t('common.optional')}</span> : null}
      </label>
      {children}
      <span id={fieldErrorId(id)} className={styles.error} role="alert">
        {error}
      </span>
    </div>
  )
}
