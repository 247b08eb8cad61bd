import { makeStyles } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { PHONE } from '../../theme/tokens.ts'

interface SideCardProps {
  readonly title: string
  readonly children: ReactNode
}

const useStyles = makeStyles({
  card: { padding: '16px 20px 20px', [PHONE]: { padding: '14px 12px 16px' } },
  title: { ...sectionTitleStyle, margin: '0 0 6px' },
})

export function SideCard({ title, children }: SideCardProps) {
  const styles = useStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.card}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
