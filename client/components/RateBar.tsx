import { makeStyles, tokens } from '@fluentui/react-components'
import { lane } from '../theme/lane.ts'

interface RateBarProps {
  /** The share itself, 0 to 1. */
  readonly value: number
  /** Both ends of where the true share plausibly lies, 0 to 1. */
  readonly low: number
  readonly high: number
}

const useStyles = makeStyles({
  track: {
    position: 'relative',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  span: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: lane.win,
    opacity: 0.45,
  },
  half: {
    position: 'absolute',
    top: '-2px',
    bottom: '-2px',
    left: '50%',
    width: '1px',
    backgroundColor: tokens.colorNeutralForeground3,
  },
  mark: {
    position: 'absolute',
    top: '-3px',
    bottom: '-3px',
    width: '4px',
    marginLeft: '-2px',
    borderRadius: '2px',
    backgroundColor: lane.win,
  },
})

const percent = (share: number) => `${share * 100}%`

/** Draws a share with its uncertainty on a line from nothing to all. The words that go with it stand beside it. */
export function RateBar({ value, low, high }: RateBarProps) {
  const styles = useStyles()
  return (
    <div className={styles.track} aria-hidden="true">
      <span className={styles.span} style={{ left: percent(low), right: percent(1 - high) }} />
      <span className={styles.half} />
      <span className={styles.mark} style={{ left: percent(value) }} />
    </div>
  )
}
