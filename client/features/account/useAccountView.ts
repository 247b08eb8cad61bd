import { useContext } from 'react'
import { useView } from '../../routing/useView.ts'
import { readAccountView, writeAccountView } from './account-view.ts'
import { ShownFilter } from './history-filter.ts'
import { PAGE_SIZE } from './load-account-page.ts'
import { ShownLocale } from './shown-locale.ts'

/** Returns the view of the account page, and a function to change it. */
export const useAccountView = () => useView(readAccountView, writeAccountView)

/** Returns the variables for reading the history's fragments; null while its filter is unknown. */
export function useHistoryVariables() {
  const filter = useContext(ShownFilter)
  const locale = useContext(ShownLocale)
  return filter === null ? null : { locale, ...filter, first: PAGE_SIZE }
}
