import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownTokens } from '../theme/tokens.ts'

interface FieldFrameProps {
  readonly id: string
  readonly label: string
  readonly optional: boolean
  /** Null when the value is valid. */
  readonly error: string | null
  readonly children: ReactNode
}

const useStyles = makeStyles({
  frame: { display: 'grid', alignContent: 'start', gap: '4px', minWidth: 0 },
  label: { fontWeight: tokens.fontWeightSemibold },
  optional: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  error: { color: ownTokens.loss, fontSize: tokens.fontSizeBase200, lineHeight: '16px' },
})

export const fieldErrorId = (id: string) => `${id}-error`

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
