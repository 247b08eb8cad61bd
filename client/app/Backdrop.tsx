import { makeStyles, tokens } from '@fluentui/react-components'
import { lane, PHONE } from '../theme/lane.ts'

const useStyles = makeStyles({
  backdrop: { position: 'absolute', inset: 0, zIndex: -1, overflow: 'hidden', pointerEvents: 'none' },
  glow: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: '400px',
    backgroundImage: `radial-gradient(ellipse 62% 100% at 50% 0, ${lane.glow}, transparent)`,
  },
  map: {
    position: 'absolute',
    top: 0,
    left: '50%',
    transform: 'translateX(-50%)',
    color: tokens.colorBrandStroke1,
    maskImage: 'linear-gradient(#000 30%, transparent)',
    // Below the taller bar.
    [PHONE]: { top: '24px' },
  },
})

const TOP_LANE = 'M20 560V170Q20 100 90 100H1010'
const MIDDLE_LANE = 'M1090 58 300 560'
const BOTTOM_LANE = 'M1020 60V560'

/** The three lanes of the map and a light from above, behind the top of every page. */
export function Backdrop() {
  const styles = useStyles()
  return (
    <div aria-hidden className={styles.backdrop}>
      <div className={styles.glow} />
      <svg className={styles.map} width="1120" height="560" viewBox="0 0 1120 560" fill="none" stroke="currentColor">
        <g strokeWidth="26" opacity="0.07" strokeLinecap="round">
          <path d={TOP_LANE} />
          <path d={MIDDLE_LANE} />
          <path d={BOTTOM_LANE} />
        </g>
        <g strokeWidth="1.2" opacity="0.24">
          <path d={TOP_LANE} />
          <path d={MIDDLE_LANE} />
        </g>
        <g fill="currentColor" stroke="none" opacity="0.42">
          <circle cx="310" cy="100" r="4" />
          <circle cx="660" cy="100" r="4" />
          <circle cx="20" cy="360" r="4" />
          <circle cx="699" cy="306.5" r="4" />
          <circle cx="400" cy="496.5" r="4" />
        </g>
      </svg>
    </div>
  )
}
