import { shownDivision, type Standing } from '../../ladder.ts'

/** The most points of those that can be compared with one another; 0 when there are none. */
export function topApexPoints(entries: readonly { readonly standing: Standing }[]): number {
  return Math.max(0, ...entries.filter(({ standing }) => isApex(standing)).map(({ standing }) => standing.leaguePoints))
}

/** How long the bar behind the points is, 0 to 1: none for points that can't be compared. */
export function pointsShare(standing: Standing, top: number): number {
  return top === 0 || !isApex(standing) ? 0 : standing.leaguePoints / top
}

/** The tiers without divisions share one heap of points; below them points only lead to the next division. */
const isApex = ({ tier, division }: Standing) => shownDivision(tier, division) === null
