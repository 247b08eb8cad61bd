import { type AccountMatches, findKnownPart, type RememberedMatch } from '../../accounts/rules/account-matches.ts'

/** The newest part of an account's history, in every queue and without remakes, up to the first game that is not known. */
export interface KnownActivity {
  /** Newest first. No game between two of them is missing. */
  readonly games: readonly RememberedMatch[]
  /** Start of the oldest game that was looked at, in milliseconds since 1970; null for an account without games. */
  readonly since: number | null
  /** True when there are no older games. */
  readonly isWhole: boolean
  /** Time of the last look, in milliseconds since 1970. Later games are not known. */
  readonly until: number
}

/** Null when the newest games are not known. */
export function knownActivityOf(matches: AccountMatches): KnownActivity | null {
  const part = findKnownPart(matches, 'ALL')
  if (part === null) return null
  const { end, isWhole, fetchedAt } = part.range
  return { games: part.matches, since: end?.startedAt ?? null, isWhole, until: fetchedAt }
}

/** Returns the end of a game, in milliseconds since 1970. */
export function endOfGame({
  startedAt,
  durationSeconds,
}: Pick<RememberedMatch, 'startedAt' | 'durationSeconds'>): number {
  return startedAt + durationSeconds * 1000
}
