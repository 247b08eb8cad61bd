import { findMatchParams, matchPath } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const matchRoute = defineRoute({
  feature: 'match',
  path: '/match/:matchId',
  findParams: ({ matchId = '' }) => findMatchParams(matchId),
  toPath: ({ matchId }) => matchPath(matchId),
  title: (t, { matchId }) => t('match.documentTitle', { matchId }),
  page: lazyPage(async () => (await import('./MatchPage.tsx')).MatchPage),
  data: lazyData(async () => (await import('./load-match-page.ts')).loadMatchPage),
})
