import { useView } from '../../routing/useView.ts'
import { readChampionsView, writeChampionsView } from './champions-view.ts'

/** Returns the view of the champions page, and a function to change it. */
export const useChampionsView = () => useView(readChampionsView, writeChampionsView)
