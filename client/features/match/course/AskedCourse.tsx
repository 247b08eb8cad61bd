import { NetworkStatus } from '@apollo/client'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/Card.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { MatchCourse_matchFragment } from '../../../gql/graphql.ts'
import { useMatchCourseQuery } from '../../../gql/MatchCourse.ts'
import { RetryButton } from '../RetryButton.tsx'
import { CourseCards } from './CourseCards.tsx'
import { CourseSkeleton } from './CourseSkeleton.tsx'

graphql(/* GraphQL */ `
  query MatchCourse($id: ID!) {
    match(id: $id) {
      ... on Match {
        id
        timeline {
          ...CourseCards_timeline
          ... on UpstreamUnavailable {
            retryAt
          }
        }
      }
    }
  }
`)

const useStyles = makeStyles({
  words: { margin: 0, padding: '16px', maxWidth: '70ch', color: tokens.colorNeutralForeground2 },
})

export function AskedCourse({ match }: { readonly match: MatchCourse_matchFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, loading, networkStatus, refetch } = useMatchCourseQuery({
    variables: { id: match.id },
    notifyOnNetworkStatusChange: true,
  })
  const busy = networkStatus === NetworkStatus.refetch
  const timeline = data?.match?.__typename === 'Match' ? data.match.timeline : null

  switch (timeline?.__typename) {
    case 'MatchTimeline':
      return <CourseCards match={match} timeline={timeline} />
    case 'MatchTimelineNotFound':
      return (
        <Card>
          <p className={styles.words}>{t('matchCourse.notKept')}</p>
        </Card>
      )
    case 'UpstreamUnavailable':
      return (
        <Notice
          title={t('match.problem.unavailableTitle')}
          actions={<RetryButton retryAt={timeline.retryAt} busy={busy} onRetry={() => void refetch()} />}
        >
          {t('matchCourse.unavailable')}
        </Notice>
      )
    case undefined:
      if (loading && !busy) return <CourseSkeleton match={match} busy />
      return (
        <Notice
          title={t('match.problem.networkTitle')}
          actions={<RetryButton retryAt={null} busy={busy} onRetry={() => void refetch()} />}
        >
          {t('match.problem.network')}
        </Notice>
      )
  }
}
