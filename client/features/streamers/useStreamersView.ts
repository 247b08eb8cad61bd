import { useView } from '../../routing/useView.ts'
import { readStreamersView, writeStreamersView } from './streamers-view.ts'

export const useStreamersView = () => useView(readStreamersView, writeStreamersView)
