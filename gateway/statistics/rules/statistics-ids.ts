import type { StatisticsScope } from './statistics-scope.ts'

export function championTableId({ population, queue, patch }: StatisticsScope): string {
  return `${population}_${queue}_${patch}`
}

export function championStatsId(scope: StatisticsScope, championId: number): string {
  return `${championTableId(scope)}_${championId}`
}

export function participationId(matchId: string, participantId: number): string {
  return `${matchId}_${participantId}`
}
