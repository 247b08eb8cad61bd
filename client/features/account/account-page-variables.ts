import type { AccountPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../../languages.ts'
import type { AccountParams } from '../../paths.ts'
import type { HistoryFilter } from './history-filter.ts'

/** Number of matches on a page of the history. */
export const PAGE_SIZE = 10

/**
 * Returns the variables of the account page's query, with the first page of its filtered history. The route's preload and the
 * page must use exactly the same ones.
 */
export function accountPageVariables(
  { gameName, tagLine, region }: AccountParams,
  locale: Locale,
  { queue, champion }: HistoryFilter,
): AccountPageQueryVariables {
  return { gameName, tagLine, region, locale: toContractLocale(locale), queue, champion, first: PAGE_SIZE }
}
