import { findPlayerChampionParams, playerChampionPath } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const playerChampionRoute = defineRoute({
  feature: 'player-champion',
  path: '/player/:team/:player/champion/:champion',
  findParams: ({ team = '', player = '', champion = '' }) => findPlayerChampionParams(team, player, champion),
  toPath: ({ team, player, champion }) => playerChampionPath({ team, slug: player }, { slug: champion, key: 0 }),
  // A title for the time before the page sets the names.
  title: (t, { player, champion }) => t('player.onChampion', { player, champion }),
  page: lazyPage(async () => (await import('./PlayerChampionPage.tsx')).PlayerChampionPage),
  data: lazyData(async () => (await import('./load-player-champion-page.ts')).loadPlayerChampionPage),
})
