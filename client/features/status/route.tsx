import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const statusRoute = defineRoute({
  feature: 'status',
  path: '/status',
  findParams: () => ({}),
  title: (t) => t('status.title'),
  page: lazyPage(async () => (await import('./StatusPage.tsx')).StatusPage),
  data: lazyData(async () => (await import('./load-status-page.ts')).loadStatusPage),
})
