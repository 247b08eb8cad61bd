import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FORCED_COLORS } from '../theme/tokens.ts'

interface ToggleProps {
  readonly label: string
  readonly on: boolean
  readonly onToggle: (on: boolean) => void
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    flexShrink: 0,
    minHeight: '32px',
    padding: '0 4px',
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    background: 'none',
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  on: { color: tokens.colorNeutralForeground1 },
  track: {
    display: 'flex',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '34px',
    height: '20px',
    padding: '3px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '10px',
  },
  trackOn: {
    justifyContent: 'flex-end',
    border: `1px solid ${tokens.colorBrandBackground}`,
    backgroundColor: tokens.colorBrandBackground,
    [FORCED_COLORS]: { backgroundColor: 'Highlight' },
  },
  knob: {
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralStrokeAccessible,
    [FORCED_COLORS]: { backgroundColor: 'ButtonText' },
  },
  knobOn: {
    backgroundColor: tokens.colorNeutralForegroundOnBrand,
    [FORCED_COLORS]: { backgroundColor: 'HighlightText' },
  },
})

export function Toggle({ label, on, onToggle }: ToggleProps) {
  const styles = useStyles()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={mergeClasses(styles.root, on && styles.on)}
      onClick={() => onToggle(!on)}
    >
      <span aria-hidden="true" className={mergeClasses(styles.track, on && styles.trackOn)}>
        <span className={mergeClasses(styles.knob, on && styles.knobOn)} />
      </span>
      {label}
    </button>
  )
}
