import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'
import { coverageStyle, partTitleStyle } from '../part-title-style.ts'
import { useBuildsWords } from '../useBuildsWords.ts'

interface StepCardProps {
  readonly title: string
  /** Share of the games that reached the step. */
  readonly coverage: string
  /** True when no game reached the step. */
  readonly empty: boolean
  readonly children: ReactNode
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr' },
  title: { ...partTitleStyle, marginBottom: 0 },
  coverage: coverageStyle,
  // An empty card as high as its neighbour would look like a failure.
  low: { alignSelf: 'start' },
  none: { margin: 0, padding: '14px', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})

/** Cards side by side have the same height. */
export function StepCard({ title, coverage, empty, children }: StepCardProps) {
  const styles = useStyles()
  const words = useBuildsWords()
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.coverage}>{coverage}</p>
      <Card className={empty ? styles.low : undefined}>
        {empty ? <p className={styles.none}>{words('none')}</p> : children}
      </Card>
    </div>
  )
}
