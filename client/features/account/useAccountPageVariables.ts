import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import type { AccountPageQueryVariables } from '../../gql/graphql.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { AccountParams } from '../../paths.ts'
import type { HistoryFilter } from './history-filter.ts'
import { accountPageVariables } from './load-account-page.ts'
import { firstOfHistory } from './loaded-matches.ts'

/** Requests all loaded pages of the history. */
export function useAccountPageVariables(
  { gameName, tagLine, region }: AccountParams,
  { queue, champion }: HistoryFilter,
): AccountPageQueryVariables {
  const { cache } = useApolloClient()
  const locale = useLocale()
  // Computed when the query changes, not when the list grows: growth is no reason for a new request.
  return useMemo(() => {
    const account = { gameName, tagLine, region }
    const filter = { queue, champion }
    return { ...accountPageVariables(account, locale, filter), first: firstOfHistory(cache, account, filter) }
  }, [cache, gameName, tagLine, region, locale, queue, champion])
}
