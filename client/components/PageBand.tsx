import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { pageTitleStyle } from '../theme/page-title-style.ts'
import { PHONE } from '../theme/tokens.ts'

interface PageBandProps {
  /** A picture, 92 pixels wide. */
  readonly mark?: ReactNode
  readonly chips?: ReactNode
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
}

const useStyles = makeStyles({
  band: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px 20px',
    padding: '16px 0 20px',
    [PHONE]: { columnGap: '14px' },
  },
  mark: { alignSelf: 'start', [PHONE]: { zoom: 0.7 } },
  words: { flex: '1 1 180px', minWidth: 0 },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  title: { ...pageTitleStyle, margin: '6px 0 4px' },
  below: { color: tokens.colorNeutralForeground2 },
  action: { [PHONE]: { flexBasis: '100%' } },
})

export function PageBand({ mark, chips, title, children, action }: PageBandProps) {
  const styles = useStyles()
  return (
    <header className={styles.band}>
      {mark === undefined ? null : <div className={styles.mark}>{mark}</div>}
      <div className={styles.words}>
        {chips === undefined ? null : <div className={styles.chips}>{chips}</div>}
        <h1 className={styles.title}>{title}</h1>
        {children === undefined ? null : <div className={styles.below}>{children}</div>}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </header>
  )
}
