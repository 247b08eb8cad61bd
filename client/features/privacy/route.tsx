import { defineRoute } from '../../routing/define-route.tsx'
import { lazyPage } from '../../routing/lazy-page.ts'
import { serverStatusData } from '../../routing/server-status-data.ts'

export const privacyRoute = defineRoute({
  feature: 'privacy',
  path: '/privacy',
  findParams: () => ({}),
  title: (t) => t('privacy.title'),
  page: lazyPage(async () => (await import('./PrivacyPage.tsx')).PrivacyPage),
  data: serverStatusData,
})
