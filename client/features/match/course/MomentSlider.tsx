import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/useFormat.ts'
import type { FrameEvents } from './frame-events.ts'
import type { LeadPoint } from './lead-line.ts'
import { useCourseWords } from './useCourseWords.ts'

interface MomentSliderProps {
  readonly points: readonly LeadPoint[]
  /** Null while none is chosen. */
  readonly frame: number | null
  readonly eventsOf: (frame: number) => FrameEvents
  readonly onChoose: (frame: number | null) => void
}

const useStyles = makeStyles({
  // Over the whole chart, so that the focus ring is around it. The pointer reaches the chart itself.
  slider: {
    position: 'absolute',
    inset: '-2px -4px',
    width: 'calc(100% + 8px)',
    height: 'calc(100% + 4px)',
    margin: 0,
    appearance: 'none',
    background: 'none',
    pointerEvents: 'none',
    borderRadius: tokens.borderRadiusMedium,
    '::-webkit-slider-thumb': { appearance: 'none', opacity: 0 },
    '::-moz-range-thumb': { opacity: 0 },
    outlineStyle: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/** Invisible; for the keyboard and for screen readers. */
export function MomentSlider({ points, frame, eventsOf, onChoose }: MomentSliderProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const words = useCourseWords()
  const last = points.length - 1
  const value = frame ?? last
  const point = points[value]
  const events = eventsOf(value)
  const moment =
    point === undefined
      ? ''
      : t('matchCourse.lead.at', { time: format.duration(point.seconds), lead: words.lead(point.lead) })
  const sides = (['blue', 'red'] as const).flatMap((side) => words.events(side, events) ?? [])
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={t('matchCourse.lead.slider')}
      aria-valuetext={[moment, ...sides.map((side) => `${side}.`)].join(' ')}
      min={0}
      max={last}
      value={value}
      onChange={({ target }) => onChoose(target.valueAsNumber)}
      onFocus={() => onChoose(value)}
      onBlur={() => onChoose(null)}
    />
  )
}
