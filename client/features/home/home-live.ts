import { lazyPage } from '../../routing/lazy-page.ts'

/** The live part of Home. Loaded after the content above it; its space is reserved. */
export const homeLive = lazyPage(async () => (await import('./HomeLive.tsx')).HomeLive)
