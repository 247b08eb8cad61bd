import type { RankEntry } from '../../accounts/rules/rank.ts'
import { compareSoloEntries } from './pro-account.ts'
import type { ProPlayer } from './pro-scene.ts'

/** The highest standing of a player in the solo queue, with the time when Riot reported it, in milliseconds since 1970. */
export interface BestStanding {
  readonly entry: RankEntry
  readonly fetchedAt: number
}

/** Strength of some players, from their highest standings in the solo queue. */
export interface RosterStrength {
  /**
   * The standing in the middle of the known ones, a real one; of two in the middle, the lower one. Null when none is known: a missing
   * standing is never estimated.
   */
  readonly median: RankEntry | null
  readonly players: number
  /** Number of players with a known standing. */
  readonly known: number
  /** Time of the oldest known standing, in milliseconds since 1970; null when none is known. */
  readonly oldestAt: number | null
}

/** Null stands for a player without a known standing. */
export function strengthOf(best: readonly (BestStanding | null)[]): RosterStrength {
  const known = best.filter((standing) => standing !== null)
  const highestFirst = known.map(({ entry }) => entry).toSorted(compareSoloEntries)
  return {
    median: highestFirst[Math.floor(highestFirst.length / 2)] ?? null,
    players: best.length,
    known: known.length,
    oldestAt: known.length === 0 ? null : Math.min(...known.map(({ fetchedAt }) => fetchedAt)),
  }
}

/** Returns the players of a roster without substitutes. */
export function listStarters(roster: readonly ProPlayer[]): readonly ProPlayer[] {
  return roster.filter(({ memberships }) => memberships.at(-1)?.substitute !== true)
}
