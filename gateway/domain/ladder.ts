import type { Tier } from './rank.ts'
import type { Platform } from './region.ts'

/** The queues whose best players Riot lists. */
export const LADDER_QUEUES = ['SOLO', 'FLEX'] as const

export type LadderQueue = (typeof LADDER_QUEUES)[number]

/** The tiers of a ladder, highest first. */
export const APEX_TIERS = ['CHALLENGER', 'GRANDMASTER', 'MASTER'] as const satisfies readonly Tier[]

export type ApexTier = (typeof APEX_TIERS)[number]

/** How long a ladder is up to date, in milliseconds. */
export const LADDER_LIFETIME = 30 * 60_000

/** Which ladder is meant. */
export type LadderKey = {
  readonly platform: Platform
  readonly queue: LadderQueue
}

/** A line of one of Riot's apex leagues, which says neither the place nor the name. */
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

/** What a player is called, as far as it is known. */
export type LadderName = {
  /** Null until Riot was asked, and for an account that has no Riot ID. */
  readonly gameName: string | null
  /** Null exactly when the game name is. */
  readonly tagLine: string | null
  /** When Riot was last asked, in milliseconds since 1970; null before the first time. */
  readonly namedAt: number | null
}

/** A player's place on a ladder. */
export type LadderEntry = LadderStanding &
  LadderName & {
    /** From 1. */
    readonly rank: number
  }

/** Of a player for whom Riot was not asked yet. */
const UNNAMED: LadderName = { gameName: null, tagLine: null, namedAt: null }

/**
 * The ladder that standings make, in whatever order they come: by tier, league points, wins and PUUID. Whoever is listed
 * twice, because he rose from one league to the next while they were fetched, keeps the better place.
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
    return { ...standing, gameName, tagLine, namedAt, rank: index + 1 }
  })
}

/** What is known of the names in a ladder, by PUUID: without those for whom Riot was not asked. */
export function namesIn(ladder: readonly LadderEntry[]): ReadonlyMap<string, LadderName> {
  return new Map(ladder.filter(({ namedAt }) => namedAt !== null).map((entry) => [entry.puuid, entry]))
}

/** Negative when `a` stands above `b`; 0 only for the same player with the same standing. */
function compareStandings(a: LadderStanding, b: LadderStanding): number {
  return (
    APEX_TIERS.indexOf(a.tier) - APEX_TIERS.indexOf(b.tier) ||
    b.leaguePoints - a.leaguePoints ||
    b.wins - a.wins ||
    compareTexts(a.puuid, b.puuid) ||
    b.losses - a.losses
  )
}

/** The same on every machine, which an order by language is not. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
