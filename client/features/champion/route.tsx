import { championPath, findChampionParams } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const championRoute = defineRoute({
  feature: 'champion',
  path: '/champion/:champion',
  findParams: ({ champion = '' }) => findChampionParams(champion),
  toPath: ({ champion }) => championPath({ slug: champion, key: 0 }),
  // A title for the time before the champion is known. The page itself then sets the champion's name.
  title: (t, { champion }) => t('champions.documentTitle', { name: champion }),
  page: lazyPage(async () => (await import('./ChampionPage.tsx')).ChampionPage),
  data: lazyData(async () => (await import('./load-champion-page.ts')).loadChampionPage),
})
