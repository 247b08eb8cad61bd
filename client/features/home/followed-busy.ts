import { goingOf, type Going, type Goings } from '../../following/useLiveActivities.ts'
import type { HomeFollowedQuery, HomeFollowed_playerFragment } from '../../gql/graphql.ts'

type Player = HomeFollowed_playerFragment

/** A player who is live or in a game. */
export interface BusyPlayer {
  readonly player: Player
  readonly going: Going
}

/**
 * Lists the followed players who are live or in a game. Players count as followed directly, by team, or by account. Each is
 * listed once: live players first, by viewers, then the others by their games, the newest first.
 */
export function listBusy(followed: HomeFollowedQuery['followed'], goings: Goings): readonly BusyPlayer[] {
  const players: readonly Player[] = [
    ...followed.proPlayers,
    ...followed.proTeams.flatMap(({ roster }) => roster),
    ...followed.accounts.flatMap(({ proPlayer }) => proPlayer ?? []),
  ]
  return [...new Map(players.map((player) => [player.id, player])).values()]
    .map((player) => ({ player, going: goingOf(goings, player.id) }))
    .filter(({ going }) => going.stream !== null || going.seat !== null)
    .toSorted(
      (a, b) => viewersOf(b) - viewersOf(a) || startOf(b) - startOf(a) || (a.player.name < b.player.name ? -1 : 1),
    )
}

const viewersOf = ({ going: { stream } }: BusyPlayer) => stream?.live.viewers ?? -1

function startOf({ going: { seat } }: BusyPlayer): number {
  if (seat === null) return 0
  return seat.game.startedAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(seat.game.startedAt)
}
