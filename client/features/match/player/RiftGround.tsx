import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FORCED_COLORS, ownTokens } from '../../../theme/tokens.ts'
import { drawnPoint, SIZE } from './rift-place.ts'

const useStyles = makeStyles({
  ground: { fill: tokens.colorNeutralBackground2, [FORCED_COLORS]: { fill: 'Canvas' } },
  frame: { fill: 'none', stroke: tokens.colorNeutralStroke1, [FORCED_COLORS]: { stroke: 'CanvasText' } },
  river: {
    fill: 'none',
    stroke: tokens.colorNeutralStroke2,
    strokeWidth: 22,
    strokeLinecap: 'round',
    opacity: 0.6,
    [FORCED_COLORS]: { stroke: 'CanvasText', opacity: 0.12 },
  },
  lane: {
    fill: 'none',
    stroke: tokens.colorNeutralStroke1,
    strokeWidth: 6,
    strokeLinejoin: 'round',
    [FORCED_COLORS]: { stroke: 'GrayText', strokeWidth: 2 },
  },
  pit: {
    fill: tokens.colorNeutralBackground2,
    stroke: tokens.colorNeutralStroke1,
    strokeWidth: 1.5,
    [FORCED_COLORS]: { stroke: 'GrayText', fill: 'Canvas' },
  },
  // Bases cover the ends of the lanes.
  base: { fill: tokens.colorNeutralBackground2, [FORCED_COLORS]: { fill: 'Canvas' } },
  wall: { fill: 'none', strokeWidth: 1.5 },
  nexus: { fill: 'none', strokeWidth: 1.5, strokeLinejoin: 'round' },
  blueGround: { fill: ownTokens.winTint },
  redGround: { fill: ownTokens.lossTint },
  blue: { stroke: ownTokens.win },
  red: { stroke: ownTokens.loss },
})

const BARON = drawnPoint({ x: 5007, y: 10_471 })
const DRAGON = drawnPoint({ x: 9866, y: 4414 })

/** Distance of the side lanes from the edges. */
const EDGE = 26

/** Parts of paths: the wall of each base, its corner of the map, and its nexus. */
const BASES = [
  { colour: 'blue', wall: 'M 0 228 A 72 72 0 0 1 72 300', corner: 'H 0 Z', nexus: 'M 34 258 l 8 8 l -8 8 l -8 -8 Z' },
  { colour: 'red', wall: 'M 300 72 A 72 72 0 0 1 228 0', corner: 'H 300 Z', nexus: 'M 266 26 l 8 8 l -8 8 l -8 -8 Z' },
] as const

/** Our own drawing of Summoner's Rift. */
export function RiftGround() {
  const styles = useStyles()
  const far = SIZE - EDGE
  return (
    <g>
      <rect className={styles.ground} width={SIZE} height={SIZE} />
      <path className={styles.river} d="M 44 44 Q 92 84 118 118 T 182 182 T 256 256" />
      <circle className={styles.pit} cx={BARON.x} cy={BARON.y} r={13} />
      <circle className={styles.pit} cx={DRAGON.x} cy={DRAGON.y} r={13} />
      <path className={styles.lane} d={`M ${EDGE} ${far} V 62 Q ${EDGE} ${EDGE} 62 ${EDGE} H ${far}`} />
      <path className={styles.lane} d={`M ${EDGE} ${far} L ${far} ${EDGE}`} />
      <path className={styles.lane} d={`M ${EDGE} ${far} H 238 Q ${far} ${far} ${far} 238 V ${EDGE}`} />
      {BASES.map(({ colour, wall, corner, nexus }) => (
        <g key={colour}>
          <path className={styles.base} d={wall + corner} />
          <path className={styles[`${colour}Ground`]} d={wall + corner} />
          <path className={mergeClasses(styles.wall, styles[colour])} d={wall} />
          <path className={mergeClasses(styles.nexus, styles[colour])} d={nexus} />
        </g>
      ))}
      <rect className={styles.frame} x={0.5} y={0.5} width={SIZE - 1} height={SIZE - 1} rx={13.5} />
    </g>
  )
}
