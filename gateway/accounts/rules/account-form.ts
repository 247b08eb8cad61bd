import { LANES, type Lane } from '../../game-data/rules/lane.ts'
import { comparePositions } from '../../shared/position.ts'
import type { AccountRecordsDocument } from '../collections/account-records.ts'
import type { RememberedMatch } from './account-matches.ts'
import { isRecorded } from './champion-record.ts'

/** Recent form of an account: its lanes, and its newest games in ranked, normal and Clash queues. */
export type AccountForm = Pick<AccountRecordsDocument, 'lanes' | 'recent'>

export type RecentGame = AccountForm['recent'][number]

/** Maximum number of newest games of a form. */
export const RECENT_GAMES = 10

/** Number of games with a known lane from which an account has a usual lane. */
const USUAL_FROM_GAMES = 5

/** Share of games on a lane below which it is off-role, 0 to 1. */
const OFF_ROLE_SHARE = 0.15

/** The matches may be in any order. */
export function formOf(matches: readonly RememberedMatch[]): AccountForm {
  const recorded = matches.filter(isRecorded)
  const lanes: Partial<Record<Lane, number>> = {}
  for (const { lane } of recorded) if (lane !== null) lanes[lane] = (lanes[lane] ?? 0) + 1
  const recent = recorded
    .toSorted(comparePositions)
    .slice(0, RECENT_GAMES)
    .map(({ matchId, startedAt, championId, lane, win }) => ({ matchId, startedAt, championId, lane, win }))
  return { lanes, recent }
}

/**
 * Puts the account's very newest matches, of every queue, in front of what is known about its form. Older games follow only where
 * no unknown game can be between them: the newest matches reach a known game, or are all that the account has.
 */
export function updateForm(
  known: AccountForm | null,
  newest: readonly RememberedMatch[],
  isWhole: boolean,
): AccountForm {
  const latest = formOf(newest)
  if (known === null) return latest
  const newestIds = new Set(newest.map(({ matchId }) => matchId))
  const reaches = isWhole || known.recent.some(({ matchId }) => newestIds.has(matchId))
  const older = reaches ? known.recent.filter(({ matchId }) => !newestIds.has(matchId)) : []
  const lanes = sumOf(known.lanes) >= sumOf(latest.lanes) ? known.lanes : latest.lanes
  return { lanes, recent: [...latest.recent, ...older].toSorted(comparePositions).slice(0, RECENT_GAMES) }
}

/**
 * Number of newest games in a row with the same result: positive for wins, negative for losses, 0 without games. At most
 * {@link RECENT_GAMES} either way.
 */
export function streakOf(recent: readonly Pick<RecentGame, 'win'>[]): number {
  const [newest] = recent
  if (newest === undefined) return 0
  const end = recent.findIndex(({ win }) => win !== newest.win)
  const games = end === -1 ? recent.length : end
  return newest.win ? games : -games
}

/** The lane with the most games; null with fewer than five games, and when two lanes have as many. */
export function usualLaneOf(lanes: AccountForm['lanes']): Lane | null {
  if (sumOf(lanes) < USUAL_FROM_GAMES) return null
  const [first, second] = LANES.toSorted((a, b) => (lanes[b] ?? 0) - (lanes[a] ?? 0))
  if (first === undefined || second === undefined) return null
  return (lanes[first] ?? 0) === (lanes[second] ?? 0) ? null : first
}

/** True when fewer than 15 % of the games were on the lane; null with fewer than five games. */
export function isOffRole(lanes: AccountForm['lanes'], lane: Lane): boolean | null {
  const games = sumOf(lanes)
  return games < USUAL_FROM_GAMES ? null : (lanes[lane] ?? 0) / games < OFF_ROLE_SHARE
}

function sumOf(lanes: AccountForm['lanes']): number {
  return Object.values(lanes).reduce((sum, games) => sum + games, 0)
}
