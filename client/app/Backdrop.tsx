import { makeStyles, tokens } from '@fluentui/react-components'
import { FORCED_COLORS, ownTokens, PHONE } from '../theme/tokens.ts'

const useStyles = makeStyles({
  backdrop: { position: 'absolute', inset: 0, zIndex: -1, pointerEvents: 'none', [FORCED_COLORS]: { display: 'none' } },
  glow: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: '400px',
    backgroundImage: `radial-gradient(ellipse 62% 100% at 50% 0, ${ownTokens.glow}, transparent)`,
  },
  map: {
    position: 'absolute',
    // The upper lane runs along the lower edge of the header, between the bar and the page.
    top: 'calc(100% - 102px)',
    left: '50%',
    transform: 'translateX(-50%)',
    color: tokens.colorBrandStroke1,
    maskImage: 'linear-gradient(#000 30%, transparent)',
  },
  // On a phone there is no room beside the texts and fields.
  offPhone: { [PHONE]: { display: 'none' } },
})

const TOP_LANE = 'M-50 560V170Q-50 100 20 100H1010'
const MIDDLE_LANE = 'M1090 58 300 560'
const BOTTOM_LANE = 'M1020 60V560'

/** Three map lanes and a light from above, behind the top of every page. Rendered inside the page's header. */
export function Backdrop() {
  const styles = useStyles()
  return (
    <div aria-hidden className={styles.backdrop}>
      <div className={styles.glow} />
      <svg className={styles.map} width="1260" height="560" viewBox="-70 0 1260 560" fill="none" stroke="currentColor">
        <g strokeWidth="26" opacity="0.07" strokeLinecap="round">
          <path d={TOP_LANE} />
          <path d={MIDDLE_LANE} className={styles.offPhone} />
          <path d={BOTTOM_LANE} />
        </g>
        <g strokeWidth="1.2" opacity="0.24">
          <path d={TOP_LANE} />
          <path d={MIDDLE_LANE} className={styles.offPhone} />
        </g>
        <g fill="currentColor" stroke="none" opacity="0.42" className={styles.offPhone}>
          <circle cx="310" cy="100" r="4" />
          <circle cx="660" cy="100" r="4" />
          <circle cx="-50" cy="360" r="4" />
          <circle cx="865" cy="201" r="4" />
        </g>
      </svg>
    </div>
  )
}
