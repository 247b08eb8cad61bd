import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const championsRoute = defineRoute({
  feature: 'champions',
  path: '/champions',
  findParams: () => ({}),
  title: (t) => t('champions.title'),
  page: lazyPage(async () => (await import('./ChampionsPage.tsx')).ChampionsPage),
  data: lazyData(async () => (await import('./load-champions-page.ts')).loadChampionsPage),
})
