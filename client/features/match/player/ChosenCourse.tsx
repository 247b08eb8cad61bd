import { NetworkStatus } from '@apollo/client'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/Card.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { Locale, PlayerCourse_matchFragment } from '../../../gql/graphql.ts'
import { usePlayerCourseQuery } from '../../../gql/PlayerCourse.ts'
import { shapeOf, withLanes } from '../../../match/match-shape.ts'
import { ownTokens, PHONE } from '../../../theme/tokens.ts'
import { ChosenPlayer } from './ChosenPlayer.tsx'
import type { CoursePlayer } from './course-player.ts'
import { PlayerChooser } from './PlayerChooser.tsx'
import { PlayerCourseContent } from './PlayerCourseContent.tsx'
import { PlayerCourseProblem } from './PlayerCourseProblem.tsx'
import { PlayerCourseSkeleton } from './PlayerCourseSkeleton.tsx'

graphql(/* GraphQL */ `
  query PlayerCourse($id: ID!, $participantId: Int!, $locale: Locale!) {
    match(id: $id) {
      ... on Match {
        id
        timeline {
          ... on UpstreamUnavailable {
            retryAt
          }
          ... on MatchTimeline {
            ...PlayerEvents_timeline
            participants(participantIds: [$participantId]) {
              participantId
              ...ShopVisits_participant
              ...SkillOrder_participant
              ...UsualComparison_participant
            }
          }
        }
      }
    }
  }
`)

interface ChosenCourseProps {
  readonly section?: Ref<HTMLElement>
  readonly match: PlayerCourse_matchFragment
  /** Language of the match's query. */
  readonly locale: Locale
  readonly chosen: CoursePlayer
  /** Nothing is fetched until it is true. */
  readonly near: boolean
  readonly onChoose: (participantId: number) => void
}

const useStyles = makeStyles({
  // The hidden texts inside are placed against the card.
  card: { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', padding: '16px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 32px',
    paddingBottom: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '24px',
    fontWeight: 600,
  },
})

/** Renders nothing when Riot has no course of this match. */
export function ChosenCourse({ section, match, locale, chosen, near, onChoose }: ChosenCourseProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const { data, previousData, loading, networkStatus, refetch } = usePlayerCourseQuery({
    variables: { id: match.id, participantId: chosen.participantId, locale },
    skip: !near,
    notifyOnNetworkStatusChange: true,
  })
  const result = (data ?? (loading ? previousData : undefined))?.match
  const timeline = result?.__typename === 'Match' ? result.timeline : undefined
  if (timeline?.__typename === 'MatchTimelineNotFound') return null

  const participants = withLanes(match, match.participants)
  const hasSides = shapeOf({ queue: match.queue, participants }).kind === 'sides'

  function content() {
    if (timeline?.__typename === 'MatchTimeline') {
      return <PlayerCourseContent match={match} timeline={timeline} hasSides={hasSides} outdated={data === undefined} />
    }
    if (timeline === undefined && (loading || !near)) return <PlayerCourseSkeleton busy={near} />
    return (
      <PlayerCourseProblem
        retryAt={timeline?.__typename === 'UpstreamUnavailable' ? timeline.retryAt : null}
        busy={networkStatus === NetworkStatus.refetch}
        onRetry={() => void refetch()}
      />
    )
  }

  return (
    <section ref={section} aria-labelledby={titleId}>
      <Card className={styles.card}>
        <h2 id={titleId} className={styles.title}>
          {t('playerCourse.title')}
        </h2>
        <div className={styles.head}>
          <ChosenPlayer player={chosen} match={match} />
          <PlayerChooser
            participants={participants}
            hasSides={hasSides}
            chosenId={chosen.participantId}
            onChoose={onChoose}
          />
        </div>
        {content()}
      </Card>
    </section>
  )
}
