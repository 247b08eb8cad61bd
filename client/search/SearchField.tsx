import { Input, makeStyles, mergeClasses, tokens, type InputProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lane, PHONE } from '../theme/lane.ts'
import type { FieldError } from './account-search-form.ts'

const useStyles = makeStyles({
  input: {
    width: '100%',
    height: '40px',
    minWidth: 0,
    paddingInline: '12px',
    borderBottomColor: tokens.colorNeutralStroke1,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase300,
    // iOS zooms into fields with smaller letters.
    [PHONE]: { fontSize: tokens.fontSizeBase400 },
    // One clear ring in place of Fluent's line, which breaks at these corners.
    '::after': { display: 'none' },
    ':focus-within': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      outline: `1px solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
  text: { padding: 0 },
  invalid: { border: `1px solid ${lane.loss}` },
  error: {
    display: 'block',
    minHeight: '16px',
    paddingInline: '4px',
    color: lane.loss,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    // Below the button beside the last field there is room, and a second line would push the page down.
    '@container (min-width: 600px)': { whiteSpace: 'nowrap' },
  },
})

interface SearchFieldProps extends Pick<InputProps, 'contentBefore' | 'onPaste'> {
  /** Of the text field itself. */
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error: FieldError | undefined
  readonly onEdit: (value: string) => void
  /** A way on where something is wrong. */
  readonly wayOn?: ReactNode
}

/** A text field that is named by its placeholder and says below itself what is wrong with it. */
export function SearchField({ id, label, value, error, onEdit, wayOn, ...rest }: SearchFieldProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorId = `${id}-error`

  return (
    <div>
      <Input
        {...rest}
        id={id}
        className={mergeClasses(styles.input, error !== undefined && styles.invalid)}
        input={{ className: styles.text }}
        aria-label={label}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
        placeholder={label}
        value={value}
        onChange={(_event, data) => onEdit(data.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        size="large"
      />
      <span id={errorId} className={styles.error} role="alert">
        {error === undefined ? null : error.rule === 'required' ? t('search.required') : t('search.maximum', error)}
      </span>
      {wayOn}
    </div>
  )
}
