import { makeStyles } from '@fluentui/react-components'
import { graphql } from '../../../gql/gql.ts'
import type { CourseCards_timelineFragment, MatchCourse_matchFragment } from '../../../gql/graphql.ts'
import { hasLaneTable } from './course-parts.ts'
import { laneLeads } from './lane-leads.ts'
import { LaneTable } from './LaneTable.tsx'
import { LeadCard } from './LeadCard.tsx'

graphql(/* GraphQL */ `
  fragment CourseCards_timeline on MatchTimeline {
    ...LeadCard_timeline
    participants {
      participantId
      laneDifferences {
        minute
        opponentId
        gold
        experience
        creepScore
      }
    }
  }
`)

interface CourseCardsProps {
  readonly match: MatchCourse_matchFragment
  readonly timeline: CourseCards_timelineFragment
}

const useStyles = makeStyles({
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
})

export function CourseCards({ match, timeline }: CourseCardsProps) {
  const styles = useStyles()
  const lanes = hasLaneTable(match) ? laneLeads(match.participants, timeline.participants) : []
  return (
    <div className={styles.cards}>
      <LeadCard participants={match.participants} timeline={timeline} />
      {lanes.length === 0 ? null : <LaneTable lanes={lanes} region={match.region} />}
    </div>
  )
}
