import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AccountPageQueryVariables } from '../../gql/graphql.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { AccountParams } from '../../paths.ts'
import { firstPageVariables } from './account-page-variables.ts'
import { readAccountView } from './account-view.ts'
import { firstMatches, findLoadedCount } from './loaded-matches.ts'

/** What the page asks for now. Of a history that was read on, it asks for as much as there is. */
export function useAccountPageVariables({ gameName, tagLine, region }: AccountParams): AccountPageQueryVariables {
  const { cache } = useApolloClient()
  const locale = useLocale()
  const [search] = useSearchParams()
  const { queue } = readAccountView(search)
  // Counted when the question changes, not when the list grows: growing is no reason to ask again.
  return useMemo(() => {
    const account = { gameName, tagLine, region }
    const first = firstMatches(findLoadedCount(cache, account, queue))
    return { ...firstPageVariables(account, locale, queue), first }
  }, [cache, gameName, tagLine, region, locale, queue])
}
