import type { Name } from '../match/champion-name.ts'
import type { NoticeChoice } from './notice-settings.ts'
import { isQuiet, minuteOf } from './quiet-hours.ts'

/** News for the visitor: a followed stream or game has begun. */
export type FollowNews = {
  /** Equal in all tabs. */
  readonly key: string
  /** In milliseconds since 1970; null for a game that still loads. */
  readonly at: number | null
  readonly player: NamedPlayer
} & (
  | { readonly kind: 'stream'; readonly login: string; readonly title: string }
  | { readonly kind: 'game'; readonly champion: Champion }
)

interface NamedPlayer {
  readonly name: string
  readonly slug: string
  readonly team: { readonly code: string } | null
}

interface Champion {
  readonly key: number
  readonly name: Name | null
}

export interface Watched {
  readonly ids: ReadonlySet<string>
  readonly puuids: ReadonlySet<string>
}

type Player = NamedPlayer & {
  readonly id: string
  readonly team: { readonly id: string; readonly code: string } | null
}

export interface StartedStream {
  readonly id: string
  readonly login: string
  readonly live: { readonly title: string; readonly startedAt: string } | null
  readonly player: Player
}

export interface StartedGame {
  readonly id: string
  readonly startedAt: string | null
  readonly pros: readonly {
    readonly puuid: string | null
    readonly champion: Champion
    readonly proPlayer: Player | null
  }[]
}

/** Age from which an event is no longer news. */
export const NEWS_FOR_MS = 15 * 60_000

/** Returns the news about streams that have begun, for a visitor with these follows. */
export function streamNews(begun: readonly StartedStream[], watched: Watched): readonly FollowNews[] {
  return begun.flatMap(({ id, login, live, player }) =>
    live === null || !isWatched(player, watched)
      ? []
      : [
          {
            kind: 'stream',
            key: `${id} ${live.startedAt}`,
            at: Date.parse(live.startedAt),
            player,
            login,
            title: live.title,
          },
        ],
  )
}

/** Returns the news about games that have begun, for a visitor with these follows: one for each followed player. */
export function gameNews(begun: readonly StartedGame[], watched: Watched): readonly FollowNews[] {
  return begun.flatMap(({ id, startedAt, pros }) =>
    pros.flatMap(({ puuid, champion, proPlayer: player }) => {
      if (player === null) return []
      const followed = isWatched(player, watched) || (puuid !== null && watched.puuids.has(puuid))
      const at = startedAt === null ? null : Date.parse(startedAt)
      return followed ? [{ kind: 'game', key: `${id} ${player.id}`, at, player, champion }] : []
    }),
  )
}

const isWatched = ({ id, team }: Player, { ids }: Watched) => ids.has(id) || (team !== null && ids.has(team.id))

/** True when a visitor with these settings should be notified now, in local time. */
export function shouldNotify({ at }: Pick<FollowNews, 'at'>, { on, quietHours }: NoticeChoice, now: Date): boolean {
  if (on === false || isQuiet(quietHours, minuteOf(now))) return false
  return at === null || now.getTime() - at <= NEWS_FOR_MS
}
