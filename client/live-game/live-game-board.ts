import { lazyPage } from '../routing/lazy-page.ts'

/** The board of a running game, whose code is a script of its own: few visits of an account need it. */
export const liveGameBoard = lazyPage(async () => (await import('./LiveGameBoard.tsx')).LiveGameBoard)
