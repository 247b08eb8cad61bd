import { lazyPage } from '../../routing/lazy-page.ts'

/** An opened match, whose code is a script of its own: it is fetched when a visitor points at its button. */
export const matchScoreboard = lazyPage(async () => (await import('./MatchScoreboard.tsx')).MatchScoreboard)
