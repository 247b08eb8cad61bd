import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ownTokens } from '../../theme/tokens.ts'

interface SectionHeadProps {
  readonly id: string
  readonly title: string
  readonly facts?: ReactNode
  /** A link at the other end. */
  readonly action?: ReactNode
}

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBottom: '12px' },
  heading: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  facts: {
    display: 'flex',
    flexGrow: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
})

export function SectionHead({ id, title, facts, action }: SectionHeadProps) {
  const styles = useStyles()
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.facts}>{facts}</div>
      {action}
    </div>
  )
}
