/** The tiers of the ranked ladder, lowest first. */
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

/** The divisions of a tier, lowest first. */
export const DIVISIONS = ['IV', 'III', 'II', 'I'] as const

export type Division = (typeof DIVISIONS)[number]

export type RankedQueue = 'SOLO' | 'FLEX' | 'OTHER'

/** Standing of an account in one ranked queue. */
export interface RankEntry {
  readonly queue: RankedQueue
  /** Riot's own word for the queue, such as `RANKED_SOLO_5x5`. */
  readonly queueType: string
  readonly leagueId: string | null
  readonly tier: Tier
  readonly division: Division
  readonly leaguePoints: number
  readonly wins: number
  readonly losses: number
  readonly hotStreak: boolean
  readonly veteran: boolean
  readonly freshBlood: boolean
  readonly inactive: boolean
}
