import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ownTokens } from '../theme/tokens.ts'
import { Card } from './Card.tsx'

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    padding: '24px',
  },
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  text: { margin: 0, maxWidth: '60ch', textWrap: 'pretty', color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '8px' },
})

interface NoticeProps {
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** `alert` for failures: read out at once. `status` for empty places: read out after other speech. */
  readonly role?: 'alert' | 'status'
}

export function Notice({ title, children, actions, role = 'status' }: NoticeProps) {
  const styles = useStyles()
  return (
    <Card className={styles.notice} role={role}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </Card>
  )
}
