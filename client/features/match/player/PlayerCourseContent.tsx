import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { PlayerCourse_matchFragment, PlayerCourseQuery } from '../../../gql/graphql.ts'
import { colourOf } from '../../../match/sides.ts'
import { useCourseStyles } from './course-layout.ts'
import { eventsOf } from './player-events.ts'
import { PlayerEvents } from './PlayerEvents.tsx'
import { RiftMap } from './RiftMap.tsx'
import { ShopVisits } from './ShopVisits.tsx'
import { SkillOrder } from './SkillOrder.tsx'
import { UsualComparison } from './UsualComparison.tsx'

/** Riot's number of Summoner's Rift. */
const SUMMONERS_RIFT = 11

type FoundMatch = Extract<PlayerCourseQuery['match'], { readonly __typename: 'Match' }>

interface PlayerCourseContentProps {
  readonly match: PlayerCourse_matchFragment
  readonly timeline: Extract<FoundMatch['timeline'], { readonly __typename: 'MatchTimeline' }>
  readonly hasSides: boolean
  /** True while the course of another player is fetched. */
  readonly outdated: boolean
}

const useStyles = makeStyles({ outdated: { opacity: 0.6 } })

export function PlayerCourseContent({ match, timeline, hasSides, outdated }: PlayerCourseContentProps) {
  const styles = useStyles()
  const layout = useCourseStyles()
  const [course] = timeline.participants
  const player = match.participants.find(({ participantId }) => participantId === course?.participantId)
  if (course === undefined || player === undefined) return null
  const events = eventsOf(timeline.championKills, player.participantId)
  return (
    <div className={mergeClasses(layout.columns, outdated && styles.outdated)} aria-busy={outdated}>
      <div className={layout.events}>
        {match.mapId === SUMMONERS_RIFT ? (
          <RiftMap events={events} colour={hasSides ? colourOf(player.teamId) : 'none'} />
        ) : null}
        <PlayerEvents events={events} participants={match.participants} />
      </div>
      <div className={layout.parts}>
        <ShopVisits participant={course} />
        <SkillOrder participant={course} />
        <UsualComparison participant={course} player={player} match={match} />
      </div>
    </div>
  )
}
