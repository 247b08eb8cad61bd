import type { AccountRecordsDocument } from '../collections/account-records.ts'
import { formOf } from './account-form.ts'
import type { RememberedMatch } from './account-matches.ts'
import type { AccountKey } from './account.ts'
import { type ChampionRecord, compareRecords, recordsByChampion } from './champion-record.ts'

export type AccountRecords = AccountRecordsDocument

/** Minimum number of games on the champion for a one-trick. */
const ONE_TRICK_GAMES = 10

/** Minimum share of all games on the champion for a one-trick, 0 to 1. */
const ONE_TRICK_SHARE = 0.65

/** Null without a match that a champion's record includes. */
export function sumUpAccount(
  { platform, puuid }: AccountKey,
  matches: readonly RememberedMatch[],
): AccountRecords | null {
  const records = [...recordsByChampion(matches).values()].toSorted(compareRecords)
  const [first, second = null, third = null] = records
  if (first === undefined) return null
  const games = records.reduce((sum, record) => sum + record.games, 0)
  const isOneTrick = first.games >= ONE_TRICK_GAMES && first.games / games >= ONE_TRICK_SHARE
  return {
    platform,
    puuid,
    games,
    records,
    oneTrickOf: isOneTrick ? first.championId : null,
    oneTrickGames: isOneTrick ? first.games : null,
    mains: { first: toMain(first), second: second && toMain(second), third: third && toMain(third) },
    ...formOf(matches),
  }
}

function toMain({ championId, games }: ChampionRecord): { readonly championId: number; readonly games: number } {
  return { championId, games }
}
