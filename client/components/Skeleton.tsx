import { makeStyles, tokens } from '@fluentui/react-components'
import { lessMotion } from '../theme/tokens.ts'

const useStyles = makeStyles({
  bone: {
    display: 'block',
    maxWidth: '100%',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.5 }, to: { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    ...lessMotion({ animationName: 'none' }),
  },
})

interface SkeletonProps {
  readonly width?: number | string
  readonly height?: number | string
  /** Corner radius in pixels; that of a field by default. */
  readonly radius?: number
}

/** The region around it must set `aria-busy`. */
export function Skeleton({ width = '100%', height = 16, radius }: SkeletonProps) {
  const styles = useStyles()
  return <span aria-hidden className={styles.bone} style={{ width, height, borderRadius: radius }} />
}
