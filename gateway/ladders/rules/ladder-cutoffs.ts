import { compareText } from '../../shared/compare-text.ts'
import { utcDayOf } from '../../shared/utc-day.ts'
import type { ApexTier, LadderStanding } from './ladder.ts'

const DAY_MS = 86_400_000

/** Days of cut-offs that are kept, a little more than a season. */
export const CUTOFF_DAYS = 400

/** The tiers for which players compete, highest first: Master has room for everyone. */
const CUTOFF_TIERS = ['CHALLENGER', 'GRANDMASTER'] as const satisfies readonly ApexTier[]

export type CutoffTier = (typeof CUTOFF_TIERS)[number]

/** Fewest league points for a tier, even if it has room. Riot names them in its support article about the apex tiers. */
export const MINIMUM_POINTS: Readonly<Record<CutoffTier, number>> = { CHALLENGER: 500, GRANDMASTER: 200 }

export interface LadderCutoff {
  /** League points needed for the tier; null when it is empty. */
  readonly leaguePoints: number | null
  /** Players in the tier. */
  readonly players: number
}

export type LadderCutoffs = Readonly<Record<CutoffTier, LadderCutoff>>

/** The last known cut-offs of a day, in league points; null for a tier that was empty. */
export interface LadderCutoffDay extends Readonly<Record<CutoffTier, number | null>> {
  /** In UTC, such as `2026-11-26`. */
  readonly date: string
}

/**
 * Returns the league points of the last player who would be in a tier if Riot moved players now, with as many places as it has
 * players. Riot moves them once a day, so the player with the fewest points in a tier can be far below those who will replace them.
 */
export function cutoffsOf(standings: readonly Pick<LadderStanding, 'tier' | 'leaguePoints'>[]): LadderCutoffs {
  const points = standings.map(({ leaguePoints }) => leaguePoints).toSorted((a, b) => b - a)
  const count = (tier: CutoffTier) => standings.filter((standing) => standing.tier === tier).length
  const toCutoff = (tier: CutoffTier, players: number, placesAbove: number): LadderCutoff => {
    const last = players === 0 ? undefined : points[placesAbove + players - 1]
    return { leaguePoints: last === undefined ? null : Math.max(last, MINIMUM_POINTS[tier]), players }
  }
  const challengers = count('CHALLENGER')
  return {
    CHALLENGER: toCutoff('CHALLENGER', challengers, 0),
    GRANDMASTER: toCutoff('GRANDMASTER', count('GRANDMASTER'), challengers),
  }
}

/** Returns the day of cut-offs that were known at a time, in milliseconds since 1970. */
export function toCutoffDay(cutoffs: LadderCutoffs, at: number): LadderCutoffDay {
  const { CHALLENGER, GRANDMASTER } = cutoffs
  return { date: utcDayOf(at), CHALLENGER: CHALLENGER.leaguePoints, GRANDMASTER: GRANDMASTER.leaguePoints }
}

/** Adds days, oldest first. A later one replaces an earlier one with its date, and those of more than 400 days before the last go. */
export function addCutoffDays(
  history: readonly LadderCutoffDay[],
  days: readonly LadderCutoffDay[],
): readonly LadderCutoffDay[] {
  const byDate = new Map([...history, ...days].map((day) => [day.date, day]))
  const ordered = [...byDate.values()].toSorted((a, b) => compareText(a.date, b.date))
  const last = ordered.at(-1)
  if (last === undefined) return []
  const first = utcDayOf(Date.parse(last.date) - (CUTOFF_DAYS - 1) * DAY_MS)
  return ordered.filter(({ date }) => date >= first)
}

export interface NextCutoff {
  readonly tier: CutoffTier
  /** Points that are needed for the tier. */
  readonly leaguePoints: number
  /** 0 when the player has enough, and moves up when Riot next moves players. */
  readonly missing: number
}

/** Returns the cut-off of the tier above; null for a challenger, and when the cut-off is unknown. */
export function nextCutoff(
  { tier, leaguePoints }: Pick<LadderStanding, 'tier' | 'leaguePoints'>,
  cutoffs: LadderCutoffs | null,
): NextCutoff | null {
  if (tier === 'CHALLENGER') return null
  const next = tier === 'MASTER' ? 'GRANDMASTER' : 'CHALLENGER'
  const needed = cutoffs?.[next].leaguePoints ?? null
  return needed === null ? null : { tier: next, leaguePoints: needed, missing: Math.max(0, needed - leaguePoints) }
}
