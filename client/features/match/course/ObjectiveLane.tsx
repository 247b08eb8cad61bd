import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useFormat } from '../../../i18n/useFormat.ts'
import { ownTokens } from '../../../theme/tokens.ts'
import { OBJECTIVES_HEIGHT } from './heights.ts'
import { COUNTED_WIDTH, groupObjectives, MARK_WIDTH } from './objective-groups.ts'
import { ObjectiveGlyph } from './ObjectiveGlyph.tsx'
import type { Objective, ObjectiveKind } from './objectives.ts'

interface ObjectiveLaneProps {
  readonly side: 'blue' | 'red'
  /** In the order of time. */
  readonly objectives: readonly Objective[]
  readonly width: number
  readonly durationSeconds: number
}

/** Objectives that turn matches: their marks are filled. */
const GREAT: ReadonlySet<ObjectiveKind> = new Set<ObjectiveKind>(['BARON', 'ELDER_DRAGON', 'ATAKHAN'])

const useStyles = makeStyles({
  lane: { position: 'relative', height: `${OBJECTIVES_HEIGHT}px` },
  mark: {
    position: 'absolute',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    height: `${MARK_WIDTH}px`,
    border: '1px solid currentColor',
    borderRadius: tokens.borderRadiusCircular,
    fontWeight: tokens.fontWeightSemibold,
    // The rule of a chosen moment is behind the marks.
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  blue: {
    top: '2px',
    color: ownTokens.win,
    backgroundImage: `linear-gradient(${ownTokens.winTint}, ${ownTokens.winTint})`,
  },
  red: {
    bottom: '2px',
    color: ownTokens.loss,
    backgroundImage: `linear-gradient(${ownTokens.lossTint}, ${ownTokens.lossTint})`,
  },
  blueGreat: {
    border: `1px solid ${ownTokens.win}`,
    backgroundColor: ownTokens.win,
    color: tokens.colorNeutralBackground1,
  },
  redGreat: {
    border: `1px solid ${ownTokens.loss}`,
    backgroundColor: ownTokens.loss,
    color: tokens.colorNeutralBackground1,
  },
})

/** The list of events says the same. */
export function ObjectiveLane({ side, objectives, width, durationSeconds }: ObjectiveLaneProps) {
  const styles = useStyles()
  const format = useFormat()
  return (
    <div className={styles.lane} aria-hidden="true">
      {groupObjectives(objectives, width, durationSeconds).map((group) => {
        const markWidth = group.objectives.length > 1 ? COUNTED_WIDTH : MARK_WIDTH
        return (
          <span
            key={group.centre}
            className={mergeClasses(styles.mark, styles[side], GREAT.has(group.kind) && styles[`${side}Great`])}
            style={{ left: group.centre - markWidth / 2, width: markWidth }}
          >
            <ObjectiveGlyph kind={group.kind} size={13} />
            {group.objectives.length > 1 ? format.number(group.objectives.length) : null}
          </span>
        )
      })}
    </div>
  )
}
