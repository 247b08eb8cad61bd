import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'

interface FollowedGroupProps {
  readonly title: string
  readonly foot?: ReactNode
  readonly children: ReactNode
}

const useStyles = makeStyles({
  title: sectionTitleStyle,
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  foot: {
    margin: '8px 0 0',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    textWrap: 'pretty',
  },
})

export function FollowedGroup({ title, foot, children }: FollowedGroupProps) {
  const styles = useStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <Card>
        <ul className={styles.list}>{children}</ul>
      </Card>
      {foot === undefined ? null : <p className={styles.foot}>{foot}</p>}
    </section>
  )
}
