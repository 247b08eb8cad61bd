import { useContext } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PAGE_SIZE } from './account-page-variables.ts'
import { readAccountView, writeAccountView, type AccountView } from './account-view.ts'
import { ShownLocale } from './shown-locale.ts'

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

/** The variables with which the page's fragments are read. */
export function useAccountFragmentVariables() {
  const [{ queue }] = useAccountView()
  return { locale: useContext(ShownLocale), queue, first: PAGE_SIZE }
}
