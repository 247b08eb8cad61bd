import { findSearchParams, searchAccountPath } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const searchAccountRoute = defineRoute({
  feature: 'search-account',
  path: '/search-account/:account',
  findParams: ({ account = '' }) => findSearchParams(account),
  toPath: searchAccountPath,
  title: (t, { gameName, tagLine }) =>
    tagLine === ''
      ? t('searchAccount.documentTitleName', { gameName })
      : t('searchAccount.documentTitle', { gameName, tagLine }),
  page: lazyPage(async () => (await import('./SearchAccountPage.tsx')).SearchAccountPage),
  data: lazyData(async () => (await import('./load-search-account-page.ts')).loadSearchAccountPage),
})
