import { developersPath } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const developersRoute = defineRoute({
  feature: 'developers',
  path: developersPath(),
  findParams: () => ({}),
  title: (t) => t('shell.developers'),
  page: lazyPage(async () => (await import('./DevelopersPage.tsx')).DevelopersPage),
  data: lazyData(async () => (await import('./load-developers-page.ts')).loadDevelopersPage),
})
