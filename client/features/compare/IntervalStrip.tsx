import { makeStyles, tokens } from '@fluentui/react-components'
import { FORCED_COLORS } from '../../theme/tokens.ts'
import type { Pair } from './found-player.ts'
import type { Interval } from './intervals.ts'
import { sideColours } from './side-colours.ts'

const useStyles = makeStyles({
  strip: {
    display: 'grid',
    gap: '4px',
    width: '100%',
    maxWidth: '180px',
    margin: '6px auto 0',
    padding: '4px 0',
    borderRadius: '6px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  line: { position: 'relative', height: '6px', marginInline: '6px' },
  span: {
    position: 'absolute',
    top: '1px',
    bottom: '1px',
    minWidth: '2px',
    borderRadius: tokens.borderRadiusCircular,
    opacity: 0.5,
    [FORCED_COLORS]: { backgroundColor: 'CanvasText' },
  },
  mark: {
    position: 'absolute',
    top: '-1px',
    bottom: '-1px',
    width: '4px',
    marginLeft: '-2px',
    borderRadius: '2px',
    [FORCED_COLORS]: { backgroundColor: 'CanvasText' },
  },
})

/** Draws both intervals on one scale, that of the first player above. Adjacent text says the same. */
export function IntervalStrip({ a, b }: Pair<Interval>) {
  const styles = useStyles()
  const start = Math.min(a.low, b.low)
  const span = Math.max(a.high, b.high) - start
  const place = (value: number) => `${span === 0 ? 50 : ((value - start) / span) * 100}%`
  return (
    <span className={styles.strip} aria-hidden="true">
      {(
        [
          ['a', a],
          ['b', b],
        ] as const
      ).map(([side, { value, low, high }]) => (
        <span key={side} className={styles.line}>
          <span
            className={styles.span}
            style={{
              left: place(low),
              right: `calc(100% - ${place(high)})`,
              backgroundColor: sideColours[side],
            }}
          />
          <span className={styles.mark} style={{ left: place(value), backgroundColor: sideColours[side] }} />
        </span>
      ))}
    </span>
  )
}
