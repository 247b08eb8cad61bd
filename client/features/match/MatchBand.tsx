import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { lane, PHONE } from '../../theme/lane.ts'

interface MatchBandProps {
  readonly chips?: ReactNode
  readonly title: ReactNode
  /** What stands below the title. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

const useStyles = makeStyles({
  band: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: '16px 20px',
    padding: '28px 0 20px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px 0' },
  },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  title: {
    margin: '6px 0 4px',
    fontFamily: lane.displayFont,
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    [PHONE]: { fontSize: '36px', lineHeight: '40px' },
  },
})

/** The head of the page of a match. */
export function MatchBand({ chips, title, children, action }: MatchBandProps) {
  const styles = useStyles()
  return (
    <header className={styles.band}>
      <div>
        {chips === undefined ? null : <div className={styles.chips}>{chips}</div>}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      {action}
    </header>
  )
}
