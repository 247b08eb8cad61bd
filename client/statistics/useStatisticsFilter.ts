import { useView, type ChangeView } from '../useView.ts'
import {
  readStatisticsFilter,
  statisticsVariables,
  writeStatisticsFilter,
  type ShownStatistics,
  type StatisticsVariables,
} from './statistics-filter.ts'

export interface StatisticsFilterControls {
  readonly filter: ShownStatistics
  /** What to ask the server for. */
  readonly variables: StatisticsVariables
  readonly change: ChangeView<ShownStatistics>
}

/** Which counted games the query string says are shown, and how to change that. */
export function useStatisticsFilter(): StatisticsFilterControls {
  const [filter, change] = useView(readStatisticsFilter, writeStatisticsFilter)
  return { filter, variables: statisticsVariables(filter), change }
}
