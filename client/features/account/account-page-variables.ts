import type { AccountPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { AccountParams } from '../../paths.ts'
import type { HistoryFilter } from './history-filter.ts'

/** How many matches a page of the history holds. */
export const PAGE_SIZE = 10

/**
 * Asks for the account with the first page of its narrowed history. The route that loads ahead and the page itself
 * must ask for the very same.
 */
export function accountPageVariables(
  { gameName, tagLine, region }: AccountParams,
  locale: Locale,
  { queue, champion }: HistoryFilter,
): AccountPageQueryVariables {
  return { gameName, tagLine, region, locale: toContractLocale(locale), queue, champion, first: PAGE_SIZE }
}
