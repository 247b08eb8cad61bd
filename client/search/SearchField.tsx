import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchInput } from '../components/SearchInput.tsx'
import { ownTokens } from '../theme/tokens.ts'
import type { FieldError } from './account-search-form.ts'

const useStyles = makeStyles({
  error: {
    display: 'block',
    minHeight: '16px',
    paddingInline: '4px',
    color: ownTokens.loss,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    // There is room below the button beside the last field, and a second line would push the page down.
    '@container (min-width: 600px)': { whiteSpace: 'nowrap' },
  },
})

interface SearchFieldProps extends Omit<ComponentProps<typeof SearchInput>, 'placeholder' | 'onChange'> {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error: FieldError | undefined
  readonly onEdit: (value: string) => void
  /** A link offered beside the error. */
  readonly wayOn?: ReactNode
}

/** The placeholder is the field's name. */
export function SearchField({ id, label, value, error, onEdit, wayOn, ...rest }: SearchFieldProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorId = `${id}-error`

  return (
    <div>
      <SearchInput
        {...rest}
        id={id}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
        placeholder={label}
        value={value}
        onChange={({ target }) => onEdit(target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        large
      />
      <span id={errorId} className={styles.error} role="alert">
        {error === undefined ? null : error.rule === 'required' ? t('search.required') : t('search.maximum', error)}
      </span>
      {wayOn}
    </div>
  )
}
