import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Spinner } from '../components/Spinner.tsx'
import { ownTokens } from '../theme/tokens.ts'

interface BusyButtonProps {
  readonly type?: 'button' | 'submit'
  readonly appearance?: 'primary' | 'secondary'
  /** True when the action can't be undone. */
  readonly final?: boolean
  readonly size?: 'medium' | 'large'
  readonly words: string
  /** Label while the action runs. */
  readonly busyWords: string
  readonly busy: boolean
  readonly wide?: boolean
  /** Omitted for a button that submits its form. */
  readonly onClick?: () => void
}

const useStyles = makeStyles({
  button: { minHeight: '40px', minWidth: 'fit-content', whiteSpace: 'nowrap' },
  wide: { width: '100%' },
  final: {
    border: `1px solid ${ownTokens.loss}`,
    color: ownTokens.loss,
    ':hover': { border: `1px solid ${ownTokens.loss}`, color: ownTokens.loss },
  },
  primary: { color: tokens.colorNeutralForegroundOnBrand },
  content: { display: 'inline-flex', alignItems: 'center', gap: '10px' },
})

/** Disabled while the action runs. */
export function BusyButton({
  type = 'button',
  appearance = 'secondary',
  size = 'medium',
  words,
  busyWords,
  busy,
  final = false,
  wide = false,
  onClick,
}: BusyButtonProps) {
  const styles = useStyles()
  return (
    <Button
      type={type}
      appearance={appearance}
      size={size}
      className={mergeClasses(
        styles.button,
        wide && styles.wide,
        appearance === 'primary' && styles.primary,
        final && styles.final,
      )}
      aria-busy={busy}
      disabledFocusable={busy}
      onClick={() => onClick?.()}
    >
      {busy ? (
        <span className={styles.content}>
          <Spinner />
          {busyWords}
        </span>
      ) : (
        words
      )}
    </Button>
  )
}
