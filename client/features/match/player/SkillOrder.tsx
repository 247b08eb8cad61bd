import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { SkillOrder_participantFragment } from '../../../gql/graphql.ts'
import { FORCED_COLORS, ownTokens } from '../../../theme/tokens.ts'
import { useCourseStyles } from './course-layout.ts'
import { maxOrder, skillRows } from './skill-order.ts'

graphql(/* GraphQL */ `
  fragment SkillOrder_participant on ParticipantTimeline {
    skills {
      slot
    }
  }
`)

const useStyles = makeStyles({
  table: {
    position: 'relative',
    width: '100%',
    maxWidth: '560px',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '2px',
    // The numbers of two digits fit into a cell at 390 px.
    fontFamily: ownTokens.displayFont,
    fontSize: '13px',
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
  },
  skillHead: { width: '20px', padding: 0 },
  levelHead: { padding: 0, lineHeight: 0 },
  skill: { padding: 0, textAlign: 'start', fontWeight: 600, color: tokens.colorNeutralForeground1 },
  cell: {
    height: '24px',
    padding: 0,
    borderRadius: '4px',
    textAlign: 'center',
    fontWeight: 600,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  point: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    [FORCED_COLORS]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
})

/** The skill points of a player by level, and the order in which the skills were completed. */
export function SkillOrder({ participant: { skills } }: { readonly participant: SkillOrder_participantFragment }) {
  const styles = useStyles()
  const layout = useCourseStyles()
  const { t } = useTranslation()
  if (skills.length === 0) return null
  const rows = skillRows(skills)
  const order = maxOrder(skills)
  const allLevels = Array.from(rows[0]?.levels ?? [], (_, index) => index + 1)
  return (
    <div>
      <h4 className={layout.title}>
        {t('playerCourse.skills.title')}{' '}
        <span className={layout.beside}>
          {t('playerCourse.skills.order')} <span aria-hidden="true">{order.join(' > ')}</span>
          <VisuallyHidden>{order.join(', ')}</VisuallyHidden>
        </span>
      </h4>
      <table className={styles.table} aria-label={t('playerCourse.skills.title')}>
        <thead>
          <tr>
            <th scope="col" className={styles.skillHead}>
              <VisuallyHidden>{t('playerCourse.skills.skill')}</VisuallyHidden>
            </th>
            {allLevels.map((level) => (
              <th key={level} scope="col" className={styles.levelHead}>
                <VisuallyHidden>{t('playerCourse.skills.level', { level })}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ skill, levels }) => (
            <tr key={skill}>
              <th scope="row" className={styles.skill}>
                {skill}
              </th>
              {allLevels.map((level) => (
                <td key={level} className={mergeClasses(styles.cell, levels[level - 1] && styles.point)}>
                  {levels[level - 1] ? level : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
