import type { Name } from '../match/champion-name.ts'
import { isQuiet, minuteOf } from './quiet-hours.ts'
import type { NoticeChoice } from './notice-settings.ts'

/** What somebody is told: that a stream or a game of whom he follows has begun. */
export type FollowNews = {
  /** Of this beginning alone, in whichever tab it is heard of. */
  readonly key: string
  /** When it began, in milliseconds since 1970; null for a game that loads. */
  readonly at: number | null
  readonly player: FollowedSomebody
} & (
  | { readonly is: 'stream'; readonly login: string; readonly title: string }
  | { readonly is: 'game'; readonly champion: Champion }
)

interface FollowedSomebody {
  readonly name: string
  readonly slug: string
  readonly team: { readonly code: string } | null
}

interface Champion {
  readonly key: number
  readonly name: Name | null
}

/** What is followed: the ids, and the PUUIDs of the accounts among them. */
export interface Watched {
  readonly ids: ReadonlySet<string>
  readonly puuids: ReadonlySet<string>
}

type Player = FollowedSomebody & {
  readonly id: string
  readonly team: { readonly id: string; readonly code: string } | null
}

/** A stream as updates tell of it. */
export interface BegunStream {
  readonly id: string
  readonly login: string
  readonly live: { readonly title: string; readonly startedAt: string } | null
  readonly player: Player
}

/** A running game as updates tell of it. */
export interface BegunGame {
  readonly id: string
  readonly startedAt: string | null
  readonly pros: readonly {
    readonly puuid: string | null
    readonly champion: Champion
    readonly proPlayer: Player | null
  }[]
}

/** What began longer ago than this, in milliseconds, is no news any more. */
export const NEWS_FOR_MS = 15 * 60_000

/** What of the streams that have begun somebody is told who follows these things. */
export function streamNews(begun: readonly BegunStream[], watched: Watched): readonly FollowNews[] {
  return begun.flatMap(({ id, login, live, player }) =>
    live === null || !isWatched(player, watched)
      ? []
      : [
          {
            is: 'stream',
            key: `${id} ${live.startedAt}`,
            at: Date.parse(live.startedAt),
            player,
            login,
            title: live.title,
          },
        ],
  )
}

/** What of the games that have begun somebody is told who follows these things: once for each whom he follows. */
export function gameNews(begun: readonly BegunGame[], watched: Watched): readonly FollowNews[] {
  return begun.flatMap(({ id, startedAt, pros }) =>
    pros.flatMap(({ puuid, champion, proPlayer: player }) => {
      if (player === null) return []
      const followed = isWatched(player, watched) || (puuid !== null && watched.puuids.has(puuid))
      const at = startedAt === null ? null : Date.parse(startedAt)
      return followed ? [{ is: 'game', key: `${id} ${player.id}`, at, player, champion }] : []
    }),
  )
}

const isWatched = ({ id, team }: Player, { ids }: Watched) => ids.has(id) || (team !== null && ids.has(team.id))

/** Whether somebody with this choice is told at this moment, by his clock. */
export function isWorthTelling({ at }: Pick<FollowNews, 'at'>, { on, quietHours }: NoticeChoice, now: Date): boolean {
  if (on === false || isQuiet(quietHours, minuteOf(now))) return false
  return at === null || now.getTime() - at <= NEWS_FOR_MS
}
