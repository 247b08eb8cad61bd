import type { Account } from '../../accounts/rules/account.ts'
import { type ChampionRecord, compareRecords, recordsByChampion } from '../../accounts/rules/champion-record.ts'
import { toRememberedMatch } from '../../matches/services/history-entry.ts'
import type { MatchHistory } from '../../matches/services/match-history.ts'
import type { Freshness } from '../../shared/freshness.ts'
import { comparePositions } from '../../shared/position.ts'

/** A pro player's newest ranked solo games, added up by champion. */
export interface ProPlayerChampions {
  readonly games: number
  /** Most games first. */
  readonly records: readonly ChampionRecord[]
  /** Start of the oldest game, in milliseconds since 1970; null without a game. */
  readonly since: number | null
  /** Number of accounts whose games could not be read. */
  readonly missingAccounts: number
  /** Freshness of the oldest list of games; null without a list. */
  readonly freshness: Freshness | null
}

/** At most `last` in total. An account that is null, or whose list of games is unavailable, counts as missing. */
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
    .flatMap(({ entries }) => entries.map(toRememberedMatch))
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
