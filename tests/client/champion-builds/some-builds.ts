import { rateOf } from '../../../gateway/shared/rate.ts'
import { FROST, item, runePage, spell, use } from './a-build.ts'

/** A step of a build that `reached` of the games reached. */
const step = (reached: number, games: number, ...options: readonly object[]) => ({
  coverage: rateOf(reached, games),
  // As the field does it: a page asks for the first options only.
  options: ({ first }: { readonly first: number }) => options.slice(0, first),
})

const BLADE = item(1055, 'Doran Blade')
const POTION = item(2003, 'Potion')
const GREAVES = item(3006, 'Greaves')
const EDGE = item(3031, 'Edge')
const DANCER = item(3046, 'Dancer')
const CANNON = item(3094, 'Cannon')

/** The usual skill at levels 1 to 13. */
const PATH = [1, 2, 3, 1, 1, 4, 1, 3, 1, 3, 4, 3, 3]

/** Builds of 214 games, with overrides. */
export const championBuilds = (given: object = {}) => ({
  patches: ['16.4', '16.3'],
  games: 214,
  countedGames: 230,
  hasOlder: false,
  winRate: rateOf(113, 214),
  startingItems: step(214, 214, use({ items: [BLADE, POTION, POTION] }, 60, 120, 214)),
  boots: step(200, 214, use({ items: [GREAVES] }, 90, 180, 200)),
  coreItems: step(
    133,
    214,
    use({ items: [EDGE, DANCER, CANNON] }, 40, 70, 133),
    use({ items: [DANCER, EDGE, CANNON] }, 1, 1, 133),
  ),
  fourthItem: step(60, 214, use({ items: [item(3036, 'Regards')] }, 20, 30, 60)),
  fifthItem: step(12, 214, use({ items: [item(9999, null)] }, 2, 3, 12)),
  sixthItem: step(0, 214),
  skillOrders: step(
    210,
    214,
    use({ priority: [1, 3, 2], path: PATH }, 100, 180, 210),
    use({ priority: [3, 1, 2], path: [3] }, 8, 30, 210),
  ),
  spells: step(214, 214, use({ spells: [spell(4, 'Flash'), spell(14, 'Ignite')] }, 50, 100, 214)),
  runePages: step(214, 214, use({ page: runePage(FROST) }, 70, 120, 214)),
  ...given,
})

/** Builds without games. */
export const noBuilds = (countedGames: number | null) =>
  championBuilds({
    games: 0,
    countedGames,
    winRate: null,
    ...Object.fromEntries(
      [
        'startingItems',
        'boots',
        'coreItems',
        'fourthItem',
        'fifthItem',
        'sixthItem',
        'skillOrders',
        'spells',
        'runePages',
      ].map((name) => [name, step(0, 0)]),
    ),
  })
