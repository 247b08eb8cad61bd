import { useSyncExternalStore } from 'react'
import { browserRecentSearches } from './browser-recent-searches.ts'
import type { RecentSearch } from './recent-searches.ts'

const NONE: readonly RecentSearch[] = []

/** The newest first. */
export function useRecentSearches(): readonly RecentSearch[] {
  const { subscribe, list } = browserRecentSearches
  return useSyncExternalStore(subscribe, list, () => NONE)
}
