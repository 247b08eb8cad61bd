import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const proPlayersRoute = defineRoute({
  feature: 'pro-players',
  path: '/pro-players',
  findParams: () => ({}),
  title: (t) => t('proPlayers.title'),
  page: lazyPage(async () => (await import('./ProPlayersPage.tsx')).ProPlayersPage),
  data: lazyData(async () => (await import('./load-pro-players-page.ts')).loadProPlayersPage),
})
