import type { Route } from './route.ts'
import { accountRoutes } from './routes/account.ts'

/** Every route of the REST layer. Of two paths that match one request, the one that stands first answers. */
export const catalog: readonly Route[] = [...accountRoutes]
