import { makeStyles, tokens } from '@fluentui/react-components'
import type { CutoffTrend } from './cutoff-trend.ts'

const useStyles = makeStyles({
  drawing: { display: 'block', width: '100%', height: '24px', overflow: 'visible' },
  line: {
    fill: 'none',
    stroke: tokens.colorBrandForeground1,
    strokeWidth: '2px',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  end: {
    stroke: tokens.colorBrandForeground1,
    strokeWidth: '6px',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
})

/** The cut-offs of many days as one line. A table beside it says the same. */
export function CutoffLine({ points }: Pick<CutoffTrend, 'points'>) {
  const styles = useStyles()
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${1 - y}`).join('')
  const end = points.at(-1)
  return (
    <svg className={styles.drawing} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.line} d={path} />
      {end === undefined ? null : <path className={styles.end} d={`M${end.x} ${1 - end.y}h0`} />}
    </svg>
  )
}
