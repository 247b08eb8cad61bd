import { useView } from '../../routing/useView.ts'
import { readProPlayersView, writeProPlayersView } from './pro-players-view.ts'

/** Returns the view of the pro players page, and a function to change it. */
export const useProPlayersView = () => useView(readProPlayersView, writeProPlayersView)
