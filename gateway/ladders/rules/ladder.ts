import type { Tier } from '../../accounts/rules/rank.ts'
import { compareText } from '../../shared/compare-text.ts'
import type { Platform } from '../../shared/region.ts'

/** As in Riot's API. */
export const LADDER_QUEUES = ['SOLO', 'FLEX'] as const

export type LadderQueue = (typeof LADDER_QUEUES)[number]

/** The tiers of a ladder, highest first. */
export const APEX_TIERS = ['CHALLENGER', 'GRANDMASTER', 'MASTER'] as const satisfies readonly Tier[]

export type ApexTier = (typeof APEX_TIERS)[number]

/** Lifetime of a cached ladder. */
export const LADDER_LIFETIME_MS = 30 * 60_000

export type LadderKey = {
  readonly platform: Platform
  readonly queue: LadderQueue
}

/** One entry of one of Riot's apex leagues. It has neither a rank nor a name. */
export type LadderStanding = {
  readonly puuid: string
  readonly tier: ApexTier
  readonly leaguePoints: number
  readonly wins: number
  readonly losses: number
  readonly hotStreak: boolean
  readonly veteran: boolean
  readonly freshBlood: boolean
  readonly inactive: boolean
}

export type LadderName = {
  /** Null until the name was fetched, and for an account without a Riot ID. */
  readonly gameName: string | null
  /** Null exactly when the game name is. */
  readonly tagLine: string | null
  /** Time of the last fetch of the name, in milliseconds since 1970; null before the first one. */
  readonly namedAt: number | null
}

export type LadderEntry = LadderStanding &
  LadderName & {
    /** From 1. */
    readonly rank: number
    /** Rank on the ladder of the day before; null for a player who was not on it, and without a comparison. */
    readonly rankBefore: number | null
    /** Rank on the ladder of the week before; null for a player who was not on it, and without a comparison. */
    readonly rankLastWeek: number | null
  }

/** Name of a player before the first fetch. */
const UNNAMED: LadderName = { gameName: null, tagLine: null, namedAt: null }

/**
 * Takes standings in any order. A player who is listed twice, after a promotion between two fetches, keeps the better place. The
 * result is compared with no other ladder.
 */
export function toLadder(
  standings: readonly LadderStanding[],
  names: ReadonlyMap<string, LadderName>,
): readonly LadderEntry[] {
  const best = new Map<string, LadderStanding>()
  for (const standing of standings.toSorted(compareStandings)) {
    if (!best.has(standing.puuid)) best.set(standing.puuid, standing)
  }
  return Array.from(best.values(), (standing, index) => {
    const { gameName, tagLine, namedAt } = names.get(standing.puuid) ?? UNNAMED
    return { ...standing, gameName, tagLine, namedAt, rank: index + 1, rankBefore: null, rankLastWeek: null }
  })
}

export function namesIn(ladder: readonly LadderEntry[]): ReadonlyMap<string, LadderName> {
  return new Map(ladder.filter(({ namedAt }) => namedAt !== null).map((entry) => [entry.puuid, entry]))
}

/** Negative when `a` ranks above `b`; 0 only for the same player with the same standing. */
function compareStandings(a: LadderStanding, b: LadderStanding): number {
  return (
    APEX_TIERS.indexOf(a.tier) - APEX_TIERS.indexOf(b.tier) ||
    b.leaguePoints - a.leaguePoints ||
    b.wins - a.wins ||
    compareText(a.puuid, b.puuid) ||
    b.losses - a.losses
  )
}
