import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const addProPlayerRoute = defineRoute({
  feature: 'add-pro-player',
  path: '/add-proplayer',
  isPersonal: true,
  findParams: () => ({}),
  title: (t) => t('addProPlayer.title'),
  page: lazyPage(async () => (await import('./AddProPlayerPage.tsx')).AddProPlayerPage),
  data: lazyData(async () => (await import('./load-add-pro-player-page.ts')).loadAddProPlayerPage),
})
