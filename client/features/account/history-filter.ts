import { createContext } from 'react'
import type { QueueChoice } from './account-view.ts'

/** The filter of a match history, in the contract's terms. */
export interface HistoryFilter {
  readonly queue: QueueChoice
  /** Riot's champion number; null for all champions. */
  readonly champion: number | null
}

export const WHOLE_HISTORY: HistoryFilter = { queue: null, champion: null }

/** The filter of the displayed history; null while the address's champion is unknown. */
export const ShownFilter = createContext<HistoryFilter | null>(WHOLE_HISTORY)
