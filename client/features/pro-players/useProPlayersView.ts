import { useView } from '../../useView.ts'
import { readProPlayersView, writeProPlayersView } from './pro-players-view.ts'

/** What part of the pro scene is shown, and how to change it. */
export const useProPlayersView = () => useView(readProPlayersView, writeProPlayersView)
