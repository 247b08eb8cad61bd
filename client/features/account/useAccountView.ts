import { useContext } from 'react'
import { championByKey } from '../../match/champion-by.ts'
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
  if (filter === null) return null
  const { queue, champion } = filter
  return { locale, queue, champion: championByKey(champion), first: PAGE_SIZE }
}
