import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const eventRoute = defineRoute({
  feature: 'event',
  path: '/worlds-24',
  findParams: () => ({ event: 'worlds-24' }),
  title: (t) => t('worlds.title'),
  page: lazyPage(async () => (await import('./EventPage.tsx')).EventPage),
  data: lazyData(async () => (await import('./load-event-page.ts')).loadEventPage),
})
