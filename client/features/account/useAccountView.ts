import { useContext } from 'react'
import { useView } from '../../routing/useView.ts'
import { readAccountView, writeAccountView } from './account-view.ts'
import { ShownFilter } from './history-filter.ts'
import { PAGE_SIZE } from './load-account-page.ts'
import { ShownLocale } from './shown-locale.ts'

export const useAccountView = () => useView(readAccountView, writeAccountView)

/** Null while the history's filter is unknown. */
export function useHistoryVariables() {
  const filter = useContext(ShownFilter)
  const locale = useContext(ShownLocale)
  return filter === null ? null : { locale, ...filter, first: PAGE_SIZE }
}
