import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const followingRoute = defineRoute({
  feature: 'following',
  path: '/following',
  isPersonal: true,
  findParams: () => ({}),
  title: (t) => t('shell.following'),
  page: lazyPage(async () => (await import('./FollowingPage.tsx')).FollowingPage),
  data: lazyData(async () => (await import('./load-following-page.ts')).loadFollowingPage),
})
