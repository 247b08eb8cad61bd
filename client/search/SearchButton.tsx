import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../components/Glyph.tsx'
import { Spinner } from '../components/Spinner.tsx'
import { PHONE } from '../theme/tokens.ts'

const useStyles = makeStyles({
  button: {
    height: '40px',
    minWidth: '44px',
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase300,
    [PHONE]: { width: '100%' },
  },
  inBar: { paddingInline: 0 },
  offPhone: { display: 'flex', [PHONE]: { display: 'none' } },
  onPhone: { display: 'none', [PHONE]: { display: 'inline' } },
})

interface SearchButtonProps {
  /** In the bar there is only room for an icon, except on a phone. */
  readonly inBar: boolean
  readonly searching: boolean
}

/** Submits its form; disabled while a search runs. */
export function SearchButton({ inBar, searching }: SearchButtonProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = t('search.submit')

  return (
    <Button
      className={mergeClasses(styles.button, inBar && styles.inBar)}
      type="submit"
      appearance="primary"
      size="large"
      aria-label={searching ? t('search.searching') : words}
      aria-busy={searching}
      disabledFocusable={searching}
    >
      {searching ? <Spinner /> : inBar ? <BarFace words={words} /> : words}
    </Button>
  )
}

function BarFace({ words }: { readonly words: string }) {
  const styles = useStyles()
  return (
    <>
      <span className={styles.offPhone}>
        <Glyph name="search" />
      </span>
      <span className={styles.onPhone}>{words}</span>
    </>
  )
}
