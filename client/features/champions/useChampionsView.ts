import { useView } from '../../routing/useView.ts'
import { readChampionsView, writeChampionsView } from './champions-view.ts'

export const useChampionsView = () => useView(readChampionsView, writeChampionsView)
