import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FORCED_COLORS, ownTokens } from '../../../theme/tokens.ts'
import { drawnPoint, SIZE } from './rift-place.ts'

const useStyles = makeStyles({
  ground: { fill: tokens.colorNeutralBackground2, [FORCED_COLORS]: { fill: 'Canvas' } },
  frame: { fill: 'none', stroke: tokens.colorNeutralStroke1, [FORCED_COLORS]: { stroke: 'CanvasText' } },
  river: { fill: 'none', stroke: tokens.colorNeutralStroke2, strokeWidth: 22, strokeLinecap: 'round', opacity: 0.6 },
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
  base: { strokeWidth: 1.5 },
  blue: { fill: ownTokens.winTint, stroke: ownTokens.win },
  red: { fill: ownTokens.lossTint, stroke: ownTokens.loss },
  blueNexus: { fill: ownTokens.win },
  redNexus: { fill: ownTokens.loss },
})

const BARON = drawnPoint({ x: 5007, y: 10_471 })
const DRAGON = drawnPoint({ x: 9866, y: 4414 })

/** Radius of a base. */
const BASE = 72

/** Distance of a nexus from both edges of its corner. */
const NEXUS = 34

/** Distance of the side lanes from the edges. */
const EDGE = 26

/** Our own drawing of Summoner's Rift: lanes, river, pits and bases. */
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
      <path
        className={mergeClasses(styles.base, styles.blue)}
        d={`M 0 ${SIZE - BASE} A ${BASE} ${BASE} 0 0 1 ${BASE} ${SIZE} H 0 Z`}
      />
      <path
        className={mergeClasses(styles.base, styles.red)}
        d={`M ${SIZE} ${BASE} A ${BASE} ${BASE} 0 0 1 ${SIZE - BASE} 0 H ${SIZE} Z`}
      />
      <circle className={styles.blueNexus} cx={NEXUS} cy={SIZE - NEXUS} r={5} />
      <circle className={styles.redNexus} cx={SIZE - NEXUS} cy={NEXUS} r={5} />
      <rect className={styles.frame} x={0.5} y={0.5} width={SIZE - 1} height={SIZE - 1} rx={13.5} />
    </g>
  )
}
