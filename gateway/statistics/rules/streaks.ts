import type { RememberedMatch } from '../../accounts/rules/account-matches.ts'
import { isRecorded } from '../../accounts/rules/champion-record.ts'
import type { KnownActivity } from './known-activity.ts'

/** Games in a row with the same result, in ranked, normal and Clash queues. */
export interface Streak {
  readonly win: boolean
  readonly games: number
  /** Start of the first game, in milliseconds since 1970. */
  readonly startedAt: number
  /** Start of the last game, in milliseconds since 1970. */
  readonly lastStartedAt: number
  /** True when it can be longer, because earlier games are not known. */
  readonly isCut: boolean
}

/** Newest first. A streak ends at the first game that is not known. */
export function listStreaks({ games, isWhole }: Pick<KnownActivity, 'games' | 'isWhole'>): readonly Streak[] {
  const streaks: RememberedMatch[][] = []
  for (const game of games.filter(isRecorded)) {
    const streak = streaks.at(-1)
    if (streak?.[0]?.win === game.win) streak.push(game)
    else streaks.push([game])
  }
  return streaks.flatMap((played, index) => {
    const [newest, oldest] = [played[0], played.at(-1)]
    if (newest === undefined || oldest === undefined) return []
    return [
      {
        win: newest.win,
        games: played.length,
        startedAt: oldest.startedAt,
        lastStartedAt: newest.startedAt,
        isCut: !isWhole && index === streaks.length - 1,
      },
    ]
  })
}

/** The longest of either kind; of several, the newest. Null without one. */
export function longestOf(streaks: readonly Streak[], win: boolean): Streak | null {
  return streaks.reduce<Streak | null>(
    (longest, streak) => (streak.win === win && streak.games > (longest?.games ?? 0) ? streak : longest),
    null,
  )
}
