import { makeStyles, tokens } from '@fluentui/react-components'
import { FORCED_COLORS, ownTokens, lessMotion } from '../theme/tokens.ts'

const useStyles = makeStyles({
  glow: {
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    pointerEvents: 'none',
    opacity: 0,
    backgroundColor: ownTokens.brandTint,
    boxShadow: `inset 0 0 0 2px ${tokens.colorBrandForeground1}`,
    animationName: { from: { opacity: 1 }, to: { opacity: 0 } },
    animationDuration: '600ms',
    animationTimingFunction: 'ease-out',
    ...lessMotion({ display: 'none' }),
    // It would cover the text.
    [FORCED_COLORS]: { display: 'none' },
  },
})

/** The row around it must be positioned. */
export function Glow() {
  const styles = useStyles()
  return <span aria-hidden className={styles.glow} />
}
