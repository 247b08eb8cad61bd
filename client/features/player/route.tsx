import { findPlayerParams, FREE_AGENT, playerPath } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const playerRoute = defineRoute({
  feature: 'player',
  path: '/player/:team/:player',
  findParams: ({ team = '', player = '' }) => findPlayerParams(team, player),
  toPath: ({ team, player }) => playerPath({ team, slug: player }),
  title: (t, { team, player }) =>
    t('player.documentTitle', {
      name: player,
      team: team === FREE_AGENT ? t('player.freeAgent') : team.toUpperCase(),
    }),
  page: lazyPage(async () => (await import('./PlayerPage.tsx')).PlayerPage),
  data: lazyData(async () => (await import('./load-player-page.ts')).loadPlayerPage),
})
