import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'

interface EditorQueueProps {
  readonly title: string
  readonly lead: string
  /** List items. */
  readonly children: ReactNode
  /** Below the list. */
  readonly after?: ReactNode
}

const useStyles = makeStyles({
  section: { marginTop: '32px' },
  title: sectionTitleStyle,
  lead: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
})

/** A list of what waits for a decision of an editor. */
export function EditorQueue({ title, lead, children, after }: EditorQueueProps) {
  const styles = useStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <Card>
        <ul className={styles.list}>{children}</ul>
      </Card>
      {after}
    </section>
  )
}
