import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useFormat } from '../i18n/useFormat.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'

interface CountdownButtonProps {
  /** Moment from which the button can be pressed, in ISO 8601. */
  readonly until: string
  readonly label: string
  /** Label during the countdown; `time` is the remaining time, such as `1:32`. */
  readonly waitingLabel: (time: string) => string
  /** Label while the started action is running; null otherwise. */
  readonly busyLabel: string | null
  readonly onClick: () => void
  /** `secondary` is for a place beside a more important button. */
  readonly appearance?: 'primary' | 'secondary'
}

const useStyles = makeStyles({
  button: { minWidth: '128px', minHeight: '38px', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  // The countdown must be readable: Fluent's colours of disabled buttons are too faint.
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

/** Keeps the focus while it waits. */
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
