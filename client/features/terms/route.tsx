import { defineRoute } from '../../routing/define-route.tsx'
import { lazyPage } from '../../routing/lazy-page.ts'
import { serverStatusData } from '../../routing/server-status-data.ts'

export const termsRoute = defineRoute({
  feature: 'terms',
  path: '/terms',
  findParams: () => ({}),
  title: (t) => t('terms.title'),
  page: lazyPage(async () => (await import('./TermsPage.tsx')).TermsPage),
  data: serverStatusData,
})
