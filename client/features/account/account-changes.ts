import { rungOf, type Standing } from '../../game/ladder.ts'
import type { RankedQueue } from '../../gql/graphql.ts'
import type { OfQueue } from './rank-order.ts'

/** A rank in one queue, with the games of the season. */
export interface RankedStanding extends OfQueue, Standing {
  readonly wins: number
  readonly losses: number
}

export interface ComparedAccount {
  readonly gameName: string
  readonly tagLine: string
  readonly level: number
  /** Null while the ranks are unknown. */
  readonly ranks: { readonly entries: readonly RankedStanding[] } | null
}

export type RankChange = OfQueue & RankMove

type RankMove =
  /** Points won or lost within the same division, or within a tier that has only one. */
  | { readonly kind: 'points'; readonly points: number; readonly now: RankedStanding }
  /** More games, with the same points. */
  | { readonly kind: 'played'; readonly games: number; readonly now: RankedStanding }
  | { readonly kind: 'promoted' | 'demoted' | 'placed'; readonly now: RankedStanding }
  | { readonly kind: 'unplaced'; readonly now: null }

/** Empty when nothing has changed, or when nothing was known before. */
export interface AccountChanges {
  /** Null when it is the same. */
  readonly name: { readonly gameName: string; readonly tagLine: string } | null
  readonly level: { readonly before: number; readonly now: number } | null
  /** One for each changed queue: solo, flex, then any other. */
  readonly ranks: readonly RankChange[]
}

export const NO_CHANGES: AccountChanges = { name: null, level: null, ranks: [] }

export function compareAccounts(before: ComparedAccount, now: ComparedAccount): AccountChanges {
  const { gameName, tagLine, level } = now
  const renamed = gameName !== before.gameName || tagLine !== before.tagLine
  return {
    name: renamed ? { gameName, tagLine } : null,
    level: level === before.level ? null : { before: before.level, now: level },
    ranks: before.ranks === null || now.ranks === null ? [] : compareRanks(before.ranks.entries, now.ranks.entries),
  }
}

const QUEUES = ['SOLO', 'FLEX', 'OTHER'] as const satisfies readonly RankedQueue[]

function compareRanks(before: readonly RankedStanding[], now: readonly RankedStanding[]): readonly RankChange[] {
  const queueTypes = new Set([...now, ...before].map(({ queueType }) => queueType))
  const findIn = (entries: readonly RankedStanding[], wanted: string) =>
    entries.find(({ queueType }) => queueType === wanted) ?? null
  return [...queueTypes]
    .map((queueType) => compareStandings(findIn(before, queueType), findIn(now, queueType)))
    .filter((change) => change !== null)
    .toSorted((a, b) => QUEUES.indexOf(a.queue) - QUEUES.indexOf(b.queue))
}

/** Null means unranked. Returns null when nothing changed, or when only one of the tiers is known. */
export function compareStandings(before: RankedStanding | null, now: RankedStanding | null): RankChange | null {
  if (now === null) {
    return before === null ? null : { kind: 'unplaced', queue: before.queue, queueType: before.queueType, now }
  }
  const of = { queue: now.queue, queueType: now.queueType }
  if (before === null) return { kind: 'placed', ...of, now }
  if (now.tier !== before.tier && [now.tier, before.tier].includes('UNKNOWN')) return null
  const steps = rungOf(now) - rungOf(before)
  if (steps !== 0) return { kind: steps > 0 ? 'promoted' : 'demoted', ...of, now }
  const points = now.leaguePoints - before.leaguePoints
  if (points !== 0) return { kind: 'points', ...of, points, now }
  const games = now.wins + now.losses - before.wins - before.losses
  return games > 0 ? { kind: 'played', ...of, games, now } : null
}

/** Matches added at the start of a list. */
export interface NewMatches {
  readonly ids: readonly string[]
  /** True when there may be more matches between these and the known ones. */
  readonly andMore: boolean
}

export const NO_NEW_MATCHES: NewMatches = { ids: [], andMore: false }

/** Each list is newest first; null when unknown. */
export function compareMatches(
  before: readonly string[] | null,
  now: readonly string[] | null,
  hasMore: boolean,
): NewMatches {
  if (before === null || now === null) return NO_NEW_MATCHES
  const known = new Set(before)
  const firstKnown = now.findIndex((id) => known.has(id))
  return firstKnown === -1
    ? { ids: now, andMore: hasMore && now.length > 0 }
    : { ids: now.slice(0, firstKnown), andMore: false }
}
