import { compareTitle } from '../../head/compare-title.ts'
import { comparePath, type CompareParams, findComparedParams, namedInAddress } from '../../paths.ts'
import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

/** Two routes with one page: search engines may list the form, but no comparison. */
export const compareRoutes = [comparePath(), '/compare/:a/:b?'].map((path) =>
  defineRoute<CompareParams>({
    feature: 'compare',
    path,
    findParams({ a, b }) {
      const players = [a, b].filter((segment) => segment !== undefined).map(findComparedParams)
      return players.every((player) => player !== null) ? { players } : null
    },
    toPath: ({ players }) => comparePath(...players),
    // A title for the time before the page sets the names.
    title: (t, { players }) => compareTitle(players.map(namedInAddress), t),
    page: lazyPage(async () => (await import('./CompareBoard.tsx')).CompareBoard),
    data: lazyData(async () => (await import('./load-compare-page.ts')).loadComparePage),
  }),
)
