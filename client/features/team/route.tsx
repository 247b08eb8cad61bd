import { findTeamParams, teamPath } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const teamRoute = defineRoute({
  feature: 'team',
  path: '/team/:team',
  findParams: ({ team = '' }) => findTeamParams(team),
  toPath: ({ team }) => teamPath(team),
  title: (t, { team }) => t('team.documentTitle', { team: team.toUpperCase() }),
  page: lazyPage(async () => (await import('./TeamPage.tsx')).TeamPage),
  data: lazyData(async () => (await import('./load-team-page.ts')).loadTeamPage),
})
