import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'

interface EditorSectionProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

const useStyles = makeStyles({
  section: { marginTop: '32px' },
  title: sectionTitleStyle,
  lead: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
})

/** A part of the editors' page with its own heading. */
export function EditorSection({ title, lead, children }: EditorSectionProps) {
  const styles = useStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}
