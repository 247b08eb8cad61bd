import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Glyph } from '../components/Glyph.tsx'
import { lessMotion } from '../theme/tokens.ts'
import { COMPACT } from './match-row-layout.ts'

interface OpenButtonProps {
  readonly label: string
  readonly open: boolean
  /** The `id` of the controlled element. */
  readonly controls: string
  readonly onClick: () => void
}

const useStyles = makeStyles({
  button: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '36px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [COMPACT]: {
      width: '28px',
      // The whole card is clickable, because a small target is hard to tap.
      '::after': { content: '""', position: 'absolute', inset: 0 },
    },
  },
  chevron: {
    display: 'grid',
    transform: 'rotate(90deg)',
    transitionProperty: 'transform',
    transitionDuration: '160ms',
    ...lessMotion({ transitionDuration: '0s' }),
  },
  turned: { transform: 'rotate(-90deg)' },
})

export function OpenButton({ label, open, controls, onClick }: OpenButtonProps) {
  const styles = useStyles()
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={label}
      onClick={onClick}
    >
      <span className={mergeClasses(styles.chevron, open && styles.turned)}>
        <Glyph name="forward" size={18} />
      </span>
    </button>
  )
}
