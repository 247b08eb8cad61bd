import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useFormat } from '../i18n/useFormat.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'

interface CountdownButtonProps {
  /** The moment in ISO 8601 from which on it can be pressed. */
  readonly until: string
  readonly label: string
  /** The label while it counts, given the time that is left, such as `1:32`. */
  readonly waitingLabel: (time: string) => string
  /** The label while what it began is going on; null when nothing is. */
  readonly busyLabel: string | null
  readonly onClick: () => void
  /** `secondary` beside what matters more. */
  readonly appearance?: 'primary' | 'secondary'
}

const useStyles = makeStyles({
  button: { minWidth: '128px', minHeight: '38px', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  // What it counts must be read: Fluent's colours for what is disabled are too faint for that.
  waiting: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    ':hover': {
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      backgroundColor: tokens.colorNeutralBackground2,
      color: tokens.colorNeutralForeground2,
    },
    ':hover:active': {
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      backgroundColor: tokens.colorNeutralBackground2,
      color: tokens.colorNeutralForeground2,
    },
  },
})

/** A button that can't be pressed before a moment and shows how long that is. It keeps the focus while it waits. */
export function CountdownButton({
  until,
  label,
  waitingLabel,
  busyLabel,
  onClick,
  appearance = 'primary',
}: CountdownButtonProps) {
  const styles = useStyles()
  const format = useFormat()
  const seconds = useSecondsUntil(until)
  const waiting = busyLabel !== null || seconds > 0
  return (
    <Button
      appearance={appearance}
      disabledFocusable={waiting}
      className={mergeClasses(styles.button, waiting && styles.waiting)}
      onClick={onClick}
    >
      {busyLabel ?? (seconds > 0 ? waitingLabel(format.duration(seconds)) : label)}
    </Button>
  )
}
