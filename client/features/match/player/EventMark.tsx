import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FORCED_COLORS, ownTokens } from '../../../theme/tokens.ts'
import { opposite, type SideColour } from './course-player.ts'
import type { DrawnPoint } from './rift-place.ts'

export const EVENT_KINDS = ['deaths', 'kills', 'assists'] as const

interface EventMarkProps {
  readonly kind: (typeof EVENT_KINDS)[number]
  readonly at: DrawnPoint
  /** Colour of the player's own side. Deaths have that of the other side. */
  readonly colour: SideColour
}

const useStyles = makeStyles({
  halo: {
    fill: 'none',
    stroke: tokens.colorNeutralBackground2,
    strokeWidth: 6,
    strokeLinecap: 'round',
    [FORCED_COLORS]: { stroke: 'Canvas' },
  },
  cross: { fill: 'none', stroke: 'currentColor', strokeWidth: 2.6, strokeLinecap: 'round' },
  dot: {
    fill: 'currentColor',
    stroke: tokens.colorNeutralBackground2,
    strokeWidth: 1.5,
    [FORCED_COLORS]: { stroke: 'Canvas' },
  },
  ring: {
    fill: tokens.colorNeutralBackground2,
    stroke: 'currentColor',
    strokeWidth: 1.8,
    [FORCED_COLORS]: { fill: 'Canvas' },
  },
  blue: { color: ownTokens.win },
  red: { color: ownTokens.loss },
  none: { color: tokens.colorNeutralForeground1 },
  forced: { [FORCED_COLORS]: { color: 'CanvasText' } },
})

/** A death is a cross, a kill a dot, and an assist a small ring. */
export function EventMark({ kind, at: { x, y }, colour }: EventMarkProps) {
  const styles = useStyles()
  const root = mergeClasses(styles[kind === 'deaths' ? opposite(colour) : colour], styles.forced)
  if (kind === 'kills') return <circle className={mergeClasses(styles.dot, root)} cx={x} cy={y} r={5} />
  if (kind === 'assists') return <circle className={mergeClasses(styles.ring, root)} cx={x} cy={y} r={3.4} />
  const cross = `M ${x - 4.5} ${y - 4.5} l 9 9 m 0 -9 l -9 9`
  return (
    <g className={root}>
      <path className={styles.halo} d={cross} />
      <path className={styles.cross} d={cross} />
    </g>
  )
}
