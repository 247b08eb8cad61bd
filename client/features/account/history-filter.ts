import { createContext } from 'react'
import type { QueueChoice } from './account-view.ts'

/** What a history is narrowed to, as the contract asks for it. */
export interface HistoryFilter {
  readonly queue: QueueChoice
  /** Riot's number of the champion; null for every champion. */
  readonly champion: number | null
}

export const WHOLE_HISTORY: HistoryFilter = { queue: null, champion: null }

/** What the history in sight is narrowed to; null while it is not known which champion the address means. */
export const ShownFilter = createContext<HistoryFilter | null>(WHOLE_HISTORY)
