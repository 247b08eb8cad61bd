import { Age } from '../../components/Age.tsx'
import { LiveActivityLine } from '../../following/LiveActivityLine.tsx'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import type { LiveActivity } from '../../following/useLiveActivities.ts'
import { graphql } from '../../gql/gql.ts'
import type { FollowedPlayer_playerFragment } from '../../gql/graphql.ts'
import { playerPath } from '../../paths.ts'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { RoleMark } from '../../pro-scene/RoleMark.tsx'
import { FollowedRow } from './FollowedRow.tsx'

graphql(/* GraphQL */ `
  fragment FollowedPlayer_player on ProPlayer {
    id
    name
    slug
    role
    team {
      id
      code
    }
    stream {
      id
      lastLiveAt
    }
    channels {
      state
    }
    ...PlayerPhoto_player
  }
`)

interface FollowedPlayerProps {
  readonly player: FollowedPlayer_playerFragment
  readonly activity: LiveActivity
}

export function FollowedPlayer({ player, activity }: FollowedPlayerProps) {
  const { id, name, slug, role, team } = player
  const idle = activity.stream === null && activity.seat === null
  return (
    <FollowedRow
      id={id}
      name={name}
      to={playerPath({ team: team?.code ?? null, slug })}
      mark={<PlayerPhoto player={player} size={44} />}
      title={team === null ? name : `${team.code} ${name}`}
      below={<RoleMark role={role} />}
    >
      {idle ? <LastLive player={player} /> : <LiveActivityLine activity={activity} name={name} />}
    </FollowedRow>
  )
}

function LastLive({ player: { stream, channels } }: Pick<FollowedPlayerProps, 'player'>) {
  const words = useFollowingWords()
  if (channels.length === 0) return words('noChannel')
  if (stream === null || channels.every(({ state }) => state === 'UNKNOWN')) return words('liveUnknown')
  if (stream.lastLiveAt === null) return words('neverLive')
  return <Age moment={stream.lastLiveAt}>{(age) => words('liveAgo', { age })}</Age>
}
