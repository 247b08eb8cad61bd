import { useView } from '../../routing/useView.ts'
import { readPlayerView, writePlayerView } from './player-view.ts'

/** Returns the view of a player's champions, and a function to change it. */
export const usePlayerView = () => useView(readPlayerView, writePlayerView)
