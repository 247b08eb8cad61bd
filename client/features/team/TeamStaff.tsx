import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { Card } from '../../components/Card.tsx'
import { graphql } from '../../gql/gql.ts'
import type { TeamStaff_teamFragment } from '../../gql/graphql.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { useRosterFactWords } from '../../pro-scene/useRosterFactWords.ts'

graphql(/* GraphQL */ `
  fragment TeamStaff_team on ProTeam {
    id
    staff {
      name
      job
    }
  }
`)

const useStyles = makeStyles({
  section: { marginTop: '24px' },
  title: sectionTitleStyle,
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: '12px 16px',
    margin: 0,
    padding: '14px 16px',
  },
  name: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  job: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  person: { display: 'flex', flexDirection: 'column-reverse', minWidth: 0 },
})

/** Coaches, analysts and managers: at least one. */
export function TeamStaff({ team: { staff } }: { readonly team: TeamStaff_teamFragment }) {
  const styles = useStyles()
  const t = useRosterFactWords()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {t('staff')}
      </h2>
      <Card>
        <dl className={styles.list}>
          {staff.map(({ name, job }) => (
            <div key={`${job} ${name}`} className={styles.person}>
              <dt className={styles.job}>{t(`jobs.${job}`)}</dt>
              <dd className={styles.name}>{name}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  )
}
