import type { RankedQueue } from '../../gql/graphql.ts'
import { rungOf, type Standing } from '../../ladder.ts'
import type { OfQueue } from './rank-order.ts'

/** A standing in one ranked queue, with the games that led there. */
export interface RankedStanding extends OfQueue, Standing {
  readonly wins: number
  readonly losses: number
}

/** What is compared of an account. */
export interface ComparedAccount {
  readonly gameName: string
  readonly tagLine: string
  readonly level: number
  /** Null while the ranks are unknown. */
  readonly ranks: { readonly entries: readonly RankedStanding[] } | null
}

/** How the standing in one queue has changed. */
export type RankChange = OfQueue & RankMove

type RankMove =
  /** Points won or lost within the same division; above it, in the tiers that have only one. */
  | { readonly kind: 'points'; readonly points: number; readonly now: RankedStanding }
  /** More games, and as many points as before. */
  | { readonly kind: 'played'; readonly games: number; readonly now: RankedStanding }
  | { readonly kind: 'promoted' | 'demoted' | 'placed'; readonly now: RankedStanding }
  | { readonly kind: 'unplaced'; readonly now: null }

/** What has changed about an account. Empty where nothing has, and where nothing was known before. */
export interface AccountChanges {
  /** The new Riot ID; null when it is the same. */
  readonly name: { readonly gameName: string; readonly tagLine: string } | null
  readonly level: { readonly before: number; readonly now: number } | null
  /** One for each queue that changed: solo, flex, then any other. */
  readonly ranks: readonly RankChange[]
}

export const NO_CHANGES: AccountChanges = { name: null, level: null, ranks: [] }

/** Compares what was known of an account with what is known now. */
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

/** How the standing in one queue changed; null is a queue without a placement, and the answer where nothing changed. */
export function compareStandings(before: RankedStanding | null, now: RankedStanding | null): RankChange | null {
  if (now === null) {
    return before === null ? null : { kind: 'unplaced', queue: before.queue, queueType: before.queueType, now }
  }
  const of = { queue: now.queue, queueType: now.queueType }
  if (before === null) return { kind: 'placed', ...of, now }
  const steps = rungOf(now) - rungOf(before)
  if (steps !== 0) return { kind: steps > 0 ? 'promoted' : 'demoted', ...of, now }
  const points = now.leaguePoints - before.leaguePoints
  if (points !== 0) return { kind: 'points', ...of, points, now }
  const games = now.wins + now.losses - before.wins - before.losses
  return games > 0 ? { kind: 'played', ...of, games, now } : null
}

/** Matches that a list has gained at its beginning. */
export interface NewMatches {
  readonly ids: readonly string[]
  /** True when there can be more between them and what was known before. */
  readonly andMore: boolean
}

export const NO_NEW_MATCHES: NewMatches = { ids: [], andMore: false }

/** Compares two lists of matches, each newest first; null is a list that is not known. */
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
