import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useFormat } from '../../../i18n/useFormat.ts'
import { ownTokens } from '../../../theme/tokens.ts'
import type { FrameEvents } from './frame-events.ts'
import { OBJECTIVES_HEIGHT } from './heights.ts'
import type { LeadPoint } from './lead-line.ts'
import { useCourseWords } from './useCourseWords.ts'

interface MomentMarkProps {
  readonly point: LeadPoint | undefined
  readonly events: FrameEvents
  /** Place of the point within the plot, as shares from the upper left corner. */
  readonly x: number
  readonly y: number
}

const useStyles = makeStyles({
  root: { position: 'absolute', inset: 0, pointerEvents: 'none' },
  rule: { position: 'absolute', top: 0, bottom: 0, borderLeft: `1px solid ${tokens.colorNeutralStrokeAccessible}` },
  // No stacking context: the note is above the marks of the objectives, the rule below them.
  plot: { position: 'absolute', left: 0, right: 0, top: `${OBJECTIVES_HEIGHT}px`, bottom: `${OBJECTIVES_HEIGHT}px` },
  dot: {
    position: 'absolute',
    width: '9px',
    height: '9px',
    borderRadius: '50%',
    border: `2px solid ${tokens.colorNeutralBackground1}`,
    backgroundColor: 'currentColor',
    transform: 'translate(-50%, -50%)',
  },
  note: {
    position: 'absolute',
    top: '8px',
    zIndex: 2,
    display: 'grid',
    gap: '2px',
    width: 'max-content',
    maxWidth: 'min(300px, calc(50% - 4px))',
    padding: '8px 10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    boxShadow: ownTokens.cardShadow,
    color: tokens.colorNeutralForeground1,
  },
  time: { color: tokens.colorNeutralForeground2 },
  lead: { fontWeight: tokens.fontWeightSemibold },
  blue: { color: ownTokens.win },
  red: { color: ownTokens.loss },
  level: { color: tokens.colorNeutralForeground2 },
})

/** The slider says the same. */
export function MomentMark({ point, events, x, y }: MomentMarkProps) {
  const styles = useStyles()
  const format = useFormat()
  const words = useCourseWords()
  if (point === undefined) return null
  const leader = point.lead === 0 ? 'level' : point.lead > 0 ? 'blue' : 'red'
  const along = `${x * 100}%`
  return (
    <div className={styles.root} aria-hidden="true">
      <span className={styles.rule} style={{ left: along }} />
      <div className={styles.plot}>
        <span className={mergeClasses(styles.dot, styles[leader])} style={{ left: along, top: `${y * 100}%` }} />
        <div
          className={styles.note}
          style={x < 0.5 ? { left: `calc(${along} + 10px)` } : { right: `calc(${(1 - x) * 100}% + 10px)` }}
        >
          <span className={styles.time}>{format.duration(point.seconds)}</span>
          <span className={mergeClasses(styles.lead, styles[leader])}>{words.lead(point.lead)}</span>
          {(['blue', 'red'] as const).map((side) => (
            <SideEvents key={side} words={words.events(side, events)} />
          ))}
        </div>
      </div>
    </div>
  )
}

const SideEvents = ({ words }: { readonly words: string | null }) => (words === null ? null : <span>{words}</span>)
