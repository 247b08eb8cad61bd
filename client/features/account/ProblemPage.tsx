import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { AccountParams } from '../../paths.ts'

interface ProblemPageProps {
  /** What was asked for. */
  readonly asked: AccountParams
  /** Why it is not here. */
  readonly children: ReactNode
}

const useStyles = makeStyles({
  page: { paddingTop: '32px' },
  heading: {
    margin: '0 0 16px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
})

/** The page that stands where an account should be: it still says which one. */
export function ProblemPage({ asked, children }: ProblemPageProps) {
  const styles = useStyles()
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>
        <bdi>{asked.gameName}</bdi> #{asked.tagLine} · {asked.region}
      </h1>
      {children}
    </div>
  )
}
