import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../components/Glyph.tsx'
import { Spinner } from '../components/Spinner.tsx'
import { PHONE } from '../theme/tokens.ts'
import { SEARCH_FIELDS } from './search-fields.ts'

/** The server accepts no more. The beginning of a longer link is enough. */
const MAX_CHARACTERS = 200

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    alignItems: 'stretch',
    boxSizing: 'border-box',
    height: '40px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':has(input:focus)': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      outline: `1px solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
  large: { height: '56px', borderRadius: tokens.borderRadiusLarge },
  input: {
    flexGrow: 1,
    minWidth: 0,
    padding: '0 14px',
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textOverflow: 'ellipsis',
    // iOS zooms into fields with smaller letters.
    [PHONE]: { padding: '0 4px 0 12px', fontSize: tokens.fontSizeBase400 },
    '::placeholder': { color: tokens.colorNeutralForeground2, opacity: 1 },
  },
  inputLarge: { fontSize: tokens.fontSizeBase400 },
  button: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '44px',
    margin: '3px',
    padding: 0,
    border: 'none',
    // The corner of the frame, less the margin.
    borderRadius: '7px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  buttonLarge: { width: '52px', margin: '5px', borderRadius: tokens.borderRadiusMedium },
})

interface SearchFrameProps extends Omit<ComponentProps<'input'>, 'aria-busy' | 'className'> {
  /** Stands before the text. */
  readonly chip: ReactNode
  readonly large: boolean
  /** True while a request is running. */
  readonly 'aria-busy': boolean
}

/** A text field with a chip before it and the button that submits it, in one frame. */
export function SearchFrame({ chip, large, ...field }: SearchFrameProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const busy = field['aria-busy']
  return (
    <div className={mergeClasses(styles.frame, large && styles.large)}>
      {chip}
      <input
        {...field}
        name={SEARCH_FIELDS.gameName}
        className={mergeClasses(styles.input, large && styles.inputLarge)}
        type="text"
        aria-label={t('search.anything.label')}
        placeholder={t('search.anything.placeholder')}
        maxLength={MAX_CHARACTERS}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        spellCheck={false}
      />
      <button
        type="submit"
        className={mergeClasses(styles.button, large && styles.buttonLarge)}
        aria-label={t(busy ? 'search.searching' : 'search.anything.submit')}
        title={t('search.anything.submit')}
      >
        {busy ? <Spinner /> : <Glyph name="search" />}
      </button>
    </div>
  )
}
