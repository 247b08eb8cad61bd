import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import type { AccountPageQueryVariables } from '../../gql/graphql.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { AccountParams } from '../../paths.ts'
import { accountPageVariables } from './account-page-variables.ts'
import type { HistoryFilter } from './history-filter.ts'
import { firstOfHistory } from './loaded-matches.ts'

/** What the page asks for now. Of a history that was read on, it asks for as much as there is. */
export function useAccountPageVariables(
  { gameName, tagLine, region }: AccountParams,
  { queue, champion }: HistoryFilter,
): AccountPageQueryVariables {
  const { cache } = useApolloClient()
  const locale = useLocale()
  // Counted when the question changes, not when the list grows: growing is no reason to ask again.
  return useMemo(() => {
    const account = { gameName, tagLine, region }
    const filter = { queue, champion }
    return { ...accountPageVariables(account, locale, filter), first: firstOfHistory(cache, account, filter) }
  }, [cache, gameName, tagLine, region, locale, queue, champion])
}
