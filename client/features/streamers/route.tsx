import { streamersPath } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'
import { streamersBoard } from './streamers-board.ts'

export const streamersRoute = defineRoute({
  feature: 'streamers',
  path: streamersPath(),
  findParams: () => ({}),
  title: (t) => t('streamers.title'),
  page: lazyPage(async () => (await import('./StreamersPage.tsx')).StreamersPage),
  parts: [streamersBoard],
  data: lazyData(async () => (await import('./load-streamers-page.ts')).loadStreamersPage),
})
