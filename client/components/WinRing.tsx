import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ownTokens } from '../theme/tokens.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface WinRingProps {
  /** Win rate, 0 to 1. */
  readonly share: number
  /** Text alternative with all numbers. */
  readonly label: string
  /** Large text in the middle, such as `60 %`. */
  readonly value: string
  /** Small text below it, such as `20 games`. */
  readonly sample: string
}

const SIZE = 92
const STROKE = 11
const RADIUS = (SIZE - STROKE) / 2
const MIDDLE = SIZE / 2

const useStyles = makeStyles({
  root: { position: 'relative', flexShrink: 0, width: `${SIZE}px`, height: `${SIZE}px` },
  arc: { fill: 'none', strokeWidth: STROKE },
  loss: { stroke: ownTokens.loss },
  win: { stroke: ownTokens.win },
  words: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
  },
  value: { fontFamily: ownTokens.displayFont, fontWeight: 600, fontSize: '22px', lineHeight: '24px' },
  sample: { fontSize: tokens.fontSizeBase200, lineHeight: '14px', color: tokens.colorNeutralForeground2 },
})

export function WinRing({ share, label, value, sample }: WinRingProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle className={mergeClasses(styles.arc, styles.loss)} cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
        <circle
          className={mergeClasses(styles.arc, styles.win)}
          cx={MIDDLE}
          cy={MIDDLE}
          r={RADIUS}
          pathLength={1}
          strokeDasharray={`${share} 1`}
          transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
        />
      </svg>
      <span className={styles.words} aria-hidden="true">
        <span className={styles.value}>{value}</span>
        <span className={styles.sample}>{sample}</span>
      </span>
    </div>
  )
}
