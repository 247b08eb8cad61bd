import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { FORCED_COLORS, ownTokens } from '../../../theme/tokens.ts'
import type { LeadAxis } from './lead-axis.ts'
import { type LeadPoint, piecesOf } from './lead-line.ts'
import type { SideKill } from './side-kills.ts'

interface LeadDrawingProps {
  readonly points: readonly LeadPoint[]
  readonly axis: LeadAxis
  readonly kills: readonly SideKill[]
  /** Marked minutes. */
  readonly minutes: readonly number[]
}

/** Share of the drawing's height. */
const TICK = 0.035

const useStyles = makeStyles({
  drawing: { position: 'absolute', inset: 0, display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  fixed: { vectorEffect: 'non-scaling-stroke', fill: 'none' },
  rule: {
    stroke: tokens.colorNeutralStroke2,
    strokeWidth: '1px',
    [FORCED_COLORS]: { stroke: 'CanvasText', opacity: 0.3 },
  },
  zero: { stroke: tokens.colorNeutralStrokeAccessible, strokeWidth: '1px', [FORCED_COLORS]: { stroke: 'CanvasText' } },
  line: { strokeWidth: '2px', strokeLinejoin: 'round', strokeLinecap: 'round' },
  kill: { strokeWidth: '1.5px', opacity: 0.75 },
  blue: { stroke: ownTokens.win, [FORCED_COLORS]: { stroke: 'CanvasText' } },
  red: { stroke: ownTokens.loss, [FORCED_COLORS]: { stroke: 'CanvasText' } },
  blueStop: { stopColor: ownTokens.win },
  redStop: { stopColor: ownTokens.loss },
})

/** The areas between the lead and zero, in the colours of the sides, with rules and a tick for each kill. */
export function LeadDrawing({ points, axis, kills, minutes }: LeadDrawingProps) {
  const styles = useStyles()
  const id = useId()
  const duration = Math.max(1, points.at(-1)?.seconds ?? 0)
  const x = (seconds: number) => round(seconds / duration)
  const y = (lead: number) => round((axis.to - lead) / (axis.to - axis.from))
  const zero = y(0)
  const pieces = piecesOf(points).map((piece) => {
    const line = piece.points.map(({ seconds, lead }) => `${x(seconds)} ${y(lead)}`).join('L')
    const [from, to] = [piece.points[0]?.seconds ?? 0, piece.points.at(-1)?.seconds ?? 0]
    return { side: piece.side, line: `M${line}`, area: `M${x(from)} ${zero}L${line}L${x(to)} ${zero}z` }
  })
  return (
    <svg className={styles.drawing} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        {(['blue', 'red'] as const).map((side) => (
          // Fainter towards zero.
          <linearGradient
            key={side}
            id={`${id}${side}`}
            gradientUnits="userSpaceOnUse"
            x1={0}
            x2={0}
            y1={side === 'blue' ? 0 : 1}
            y2={zero}
          >
            <stop className={styles[`${side}Stop`]} offset="0" stopOpacity="0.5" />
            <stop className={styles[`${side}Stop`]} offset="1" stopOpacity="0.12" />
          </linearGradient>
        ))}
      </defs>
      {minutes.map((minute) => (
        <path key={minute} className={mergeClasses(styles.fixed, styles.rule)} d={`M${x(minute * 60)} 0V1`} />
      ))}
      {axis.marks.map((lead) => (
        <path key={lead} className={mergeClasses(styles.fixed, styles.rule)} d={`M0 ${y(lead)}H1`} />
      ))}
      {pieces.map(({ side, area }) => (
        <path key={area} fill={`url(#${id}${side})`} d={area} />
      ))}
      <path className={mergeClasses(styles.fixed, styles.zero)} d={`M0 ${zero}H1`} />
      {pieces.map(({ side, line }) => (
        <path key={line} className={mergeClasses(styles.fixed, styles.line, styles[side])} d={line} />
      ))}
      {(['blue', 'red'] as const).map((side) => (
        <path
          key={side}
          className={mergeClasses(styles.fixed, styles.kill, styles[side])}
          d={kills
            .filter((kill) => kill.side === side)
            .map(({ seconds }) => `M${x(seconds)} ${side === 'blue' ? `0V${TICK}` : `1V${1 - TICK}`}`)
            .join('')}
        />
      ))}
    </svg>
  )
}

/** Four digits are more exact than any screen. */
const round = (share: number) => Math.round(share * 10_000) / 10_000
