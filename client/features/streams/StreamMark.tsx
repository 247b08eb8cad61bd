import { graphql } from '../../gql/gql.ts'
import type { StreamMark_playerFragment } from '../../gql/graphql.ts'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'

graphql(/* GraphQL */ `
  fragment StreamMark_player on ProPlayer {
    id
    team {
      id
      ...TeamMark_team
    }
    ...PlayerPhoto_player
  }
`)

interface StreamMarkProps {
  readonly player: StreamMark_playerFragment
  /** Width and height in pixels. */
  readonly size: number
  readonly eager?: boolean
}

/** Falls back to the player's photo. Adjacent text names the player. */
export function StreamMark({ player, size, eager = false }: StreamMarkProps) {
  return player.team === null ? (
    <PlayerPhoto player={player} size={size} eager={eager} />
  ) : (
    <TeamMark team={player.team} size={size} eager={eager} />
  )
}
