import { useView, type ChangeView } from '../routing/useView.ts'
import {
  readStatisticsFilter,
  statisticsVariables,
  writeStatisticsFilter,
  type ShownStatistics,
  type StatisticsVariables,
} from './statistics-filter.ts'

export interface StatisticsFilterControls {
  readonly filter: ShownStatistics
  readonly variables: StatisticsVariables
  readonly change: ChangeView<ShownStatistics>
}

export function useStatisticsFilter(): StatisticsFilterControls {
  const [filter, change] = useView(readStatisticsFilter, writeStatisticsFilter)
  return { filter, variables: statisticsVariables(filter), change }
}
