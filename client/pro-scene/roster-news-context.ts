import { createContext } from 'react'
import type { RosterNews } from './useRosterNews.ts'

/** What the newest update of the rosters told to the page around; null for nothing. */
export const RosterNewsContext = createContext<RosterNews | null>(null)
