import type { LadderEntry } from './ladder.ts'
import { InvalidCursorError } from './match-cursor.ts'
import type { ProPlayer } from './pro-scene.ts'
import { foldSearchText } from './search-text.ts'

/** What a ladder can be listed by. */
export const LADDER_ORDERS = ['RANK', 'GAMES', 'WINS', 'LOSSES', 'WIN_RATE'] as const

export type LadderOrder = (typeof LADDER_ORDERS)[number]

/** Which entries of a ladder a list holds, and in what order. */
export interface LadderListRules {
  /** Only accounts of pro players. */
  readonly prosOnly: boolean
  /** Only entries whose Riot ID or pro player's name holds this text, no matter the case or diacritics; null for all. */
  readonly search: string | null
  readonly orderBy: LadderOrder
  /** Whether the list is turned around. */
  readonly reverse: boolean
}

const MEASURES: Readonly<Record<LadderOrder, (entry: LadderEntry) => number>> = {
  RANK: ({ rank }) => -rank,
  GAMES: ({ wins, losses }) => wins + losses,
  WINS: ({ wins }) => wins,
  LOSSES: ({ losses }) => losses,
  // Whoever has not played comes behind whoever has lost every game.
  WIN_RATE: ({ wins, losses }) => (wins + losses === 0 ? -1 : wins / (wins + losses)),
}

/** The list that the rules make of a whole ladder in Riot's order; ties stay in that order. */
export function listLadder(
  ladder: readonly LadderEntry[],
  { prosOnly, search, orderBy, reverse }: LadderListRules,
  findPlayer: (puuid: string) => ProPlayer | null,
): readonly LadderEntry[] {
  const wanted = search === null ? null : foldSearchText(search)
  const listed = ladder.filter((entry) => {
    if (!prosOnly && wanted === null) return true
    const player = findPlayer(entry.puuid)
    return (player !== null || !prosOnly) && (wanted === null || isCalled(entry, player, wanted))
  })
  const measure = MEASURES[orderBy]
  const ordered = orderBy === 'RANK' ? listed : listed.toSorted((a, b) => measure(b) - measure(a) || a.rank - b.rank)
  return reverse ? ordered.toReversed() : ordered
}

/** Whether the rules list the whole ladder in Riot's order or its reverse, so that a page is found by its place. */
export function isWholeLadder({ prosOnly, search, orderBy }: LadderListRules): boolean {
  return !prosOnly && search === null && orderBy === 'RANK'
}

/** How many entries lie before the page that begins behind a cursor. Throws {@link InvalidCursorError}. */
export function parsePlace(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw new InvalidCursorError()
  return Number(cursor)
}

/** A text without letters and digits is nobody's name. */
function isCalled({ gameName, tagLine }: LadderEntry, player: ProPlayer | null, wanted: string): boolean {
  const names = [player?.name, gameName === null ? undefined : `${gameName}#${tagLine}`]
  return wanted !== '' && names.some((name) => name !== undefined && foldSearchText(name).includes(wanted))
}
