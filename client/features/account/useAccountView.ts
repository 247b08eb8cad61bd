import { useSearchParams } from 'react-router-dom'
import { useLocale } from '../../i18n/useLocale.ts'
import { accountFragmentVariables } from './account-page-variables.ts'
import { readAccountView, writeAccountView, type AccountView } from './account-view.ts'

/** The view in the query string, and how to change it without a new entry in the browser's history. */
export function useAccountView(): [AccountView, (change: Partial<AccountView>) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (part: Partial<AccountView>) =>
    setSearch((current) => writeAccountView(current, { ...readAccountView(current), ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  return [readAccountView(search), change]
}

/** The variables that the page's fragments were asked with. */
export function useAccountFragmentVariables() {
  const [view] = useAccountView()
  return accountFragmentVariables(view, useLocale())
}
