import { useContext } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PAGE_SIZE } from './account-page-variables.ts'
import { readAccountView, writeAccountView, type AccountView } from './account-view.ts'
import { ShownFilter } from './history-filter.ts'
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

/** The variables with which the fragments of the history are read; null while it is not known what it is narrowed to. */
export function useHistoryVariables() {
  const filter = useContext(ShownFilter)
  const locale = useContext(ShownLocale)
  return filter === null ? null : { locale, ...filter, first: PAGE_SIZE }
}
