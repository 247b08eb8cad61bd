import type { RememberedMatch } from '../../accounts/rules/account-matches.ts'
import type { Account } from '../../accounts/rules/account.ts'
import { isSameStanding } from '../../accounts/rules/rank-history.ts'
import type { RankEntry } from '../../accounts/rules/rank.ts'
import { comparePositions } from '../../shared/position.ts'
import type { WatchedAccount } from '../collections/watched-accounts.ts'
import type { JournalFacts } from './journal-entry.ts'

type WatchedRank = NonNullable<WatchedAccount['ranks']>[number]

/** Ranks that were fetched this long before a watch are known to its subscribers. Older ones may have changed long ago. */
const YOUNG_MS = 10 * 60_000

/** A match that ended this long before a watch is reported: Riot publishes matches minutes after their end. */
const LATE_MS = 10 * 60_000

/** Maximum number of matches of one comparison, the newest. */
const MAX_MATCHES = 20

/** The stored state of a watched account. */
export interface StoredState {
  readonly account: Account
  /** Newest first. */
  readonly seen: readonly RememberedMatch[]
}

export interface AccountComparison {
  /** In the order in which they happened: matches, then ranks. */
  readonly facts: readonly JournalFacts[]
  /** Knowledge of the journal afterwards; the same object when nothing is new. */
  readonly next: WatchedAccount
}

/** Compares the stored state of an account with what the journal knows of it. */
export function compareAccount(watched: WatchedAccount, { account, seen }: StoredState): AccountComparison {
  const { platform, puuid, gameName, tagLine } = account
  const subject = { platform, puuid, gameName, tagLine }
  const finished = newMatches(watched, seen)
  const ranks = nextRanks(watched, account)
  const newest = seen[0]
  const matches = { newest: newest === undefined ? null : { startedAt: newest.startedAt, matchId: newest.matchId } }
  const isSame = ranks === watched.ranks && watched.matches?.newest?.matchId === matches.newest?.matchId
  return {
    facts: [
      ...finished.map(({ matchId }) => ({ kind: 'MATCH_FINISHED' as const, account: subject, matchId })),
      ...rankChanges(watched.ranks, ranks).map((change) => ({
        kind: 'RANK_CHANGED' as const,
        account: subject,
        ...change,
      })),
    ],
    next: isSame && watched.matches !== null ? watched : { ...watched, ranks, matches },
  }
}

/** Oldest first. None at the first comparison. */
function newMatches({ since, matches }: WatchedAccount, seen: readonly RememberedMatch[]): readonly RememberedMatch[] {
  if (matches === null) return []
  const { newest } = matches
  return seen
    .filter((match) => newest === null || comparePositions(match, newest) < 0)
    .filter(({ startedAt, durationSeconds }) => startedAt + durationSeconds * 1000 >= since - LATE_MS)
    .slice(0, MAX_MATCHES)
    .toReversed()
}

/** Returns the ranks to remember; the same list when no standing has changed. */
function nextRanks({ since, ranks: known }: WatchedAccount, { ranks }: Account): readonly WatchedRank[] | null {
  if (ranks === null || (known === null && ranks.fetchedAt < since - YOUNG_MS)) return known
  const next = ranks.entries.flatMap((entry) => {
    const before = known?.find(({ queueType }) => queueType === entry.queueType) ?? null
    const now = toWatchedRank(entry, ranks.fetchedAt)
    // A tier without a place on the ladder can't be compared.
    if (now === null) return before ?? []
    return before !== null && isSameStanding(before, now) ? before : now
  })
  const isSame = known !== null && known.length === next.length && next.every((rank) => known.includes(rank))
  return isSame ? known : next
}

function toWatchedRank({ tier, ...entry }: RankEntry, takenAt: number): WatchedRank | null {
  if (tier === 'UNKNOWN') return null
  const { queue, queueType, division, leaguePoints, wins, losses } = entry
  return { queue, queueType, takenAt, tier, division, leaguePoints, wins, losses }
}

function rankChanges(before: readonly WatchedRank[] | null, after: readonly WatchedRank[] | null) {
  if (before === null || after === null || before === after) return []
  const queues = new Map([...before, ...after].map(({ queueType, queue }) => [queueType, queue]))
  return [...queues].flatMap(([queueType, queue]) => {
    const from = before.find((rank) => rank.queueType === queueType) ?? null
    const to = after.find((rank) => rank.queueType === queueType) ?? null
    return from === to ? [] : [{ queue, queueType, before: from && toStanding(from), after: to && toStanding(to) }]
  })
}

function toStanding({ takenAt, tier, division, leaguePoints, wins, losses }: WatchedRank) {
  return { takenAt, tier, division, leaguePoints, wins, losses }
}
