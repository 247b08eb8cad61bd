import { createContext } from 'react'
import type { RosterNews } from './useRosterNews.ts'

/** Null for no news. */
export const RosterNewsContext = createContext<RosterNews | null>(null)
