import { lazyPage } from '../../routing/lazy-page.ts'

/** Everything below the title, whose code is a script of its own: the scripts that pages share do not get larger by it. */
export const streamersBoard = lazyPage(async () => (await import('./StreamersBoard.tsx')).StreamersBoard)
