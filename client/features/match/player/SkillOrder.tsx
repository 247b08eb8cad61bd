import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { SkillOrder_participantFragment } from '../../../gql/graphql.ts'
import { maxOrder } from '../../../match/skill-order.ts'
import { SkillTable } from '../../../match/SkillTable.tsx'
import { useCourseStyles } from './course-layout.ts'

graphql(/* GraphQL */ `
  fragment SkillOrder_participant on ParticipantTimeline {
    skills {
      slot
    }
  }
`)

/** The skill points of a player by level, and the order in which the skills were completed. */
export function SkillOrder({ participant: { skills } }: { readonly participant: SkillOrder_participantFragment }) {
  const layout = useCourseStyles()
  const { t } = useTranslation()
  if (skills.length === 0) return null
  const order = maxOrder(skills)
  return (
    <div>
      <h4 className={layout.title}>
        {t('playerCourse.skills.title')}{' '}
        <span className={layout.beside}>
          {t('playerCourse.skills.order')} <span aria-hidden="true">{order.join(' > ')}</span>
          <VisuallyHidden>{order.join(', ')}</VisuallyHidden>
        </span>
      </h4>
      <SkillTable label={t('playerCourse.skills.title')} skills={skills} />
    </div>
  )
}
