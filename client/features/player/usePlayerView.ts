import { useView } from '../../routing/useView.ts'
import { readPlayerView, writePlayerView } from './player-view.ts'

export const usePlayerView = () => useView(readPlayerView, writePlayerView)
