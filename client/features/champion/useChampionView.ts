import { useView } from '../../routing/useView.ts'
import { readChampionView, writeChampionView } from './champion-view.ts'

/** Returns the selected tab of a champion's page, and a function to change it. */
export const useChampionView = () => useView(readChampionView, writeChampionView)
