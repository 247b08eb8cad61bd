import type { AccountPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { AccountParams } from '../../paths.ts'
import { readAccountView, type QueueChoice } from './account-view.ts'

/** How many matches a page of the history holds. */
export const PAGE_SIZE = 10

/** What a first visit asks for. The route that loads ahead and the page itself must ask for the very same. */
export function accountPageVariables(
  params: AccountParams,
  locale: Locale,
  search: URLSearchParams,
): AccountPageQueryVariables {
  return firstPageVariables(params, locale, readAccountView(search).queue)
}

/** Asks for the account with the first page of one queue's history. */
export function firstPageVariables(
  { gameName, tagLine, region }: AccountParams,
  locale: Locale,
  queue: QueueChoice,
): AccountPageQueryVariables {
  return { gameName, tagLine, region, locale: toContractLocale(locale), queue, first: PAGE_SIZE }
}
