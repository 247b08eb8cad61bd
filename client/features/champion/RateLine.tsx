import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { isSmallSample, isTinySample } from '../../game/small-sample.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { withoutGaps } from './patch-rates.ts'

/** A rate and both bounds of its interval, as heights from the bottom of the drawing, 0 to 1. */
interface RatePoint {
  readonly value: number
  readonly low: number
  readonly high: number
  readonly games: number
  readonly title: string
}

interface RateLineProps {
  /** From left to right, evenly spaced; null leaves a gap. */
  readonly points: readonly (RatePoint | null)[]
  readonly tone: 'win' | 'brand'
}

const useStyles = makeStyles({
  drawing: { position: 'absolute', inset: 0, display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  win: { color: ownTokens.win },
  brand: { color: tokens.colorBrandForeground1 },
  part: { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke', pointerEvents: 'none' },
  line: { strokeWidth: '2px', strokeLinejoin: 'round' },
  span: { strokeWidth: '8px', opacity: 0.25 },
  dot: { strokeWidth: '8px', strokeLinecap: 'round' },
  few: { stroke: tokens.colorNeutralForeground3 },
  reach: { strokeWidth: '22px', opacity: 0, pointerEvents: 'stroke' },
})

/** A gap interrupts the line. Small samples are greyed; tiny ones have no interval. */
export function RateLine({ points, tone }: RateLineProps) {
  const styles = useStyles()
  const placed = points.map((point, place) => (point === null ? null : { ...point, x: (place + 0.5) / points.length }))
  return (
    <svg
      className={mergeClasses(styles.drawing, styles[tone])}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {placed.map((point) =>
        point === null || isTinySample(point.games) ? null : (
          <path
            key={point.x}
            className={mergeClasses(styles.part, styles.span, isSmallSample(point.games) && styles.few)}
            d={`M${point.x} ${1 - point.low}V${1 - point.high}`}
          />
        ),
      )}
      {withoutGaps(placed).map((piece) => (
        <path
          key={piece[0]?.x}
          className={mergeClasses(styles.part, styles.line)}
          d={piece.map(({ x, value }, place) => `${place === 0 ? 'M' : 'L'}${x} ${1 - value}`).join('')}
        />
      ))}
      {placed.map((point) =>
        point === null ? null : (
          <g key={point.x}>
            <path
              className={mergeClasses(styles.part, styles.dot, isSmallSample(point.games) && styles.few)}
              d={`M${point.x} ${1 - point.value}h0`}
            />
            <path
              className={mergeClasses(styles.part, styles.reach)}
              d={`M${point.x} ${1 - point.low}V${1 - point.high}`}
            >
              <title>{point.title}</title>
            </path>
          </g>
        ),
      )}
    </svg>
  )
}
