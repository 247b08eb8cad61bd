import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../components/Glyph.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { SEARCH_FIELDS } from '../../search/search-address.ts'
import { PHONE } from '../../theme/tokens.ts'

/** The server accepts no more. The beginning of a longer link is enough. */
const MOST_CHARACTERS = 200

const useStyles = makeStyles({
  field: { position: 'relative' },
  input: {
    width: '100%',
    height: '48px',
    boxSizing: 'border-box',
    padding: '0 44px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textOverflow: 'ellipsis',
    // iOS zooms into fields with smaller letters.
    [PHONE]: { padding: '0 40px', fontSize: tokens.fontSizeBase400 },
    '::placeholder': { color: tokens.colorNeutralForeground2, opacity: 1 },
    ':focus': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      outline: `1px solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
  mark: {
    position: 'absolute',
    top: '15px',
    insetInlineStart: '14px',
    display: 'flex',
    color: tokens.colorNeutralForeground2,
    pointerEvents: 'none',
  },
  busy: {
    position: 'absolute',
    top: '13px',
    insetInlineEnd: '14px',
    display: 'flex',
    color: tokens.colorNeutralForeground2,
  },
})

interface QuickSearchFieldProps extends Omit<ComponentProps<'input'>, 'aria-busy' | 'className'> {
  /** True while a request is running. */
  readonly 'aria-busy': boolean
}

export function QuickSearchField(props: QuickSearchFieldProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.field}>
      <span className={styles.mark}>
        <Glyph name="search" />
      </span>
      <input
        {...props}
        name={SEARCH_FIELDS.gameName}
        className={styles.input}
        type="text"
        aria-label={t('home.quick.label')}
        placeholder={t('home.quick.placeholder')}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        spellCheck={false}
      />
      {props['aria-busy'] ? (
        <span className={styles.busy}>
          <Spinner />
        </span>
      ) : null}
    </div>
  )
}
