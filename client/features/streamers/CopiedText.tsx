import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useCopy } from '../../components/useCopy.ts'
import { shownCodeStyle } from '../../theme/shown-code-style.ts'
import { PHONE } from '../../theme/tokens.ts'
import { useStreamersWords } from './useStreamersWords.ts'

interface CopiedTextProps {
  /** Accessible name. */
  readonly label: string
  readonly text: string
  /** True for a text that names no real account. */
  readonly isExample: boolean
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '8px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  },
  text: { ...shownCodeStyle, boxSizing: 'border-box', width: '100%', userSelect: 'all' },
  side: { display: 'grid', justifyItems: 'start', gap: '4px' },
  button: { minHeight: '42px' },
  said: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, ':empty': { display: 'none' } },
})

/** A text, and a button that copies it. */
export function CopiedText({ label, text, isExample }: CopiedTextProps) {
  const styles = useStyles()
  const words = useStreamersWords()
  const { said, copy } = useCopy()
  return (
    <div className={styles.root}>
      <code aria-label={label} className={styles.text} translate="no">
        {text}
      </code>
      <div className={styles.side}>
        <Button
          className={styles.button}
          disabledFocusable={isExample}
          aria-label={`${words('copy')}: ${label}`}
          onClick={() => void copy(text)}
        >
          {said === 'copied' ? words('copied') : words('copy')}
        </Button>
        <output className={styles.said}>{said === 'notCopied' ? words('notCopied') : null}</output>
      </div>
    </div>
  )
}
