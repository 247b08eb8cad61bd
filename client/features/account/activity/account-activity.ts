import { lazyPage } from '../../../routing/lazy-page.ts'

/** The tab, whose code is a script of its own: few visits of an account need it. */
export const accountActivity = lazyPage(async () => (await import('./Activity.tsx')).Activity)
