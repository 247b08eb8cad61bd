import { activityOf, type LiveActivity, type LiveActivities } from '../../following/useLiveActivities.ts'
import type { HomeFollowedQuery, HomeFollowed_playerFragment } from '../../gql/graphql.ts'

type Player = HomeFollowed_playerFragment

/** A player who is live or in a game. */
export interface BusyPlayer {
  readonly player: Player
  readonly activity: LiveActivity
}

/** Followed directly, by team, or by account. Each once: live players by viewers, then the others by game, the newest first. */
export function listBusy(followed: HomeFollowedQuery['followed'], activities: LiveActivities): readonly BusyPlayer[] {
  const players: readonly Player[] = [
    ...followed.proPlayers,
    ...followed.proTeams.flatMap(({ roster }) => roster),
    ...followed.accounts.flatMap(({ proPlayer }) => proPlayer ?? []),
  ]
  return [...new Map(players.map((player) => [player.id, player])).values()]
    .map((player) => ({ player, activity: activityOf(activities, player.id) }))
    .filter(({ activity }) => activity.stream !== null || activity.seat !== null)
    .toSorted(
      (a, b) => viewersOf(b) - viewersOf(a) || startOf(b) - startOf(a) || (a.player.name < b.player.name ? -1 : 1),
    )
}

const viewersOf = ({ activity: { stream } }: BusyPlayer) => stream?.live.viewers ?? -1

function startOf({ activity: { seat } }: BusyPlayer): number {
  if (seat === null) return 0
  return seat.game.startedAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(seat.game.startedAt)
}
