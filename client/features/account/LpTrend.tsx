import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { StepLine } from '../../components/StepLine.tsx'
import { pointsOnLine } from '../../game/ladder.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { withLastLook } from './lp-axis.ts'
import { findLpChange } from './lp-change.ts'
import { changeWords } from './rank-words.ts'
import type { SeenStanding } from './seasons.ts'

interface LpTrendProps {
  /** Oldest first. */
  readonly snapshots: readonly SeenStanding[]
  /** In ISO 8601. */
  readonly lookedAt: string
  /** Hidden as a spoiler; its space stays empty. */
  readonly hidden: boolean
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '14px',
  },
  line: { width: '100%', height: '24px', padding: '0 3px', boxSizing: 'border-box' },
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Renders nothing without a change over the last days. */
export function LpTrend({ snapshots, lookedAt, hidden }: LpTrendProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const change = findLpChange(snapshots, lookedAt)
  if (change === null) return null
  if (hidden) return <div className={styles.line} />

  const looks = withLastLook(change.snapshots, lookedAt)
  const points = looks.map(pointsOnLine)
  const [lowest, highest] = [Math.min(...points), Math.max(...points)]
  const begin = Date.parse(lookedAt) - change.spanMs
  return (
    <div className={styles.root}>
      <StepLine
        className={styles.line}
        pieces={[
          looks.map((seen) => ({
            x: (Date.parse(seen.takenAt) - begin) / change.spanMs,
            y: highest === lowest ? 0.5 : (pointsOnLine(seen) - lowest) / (highest - lowest),
          })),
        ]}
        dotSize={5}
      />
      <p className={styles.words}>{changeWords(change, t, format)}</p>
    </div>
  )
}
