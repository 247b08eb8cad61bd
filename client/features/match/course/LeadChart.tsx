import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWidth } from '../../../components/useWidth.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { ownTokens } from '../../../theme/tokens.ts'
import { eventsAt } from './frame-events.ts'
import { MINUTES_HEIGHT, OBJECTIVES_HEIGHT, plotHeightStyle } from './heights.ts'
import { leadAxis, minuteMarks } from './lead-axis.ts'
import type { LeadPoint } from './lead-line.ts'
import { LeadDrawing } from './LeadDrawing.tsx'
import { MomentMark } from './MomentMark.tsx'
import { MomentSlider } from './MomentSlider.tsx'
import { ObjectiveLane } from './ObjectiveLane.tsx'
import type { Objective } from './objectives.ts'
import type { SideKill } from './side-kills.ts'
import { useChosenFrame } from './useChosenFrame.ts'
import { useLeadSummary } from './useLeadSummary.ts'

interface LeadChartProps {
  readonly name: string
  /** At least two points. */
  readonly points: readonly LeadPoint[]
  readonly objectives: readonly Objective[]
  readonly kills: readonly SideKill[]
}

/** Width for which marks are grouped until the chart is measured, in pixels. */
const NARROWEST = 240

const useStyles = makeStyles({
  figure: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '10px',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  marks: { ...plotHeightStyle, display: 'grid', alignItems: 'start', justifyItems: 'end' },
  mark: { gridArea: '1 / 1', position: 'relative', transform: 'translateY(-50%)', whiteSpace: 'nowrap' },
  // In line with the marks of the objectives.
  word: {
    height: `${OBJECTIVES_HEIGHT}px`,
    boxSizing: 'border-box',
    textAlign: 'end',
    fontWeight: tokens.fontWeightSemibold,
  },
  blue: { paddingTop: '5px', color: ownTokens.win },
  red: { paddingTop: '11px', color: ownTokens.loss },
  unit: { paddingTop: `${MINUTES_HEIGHT - 16}px`, textAlign: 'end' },
  // A sideways movement of a finger chooses a moment; others scroll the page.
  reach: { position: 'relative', touchAction: 'pan-y', cursor: 'crosshair' },
  plot: { ...plotHeightStyle, position: 'relative' },
  minutes: { position: 'relative', height: `${MINUTES_HEIGHT}px` },
  minute: { position: 'absolute', bottom: 0, transform: 'translateX(-50%)' },
})

/** The blue side leads above zero, the red side below. The pointer or the arrow keys choose a moment. */
export function LeadChart({ name, points, objectives, kills }: LeadChartProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const area = useRef<HTMLDivElement>(null)
  const width = useWidth(area) ?? NARROWEST
  const frameSeconds = points.map(({ seconds }) => seconds)
  const moment = useChosenFrame(area, frameSeconds)
  const label = useLeadSummary(name, points)
  const duration = Math.max(1, frameSeconds.at(-1) ?? 0)
  const axis = leadAxis(points.map(({ lead }) => lead))
  const down = (lead: number) => (axis.to - lead) / (axis.to - axis.from)
  const across = (seconds: number) => seconds / duration
  const eventsOf = (frame: number) => eventsAt(frame, frameSeconds, { objectives, kills })
  const laneOf = (side: 'blue' | 'red') => (
    <ObjectiveLane
      side={side}
      objectives={objectives.filter((objective) => objective.side === side)}
      width={width}
      durationSeconds={duration}
    />
  )
  return (
    <figure className={styles.figure} aria-label={label}>
      <div aria-hidden="true">
        <div className={mergeClasses(styles.word, styles.blue)}>{t('matchCourse.lead.blue')}</div>
        <div className={styles.marks}>
          {axis.marks.map((lead) => (
            <span key={lead} className={styles.mark} style={{ top: `${down(lead) * 100}%` }}>
              {lead === 0 ? '0' : `+${format.short(Math.abs(lead))}`}
            </span>
          ))}
        </div>
        <div className={mergeClasses(styles.word, styles.red)}>{t('matchCourse.lead.red')}</div>
        <div className={styles.unit}>{t('matchCourse.lead.minutes')}</div>
      </div>
      <div>
        <div ref={area} className={styles.reach} {...moment.pointer}>
          {laneOf('blue')}
          <div className={styles.plot} aria-hidden="true">
            <LeadDrawing points={points} axis={axis} kills={kills} minutes={minuteMarks(duration)} />
          </div>
          {laneOf('red')}
          {moment.frame === null ? null : (
            <MomentMark
              point={points[moment.frame]}
              events={eventsOf(moment.frame)}
              x={across(points[moment.frame]?.seconds ?? 0)}
              y={down(points[moment.frame]?.lead ?? 0)}
            />
          )}
          <MomentSlider points={points} frame={moment.frame} eventsOf={eventsOf} onChoose={moment.choose} />
        </div>
        <div className={styles.minutes} aria-hidden="true">
          {minuteMarks(duration).map((minute) => (
            <span key={minute} className={styles.minute} style={{ left: `${across(minute * 60) * 100}%` }}>
              {format.number(minute)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}
