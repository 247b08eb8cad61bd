import type { RememberedMatch } from '../../accounts/rules/account-matches.ts'
import { endOfGame, type KnownActivity } from './known-activity.ts'

/** Time between two games from which they are two sessions, in milliseconds: from the end of one to the start of the next. */
const BREAK_MS = 60 * 60_000

/** Games in a row, with less than an hour between two of them. */
export interface Session {
  /** Newest first, at least one. */
  readonly games: readonly RememberedMatch[]
  /** Start of the first game, in milliseconds since 1970. */
  readonly startedAt: number
  /** End of the last game, in milliseconds since 1970. */
  readonly endedAt: number
  /** True when earlier games of the session may not be known. */
  readonly isCut: boolean
}

/** Newest first. Each game is in one session. */
export function listSessions({ games, isWhole }: Pick<KnownActivity, 'games' | 'isWhole'>): readonly Session[] {
  const sessions: RememberedMatch[][] = []
  for (const game of games) {
    const session = sessions.at(-1)
    const next = session?.at(-1)
    if (session === undefined || next === undefined || next.startedAt - endOfGame(game) >= BREAK_MS)
      sessions.push([game])
    else session.push(game)
  }
  return sessions.flatMap((played, index) => {
    const [newest, oldest] = [played[0], played.at(-1)]
    if (newest === undefined || oldest === undefined) return []
    return [
      {
        games: played,
        startedAt: oldest.startedAt,
        endedAt: endOfGame(newest),
        isCut: !isWhole && index === sessions.length - 1,
      },
    ]
  })
}
