import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const streamsRoute = defineRoute({
  feature: 'streams',
  path: '/streams',
  findParams: () => ({}),
  title: (t) => t('streams.title'),
  page: lazyPage(async () => (await import('./StreamsPage.tsx')).StreamsPage),
  data: lazyData(async () => (await import('./load-streams-page.ts')).loadStreamsPage),
})
