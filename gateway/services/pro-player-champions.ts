import type { Account } from '../domain/account.ts'
import { type ChampionRecord, compareRecords, recordsByChampion } from '../domain/champion-record.ts'
import type { Freshness } from '../domain/freshness.ts'
import { comparePositions } from '../domain/match-cursor.ts'
import { toSeenMatch } from './history-entry.ts'
import type { MatchHistory } from './match-history.ts'

/** The newest ranked solo games of a pro player, added up. */
export interface ProPlayerChampions {
  /** How many games were added up. */
  readonly games: number
  /** Most games first. */
  readonly records: readonly ChampionRecord[]
  /** When the oldest of the games began, in milliseconds since 1970; null without a game. */
  readonly since: number | null
  /** How many accounts are not in it. */
  readonly missingAccounts: number
  /** That of the oldest list of games; null without one. */
  readonly freshness: Freshness | null
}

/**
 * Adds up the newest ranked solo games of several accounts, at most `last` of all together. An account that is null, or
 * of which no list of games can be had, is missing.
 */
export async function sumUpChampions(
  matchHistory: MatchHistory,
  accounts: readonly (Account | null)[],
  last: number,
): Promise<ProPlayerChampions> {
  const request = { queue: 'SOLO', championId: null, first: last, after: null } as const
  const answers = await Promise.all(
    accounts.filter((account) => account !== null).map((account) => matchHistory.findPage(account, request)),
  )
  const pages = answers.filter((page) => page !== null)
  const matches = pages
    .flatMap(({ entries }) => entries.map(toSeenMatch))
    .toSorted(comparePositions)
    .slice(0, last)
  return {
    games: matches.length,
    records: [...recordsByChampion(matches).values()].toSorted(compareRecords),
    since: matches.at(-1)?.startedAt ?? null,
    missingAccounts: accounts.length - pages.length,
    freshness: pages.map(({ freshness }) => freshness).toSorted((a, b) => a.fetchedAt - b.fetchedAt)[0] ?? null,
  }
}
