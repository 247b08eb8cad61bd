import { useView } from '../../useView.ts'
import { readChampionsView, writeChampionsView } from './champions-view.ts'

/** Which champions are shown and how, and the ways to see others. */
export const useChampionsView = () => useView(readChampionsView, writeChampionsView)
