import { defineRoute } from '../../routing/define-route.tsx'
import { lazyPage } from '../../routing/lazy-page.ts'
import { serverStatusData } from '../../routing/server-status-data.ts'

export const apiKeysRoute = defineRoute({
  feature: 'api-keys',
  path: '/api-keys',
  isPersonal: true,
  findParams: () => ({}),
  title: (t) => t('shell.apiKeys'),
  page: lazyPage(async () => (await import('./ApiKeysPage.tsx')).ApiKeysPage),
  data: serverStatusData,
})
