import type { PictureOfChampion } from '../rules/picture-subject.ts'
import { choose } from './choice.ts'
import { hsl, hueOf } from './colours.ts'
import { emblem } from './emblem.ts'
import champions from './emblems/champions.json' with { type: 'json' }
import { drawable, letters } from './letters.ts'
import { area, gradientPlate, lines, polygon, svg } from './svg.ts'

/** Emblems by Data Dragon's id of the champion. */
const EMBLEMS = new Map(Object.entries(champions))

const FAINT = '#ffffff1a'

const SHAPES = [
  '',
  area('M60 4a13 13 0 0 1 4 9v38a13 13 0 0 1-13 13H13a13 13 0 0 1-9-4z', FAINT),
  area('M64 18v20L38 64H18z', FAINT),
  lines(polygon(4, 27), '#ffffff2e', 2),
  area('M0 42 32 24l32 18v9a13 13 0 0 1-13 13H13A13 13 0 0 1 0 51z', FAINT),
  area('M32 0h19a13 13 0 0 1 13 13v38a13 13 0 0 1-13 13H32z', FAINT),
] as const

/**
 * Draws the emblem of a champion. A champion without one gets the first two letters of its name, and a hue and a shape that
 * follow from its key.
 */
export function drawChampion({ key, slug, name }: PictureOfChampion): string {
  const known = EMBLEMS.get(slug ?? '')
  const hue = known?.hue ?? hueOf(key)
  const tile = gradientPlate(hsl(hue, 50, 40), hsl(hue + 28, 54, 18))
  if (known !== undefined) return svg(tile, emblem(known.icon, hsl(hue, 70, 93), 52))
  const [first = '?', second = ''] = drawable(name)
  return svg(
    tile,
    choose(SHAPES, key, 1),
    letters(first.toUpperCase() + second.toLowerCase(), '#fff', { size: 32, centre: [32, 32.5] }),
  )
}
