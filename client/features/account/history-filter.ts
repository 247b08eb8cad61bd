import { createContext } from 'react'
import type { QueueChoice } from './account-view.ts'

export interface HistoryFilter {
  readonly queue: QueueChoice
  /** Riot's champion number; null for all champions. */
  readonly champion: number | null
}

export const WHOLE_HISTORY: HistoryFilter = { queue: null, champion: null }

/** Null while the address's champion is unknown. */
export const ShownFilter = createContext<HistoryFilter | null>(WHOLE_HISTORY)
