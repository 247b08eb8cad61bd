import { useView } from '../../useView.ts'
import { readChampionView, writeChampionView } from './champion-view.ts'

/** Which subject of the page of a champion is in sight, and how to see another one. */
export const useChampionView = () => useView(readChampionView, writeChampionView)
