import type { StatisticsScope } from './statistics-scope.ts'

/** Returns the id of a scope's table. */
export function championTableId({ population, queue, patch }: StatisticsScope): string {
  return `${population}_${queue}_${patch}`
}

/** Returns the id of a champion's statistics in a scope. */
export function championStatsId(scope: StatisticsScope, championId: number): string {
  return `${championTableId(scope)}_${championId}`
}

/** Returns the id of a participation. */
export function participationId(matchId: string, participantId: number): string {
  return `${matchId}_${participantId}`
}
