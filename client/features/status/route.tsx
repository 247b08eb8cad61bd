import { defineRoute } from '../../routing/define-route.tsx'
import { lazyPage } from '../../routing/lazy-page.ts'
import { serverStatusData } from '../../routing/server-status-data.ts'

export const statusRoute = defineRoute({
  feature: 'status',
  path: '/status',
  findParams: () => ({}),
  title: (t) => t('status.title'),
  page: lazyPage(async () => (await import('./StatusPage.tsx')).StatusPage),
  data: serverStatusData,
})
