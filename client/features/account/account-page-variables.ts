import { Locale as ContractLocale, type AccountPageQueryVariables } from '../../gql/graphql.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { AccountParams } from '../../paths.ts'
import { readAccountView, type AccountView } from './account-view.ts'

/** How many matches a page of the history holds. */
export const PAGE_SIZE = 10

const CONTRACT_LOCALES = { en: ContractLocale.EN, pl: ContractLocale.PL } as const satisfies Record<
  Locale,
  ContractLocale
>

/** What the fragments of the page depend on, besides the account they belong to. */
export function accountFragmentVariables(view: AccountView, locale: Locale) {
  return { locale: CONTRACT_LOCALES[locale], queue: view.queue, first: PAGE_SIZE }
}

/** What the page asks for. The route that loads ahead and the page itself must ask for the very same. */
export function accountPageVariables(
  { gameName, tagLine, region }: AccountParams,
  locale: Locale,
  search: URLSearchParams,
): AccountPageQueryVariables {
  return { gameName, tagLine, region, ...accountFragmentVariables(readAccountView(search), locale) }
}
