import { useContext } from 'react'
import { useView } from '../../useView.ts'
import { PAGE_SIZE } from './account-page-variables.ts'
import { readAccountView, writeAccountView } from './account-view.ts'
import { ShownFilter } from './history-filter.ts'
import { ShownLocale } from './shown-locale.ts'

/** What of the account is shown, and how to change it. */
export const useAccountView = () => useView(readAccountView, writeAccountView)

/** The variables with which the fragments of the history are read; null while it is not known what it is narrowed to. */
export function useHistoryVariables() {
  const filter = useContext(ShownFilter)
  const locale = useContext(ShownLocale)
  return filter === null ? null : { locale, ...filter, first: PAGE_SIZE }
}
