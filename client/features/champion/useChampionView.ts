import { useView } from '../../routing/useView.ts'
import { readChampionView, writeChampionView } from './champion-view.ts'

export const useChampionView = () => useView(readChampionView, writeChampionView)
