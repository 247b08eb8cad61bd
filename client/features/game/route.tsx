import { liveGameBoard } from '../../live-game/live-game-board.ts'
import { findMatchParams, gamePath } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const gameRoute = defineRoute({
  feature: 'game',
  path: '/game/:matchId',
  findParams: ({ matchId = '' }) => findMatchParams(matchId),
  toPath: ({ matchId }) => gamePath(matchId),
  title: (t, { matchId }) => t('game.documentTitle', { matchId }),
  page: lazyPage(async () => (await import('./GamePage.tsx')).GamePage),
  parts: [liveGameBoard],
  data: lazyData(async () => (await import('./load-game-page.ts')).loadGamePage),
})
