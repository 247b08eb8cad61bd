import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import type { EditableChange_changeFragment } from '../../gql/graphql.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { EditableChange } from './EditableChange.tsx'

interface RecentChangesProps {
  readonly changes: readonly EditableChange_changeFragment[]
  /** True when the viewer may undo them. */
  readonly editable: boolean
  readonly onUndone: () => void
}

const useStyles = makeStyles({
  section: { marginTop: '32px' },
  title: sectionTitleStyle,
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  none: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground2 },
})

export function RecentChanges({ changes, editable, onUndone }: RecentChangesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {t('addProPlayer.recent')}
      </h2>
      <Card>
        {changes.length === 0 ? (
          <p className={styles.none}>{t('home.roster.none')}</p>
        ) : (
          <ol className={styles.list}>
            {changes.map((change) => (
              <li key={change.id}>
                <EditableChange change={change} editable={editable} onUndone={onUndone} />
              </li>
            ))}
          </ol>
        )}
      </Card>
    </section>
  )
}
