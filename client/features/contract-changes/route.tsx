import { contractChangesPath } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyPage } from '../../routing/lazy-page.ts'
import { serverStatusData } from '../../routing/server-status-data.ts'

export const contractChangesRoute = defineRoute({
  feature: 'contract-changes',
  path: contractChangesPath(),
  findParams: () => ({}),
  title: (t) => t('shell.contractChanges'),
  page: lazyPage(async () => (await import('./ContractChangesPage.tsx')).ContractChangesPage),
  data: serverStatusData,
})
