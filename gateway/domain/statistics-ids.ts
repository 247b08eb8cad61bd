import type { AccountKey } from './account.ts'
import type { StatisticsScope } from './statistics-scope.ts'

/** The id of the table of a scope, as `champion-tables.ts` documents are found. */
export function championTableId({ population, queue, patch }: StatisticsScope): string {
  return `${population}_${queue}_${patch}`
}

/** The id of what was counted of a champion in a scope. */
export function championStatsId(scope: StatisticsScope, championId: number): string {
  return `${championTableId(scope)}_${championId}`
}

/** The id of what an account did, which is that of the account. */
export function accountChampionsId({ platform, puuid }: AccountKey): string {
  return `${platform}_${puuid}`
}

/** The id of what somebody did in a match. */
export function participationId(matchId: string, participantId: number): string {
  return `${matchId}_${participantId}`
}
