import { makeStyles } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNearWindow } from '../../../components/useNearWindow.ts'
import { graphql } from '../../../gql/gql.ts'
import type { MatchCourse_matchFragment } from '../../../gql/graphql.ts'
import { sectionTitleStyle } from '../../../pro-scene/section-title-style.ts'
import { AskedCourse } from './AskedCourse.tsx'
import { hasCourse } from './course-parts.ts'
import { CourseSkeleton } from './CourseSkeleton.tsx'

graphql(/* GraphQL */ `
  fragment MatchCourse_match on Match {
    id
    region
    queue
    mapId
    outcome
    durationSeconds
    participants {
      participantId
      teamId
      subteamId
      placement
      lane
      ...ChampionMark_participant
      ...ParticipantName_participant
    }
  }
`)

const useStyles = makeStyles({
  // Further from the scoreboard above than from its own cards.
  section: { position: 'relative', marginTop: '24px' },
  title: sectionTitleStyle,
})

/** Fetched once the section comes near the window. Only played matches of two sides have a course. */
export function MatchCourse({ match }: { readonly match: MatchCourse_matchFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const [section, near] = useNearWindow()
  if (!hasCourse(match)) return null
  return (
    <section ref={section} className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('matchCourse.title')}
      </h2>
      {near ? <AskedCourse match={match} /> : <CourseSkeleton match={match} />}
    </section>
  )
}
