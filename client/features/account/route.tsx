import { accountPath, findAccountParams } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const accountRoute = defineRoute({
  feature: 'account',
  path: '/account/:region/:account',
  findParams: ({ region = '', account = '' }) => findAccountParams(region, account),
  toPath: accountPath,
  title: (t, { gameName, tagLine }) => t('account.documentTitle', { gameName, tagLine }),
  page: lazyPage(async () => (await import('./AccountPage.tsx')).AccountPage),
  data: lazyData(async () => (await import('./load-account-page.ts')).loadAccountPage),
})
