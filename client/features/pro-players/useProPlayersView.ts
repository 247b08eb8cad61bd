import { useView } from '../../routing/useView.ts'
import { readProPlayersView, writeProPlayersView } from './pro-players-view.ts'

export const useProPlayersView = () => useView(readProPlayersView, writeProPlayersView)
