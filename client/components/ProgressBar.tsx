import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FORCED_COLORS, ownTokens } from '../theme/tokens.ts'

interface ProgressBarProps {
  /** Filled share, 0 to 1. */
  readonly share: number
  /** `gold` for progress; `brand` for a comparison. */
  readonly tone?: 'brand' | 'gold'
}

const useStyles = makeStyles({
  track: {
    height: '4px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  full: {
    height: '100%',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandForeground1,
    [FORCED_COLORS]: { backgroundColor: 'CanvasText' },
  },
  gold: { backgroundColor: ownTokens.gold },
})

/** Decorative: adjacent text says the same. */
export function ProgressBar({ share, tone = 'brand' }: ProgressBarProps) {
  const styles = useStyles()
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={mergeClasses(styles.full, tone === 'gold' && styles.gold)} style={{ width: `${share * 100}%` }} />
    </div>
  )
}
