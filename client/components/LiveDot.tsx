import { makeStyles, tokens } from '@fluentui/react-components'
import { FORCED_COLORS, ownTokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  dot: {
    display: 'inline-block',
    flexShrink: 0,
    width: '8px',
    height: '8px',
    margin: '3px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: ownTokens.live,
    boxShadow: `0 0 0 3px ${ownTokens.liveTint}`,
    [FORCED_COLORS]: { backgroundColor: 'CanvasText' },
  },
})

/** Has no accessible name: adjacent text says the same. */
export function LiveDot() {
  const styles = useStyles()
  return <span aria-hidden className={styles.dot} />
}
