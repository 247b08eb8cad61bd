import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../components/Glyph.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { PHONE } from '../../theme/lane.ts'

/** The most that the server reads: of a longer link the beginning is enough. */
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

interface QuickSearchFieldProps extends Omit<ComponentProps<'input'>, 'role' | 'className'> {
  /** Whether an answer is awaited. */
  readonly busy: boolean
  /** The id of the list that opens below it. */
  readonly listId: string
  /** The id of the option that Enter chooses; null while the list is closed or empty. */
  readonly activeId: string | null
}

/** The text field of the quick search. */
export function QuickSearchField({ busy, listId, activeId, ...rest }: QuickSearchFieldProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.field}>
      <span className={styles.mark}>
        <Glyph name="search" />
      </span>
      <input
        {...rest}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={t('home.quick.label')}
        aria-expanded={activeId !== null}
        aria-controls={listId}
        aria-activedescendant={activeId ?? undefined}
        aria-autocomplete="list"
        aria-busy={busy}
        placeholder={t('home.quick.placeholder')}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        spellCheck={false}
      />
      {busy ? (
        <span className={styles.busy}>
          <Spinner />
        </span>
      ) : null}
    </div>
  )
}
