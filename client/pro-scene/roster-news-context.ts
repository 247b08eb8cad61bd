import { createContext } from 'react'
import type { RosterNews } from './useRosterNews.ts'

/** The news of the newest roster update on the surrounding page; null for none. */
export const RosterNewsContext = createContext<RosterNews | null>(null)
