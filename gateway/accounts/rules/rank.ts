/** Lowest first. */
export const TIERS = [
  'IRON',
  'BRONZE',
  'SILVER',
  'GOLD',
  'PLATINUM',
  'EMERALD',
  'DIAMOND',
  'MASTER',
  'GRANDMASTER',
  'CHALLENGER',
] as const

export type Tier = (typeof TIERS)[number]

/** Tiers of a standing, lowest first. `UNKNOWN` is a tier or division that this product can't place on the ladder. */
export const STANDING_TIERS = ['UNKNOWN', ...TIERS] as const

export type StandingTier = (typeof STANDING_TIERS)[number]

/** Lowest first. */
export const DIVISIONS = ['IV', 'III', 'II', 'I'] as const

export type Division = (typeof DIVISIONS)[number]

/** Queues with a ladder. `OTHER` is a queue without a name in this product. */
export const RANKED_QUEUES = ['SOLO', 'FLEX', 'OTHER'] as const

export type RankedQueue = (typeof RANKED_QUEUES)[number]

export interface RankEntry {
  readonly queue: RankedQueue
  /** Riot's name of the queue, such as `RANKED_SOLO_5x5`. */
  readonly queueType: string
  readonly leagueId: string | null
  readonly tier: StandingTier
  /** Without meaning when the tier is `UNKNOWN`. */
  readonly division: Division
  readonly leaguePoints: number
  readonly wins: number
  readonly losses: number
  readonly hotStreak: boolean
  readonly veteran: boolean
  readonly freshBlood: boolean
  readonly inactive: boolean
}

/** Sorts rank entries highest first: by tier, then division, then league points. Unknown tiers come last. */
export function compareRankEntries(a: Standing, b: Standing): number {
  return (
    STANDING_TIERS.indexOf(b.tier) - STANDING_TIERS.indexOf(a.tier) ||
    DIVISIONS.indexOf(b.division) - DIVISIONS.indexOf(a.division) ||
    b.leaguePoints - a.leaguePoints
  )
}

/** Returns the queue of Riot's queue name, such as `RANKED_SOLO_5x5`. */
export function toRankedQueue(queueType: string): RankedQueue {
  if (queueType === 'RANKED_SOLO_5x5') return 'SOLO'
  if (queueType === 'RANKED_FLEX_SR') return 'FLEX'
  return 'OTHER'
}

type Standing = Pick<RankEntry, 'tier' | 'division' | 'leaguePoints'>
