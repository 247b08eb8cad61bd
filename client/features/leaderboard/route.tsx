import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const leaderboardRoute = defineRoute({
  feature: 'leaderboard',
  path: '/leaderboard',
  findParams: () => ({}),
  title: (t) => t('leaderboard.title'),
  page: lazyPage(async () => (await import('./LeaderboardPage.tsx')).LeaderboardPage),
  data: lazyData(async () => (await import('./load-leaderboard-page.ts')).loadLeaderboardPage),
})
