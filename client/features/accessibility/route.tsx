import { defineRoute } from '../../routing/define-route.tsx'
import { lazyPage } from '../../routing/lazy-page.ts'
import { serverStatusData } from '../../routing/server-status-data.ts'

export const accessibilityRoute = defineRoute({
  feature: 'accessibility',
  path: '/accessibility',
  findParams: () => ({}),
  title: (t) => t('accessibility.title'),
  page: lazyPage(async () => (await import('./AccessibilityPage.tsx')).AccessibilityPage),
  data: serverStatusData,
})
