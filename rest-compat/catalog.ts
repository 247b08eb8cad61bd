import type { Route } from './route.ts'
import { accountRoutes } from './routes/account.ts'
import { allRegionsRoutes } from './routes/all-regions.ts'
import { staticDataRoutes } from './routes/static-data.ts'

/** Every route of the REST layer. Of two paths that match one request, the one that stands first answers. */
export const catalog: readonly Route[] = [...accountRoutes, ...allRegionsRoutes, ...staticDataRoutes]
