import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FORCED_COLORS, ownTokens } from '../theme/tokens.ts'

interface RateBarProps {
  /** The rate, 0 to 1. */
  readonly value: number
  /** Confidence interval, 0 to 1. */
  readonly low: number
  readonly high: number
  /** Subject of the rate, `games` by default. Win rates of games have a mark at one half, the average. */
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
    backgroundColor: ownTokens.win,
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
    backgroundColor: ownTokens.win,
    [FORCED_COLORS]: { backgroundColor: 'CanvasText' },
  },
  plain: { backgroundColor: tokens.colorBrandForeground1 },
})

const percent = (share: number) => `${share * 100}%`

/** Adjacent text says the same. */
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
