import type { RememberedMatch } from '../../accounts/rules/account-matches.ts'
import { gamesOf, type RankHistory, type RankSnapshot } from '../../accounts/rules/rank-history.ts'
import { findQueueKind } from '../../game-data/rules/queue.ts'
import { endOfGame, type KnownActivity } from './known-activity.ts'

/** Longest time from the end of a game until Riot counts it, in milliseconds. Usually it takes less than a minute. */
const COUNTED_AFTER_MS = 15 * 60_000

/** The observed ranks before and after games of one ranked queue. */
export interface RankChange {
  readonly queue: RankHistory['queue']
  readonly before: RankSnapshot
  readonly after: RankSnapshot
}

type PlayedGame = Pick<RememberedMatch, 'matchId' | 'queueId'>

/**
 * Returns a function that finds the changes of rank over games, given newest first: one for each ranked queue in which it is known.
 * It is known when one rank was observed before the first of them, with every older game counted, and another one after the last of
 * them, and when Riot's counts of wins and losses differ by exactly these games.
 */
export function findRankChanges(
  histories: readonly RankHistory[],
  known: KnownActivity,
): (games: readonly PlayedGame[]) => readonly RankChange[] {
  const readers = histories.flatMap((history) => (history.queue === 'OTHER' ? [] : readQueue(history, known)))
  return (games) => readers.flatMap((find) => find(games) ?? [])
}

function readQueue(history: RankHistory, known: KnownActivity) {
  const isOfQueue = ({ queueId }: PlayedGame) => findQueueKind(queueId) === history.queue
  const played = known.games.filter(isOfQueue).toReversed()
  const settled = listSettled(history.snapshots, played, known)

  return (games: readonly PlayedGame[]): RankChange | null => {
    const ids = new Set(games.filter(isOfQueue).map(({ matchId }) => matchId))
    const own = played.filter(({ matchId }) => ids.has(matchId))
    const [oldest, newest] = [own[0], own.at(-1)]
    if (oldest === undefined || newest === undefined || own.length < ids.size) return null
    const before = settled.findLast(({ takenAt }) => takenAt <= oldest.startedAt)
    const after = history.snapshots.find(({ takenAt }) => takenAt >= endOfGame(newest))
    if (before === undefined || after === undefined) return null
    const isNext = played.find((game) => endOfGame(game) > before.takenAt) === oldest
    const wins = own.filter(({ win }) => win).length
    const isOfTheseGames = after.wins - before.wins === wins && after.losses - before.losses === own.length - wins
    return isNext && isOfTheseGames ? { queue: history.queue, before, after } : null
  }
}

/**
 * Returns the ranks in which Riot had counted every game that had ended: those without a game shortly before, and those that
 * differ from such a rank by exactly the games in between.
 */
function listSettled(
  snapshots: readonly RankSnapshot[],
  played: readonly RememberedMatch[],
  { since, isWhole, until }: KnownActivity,
): readonly RankSnapshot[] {
  const from = isWhole ? -Infinity : (since ?? Infinity)
  const endedBetween = (start: number, end: number) =>
    played.filter((game) => endOfGame(game) > start && endOfGame(game) <= end).length
  const settled: RankSnapshot[] = []
  let before: RankSnapshot | null = null
  for (const snapshot of snapshots) {
    const { takenAt } = snapshot
    const isKnownTime: boolean = takenAt - COUNTED_AFTER_MS >= from && takenAt <= until
    const isQuiet = endedBetween(takenAt - COUNTED_AFTER_MS, takenAt) === 0
    const hasCounted: boolean =
      before !== null && gamesOf(snapshot) - gamesOf(before) === endedBetween(before.takenAt, takenAt)
    before = isKnownTime && (isQuiet || hasCounted) ? snapshot : null
    if (before !== null) settled.push(before)
  }
  return settled
}
