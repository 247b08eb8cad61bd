import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FORCED_COLORS, lane } from '../theme/lane.ts'

interface RateBarProps {
  /** The share itself, 0 to 1. */
  readonly value: number
  /** Both ends of where the true share plausibly lies, 0 to 1. */
  readonly low: number
  readonly high: number
  /** What it is a share of: of games the half is marked, which is as good as anybody. `games` when left out. */
  readonly of?: 'games' | 'matches'
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
    [FORCED_COLORS]: { backgroundColor: 'CanvasText' },
  },
  half: {
    position: 'absolute',
    top: '-2px',
    bottom: '-2px',
    left: '50%',
    width: '1px',
    backgroundColor: tokens.colorNeutralForeground3,
    [FORCED_COLORS]: { backgroundColor: 'CanvasText' },
  },
  mark: {
    position: 'absolute',
    top: '-3px',
    bottom: '-3px',
    width: '4px',
    marginLeft: '-2px',
    borderRadius: '2px',
    backgroundColor: lane.win,
    [FORCED_COLORS]: { backgroundColor: 'CanvasText' },
  },
  plain: { backgroundColor: tokens.colorBrandForeground1 },
})

const percent = (share: number) => `${share * 100}%`

/** Draws a share with its uncertainty on a line from nothing to all. The words that go with it stand beside it. */
export function RateBar({ value, low, high, of = 'games' }: RateBarProps) {
  const styles = useStyles()
  const plain = of === 'matches' && styles.plain
  return (
    <div className={styles.track} aria-hidden="true">
      <span className={mergeClasses(styles.span, plain)} style={{ left: percent(low), right: percent(1 - high) }} />
      {of === 'games' ? <span className={styles.half} /> : null}
      <span className={mergeClasses(styles.mark, plain)} style={{ left: percent(value) }} />
    </div>
  )
}
