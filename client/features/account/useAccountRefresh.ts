import { useApolloClient } from '@apollo/client/react'
import { useSyncExternalStore } from 'react'
import {
  accountRefreshOf,
  NO_NEWS,
  type AccountRefresh,
  type RefreshNews,
  type RefreshState,
} from './account-refresh.ts'

export function useAccountRefresh(id: string): readonly [RefreshState, AccountRefresh] {
  const refresh = accountRefreshOf(useApolloClient(), id)
  return [useSyncExternalStore(refresh.subscribe, refresh.read, refresh.read), refresh]
}

/** Stays until the next refresh starts, newer news arrive or the page is left. */
export function useAccountNews(id: string): RefreshNews {
  const [state] = useAccountRefresh(id)
  return 'news' in state ? state.news : NO_NEWS
}
