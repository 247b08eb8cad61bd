import { shownDivision, type Standing } from '../../game/ladder.ts'

/** Returns the most league points among comparable ranks; 0 without any. */
export function topApexPoints(entries: readonly { readonly standing: Standing }[]): number {
  return Math.max(0, ...entries.filter(({ standing }) => isApex(standing)).map(({ standing }) => standing.leaguePoints))
}

/** Length of a bar, 0 to 1; 0 for points that are not comparable. */
export function pointsShare(standing: Standing, top: number): number {
  return top === 0 || !isApex(standing) ? 0 : standing.leaguePoints / top
}

/** Tiers without divisions share one scale of points. Below them, points only lead to the next division. */
const isApex = ({ tier, division }: Standing) => tier !== 'UNKNOWN' && shownDivision(tier, division) === null
