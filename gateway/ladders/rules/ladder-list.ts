import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import { InvalidCursorError } from '../../shared/cursor.ts'
import { foldSearchText } from '../../shared/fold-text.ts'
import type { LadderEntry } from './ladder.ts'

/** Sort orders of a ladder. */
export const LADDER_ORDERS = ['RANK', 'GAMES', 'WINS', 'LOSSES', 'WIN_RATE'] as const

export type LadderOrder = (typeof LADDER_ORDERS)[number]

/** Filter and sort order of a ladder list. */
export interface LadderListRules {
  readonly prosOnly: boolean
  /** Only entries whose Riot ID or pro player's name contains this text, ignoring case and diacritics; null for all. */
  readonly search: string | null
  readonly orderBy: LadderOrder
  /** True when the list is reversed. */
  readonly reverse: boolean
}

const MEASURES: Readonly<Record<LadderOrder, (entry: LadderEntry) => number>> = {
  RANK: ({ rank }) => -rank,
  GAMES: ({ wins, losses }) => wins + losses,
  WINS: ({ wins }) => wins,
  LOSSES: ({ losses }) => losses,
  // Players without games are listed after players who lost every game.
  WIN_RATE: ({ wins, losses }) => (wins + losses === 0 ? -1 : wins / (wins + losses)),
}

/** Returns the list that the rules select from a whole ladder in Riot's order. Ties keep that order. */
export function listLadder(
  ladder: readonly LadderEntry[],
  { prosOnly, search, orderBy, reverse }: LadderListRules,
  findPlayer: (puuid: string) => ProPlayer | null,
): readonly LadderEntry[] {
  const wanted = search === null ? null : foldSearchText(search)
  const listed = ladder.filter((entry) => {
    if (!prosOnly && wanted === null) return true
    const player = findPlayer(entry.puuid)
    return (player !== null || !prosOnly) && (wanted === null || matchesName(entry, player, wanted))
  })
  const measure = MEASURES[orderBy]
  const ordered = orderBy === 'RANK' ? listed : listed.toSorted((a, b) => measure(b) - measure(a) || a.rank - b.rank)
  return reverse ? ordered.toReversed() : ordered
}

/** In Riot's order or its reverse. A page can then be found by its place. */
export function isWholeLadder({ prosOnly, search, orderBy }: LadderListRules): boolean {
  return !prosOnly && search === null && orderBy === 'RANK'
}

/** Number of entries before the page. Throws {@link InvalidCursorError}. */
export function parsePlace(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw new InvalidCursorError()
  return Number(cursor)
}

/** A search text without letters and digits matches no name. */
function matchesName({ gameName, tagLine }: LadderEntry, player: ProPlayer | null, wanted: string): boolean {
  const names = [player?.name, gameName === null ? undefined : `${gameName}#${tagLine}`]
  return wanted !== '' && names.some((name) => name !== undefined && foldSearchText(name).includes(wanted))
}
