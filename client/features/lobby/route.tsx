import { lobbyPath } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'
import { lobbyBoard } from './lobby-board.ts'

export const lobbyRoute = defineRoute({
  feature: 'lobby',
  path: lobbyPath(),
  findParams: () => ({}),
  title: (t) => t('lobby.title'),
  page: lazyPage(async () => (await import('./LobbyPage.tsx')).LobbyPage),
  parts: [lobbyBoard],
  data: lazyData(async () => (await import('./load-lobby-page.ts')).loadLobbyPage),
})
