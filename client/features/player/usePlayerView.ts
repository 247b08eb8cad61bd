import { useView } from '../../useView.ts'
import { readPlayerView, writePlayerView } from './player-view.ts'

/** How the champions of a player are shown, and how to change it. */
export const usePlayerView = () => useView(readPlayerView, writePlayerView)
