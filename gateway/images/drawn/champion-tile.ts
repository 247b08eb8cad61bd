import { choose } from './choice.ts'
import { hsl, hueOf } from './colours.ts'
import { drawable, letters } from './letters.ts'
import { area, gradientPlate, lines, polygon, svg } from './svg.ts'

export interface Champion {
  /** Riot's number of the champion. */
  readonly key: number
  readonly name: string
}

const FAINT = '#ffffff1a'

const SHAPES = [
  '',
  area('M60 4a13 13 0 0 1 4 9v38a13 13 0 0 1-13 13H13a13 13 0 0 1-9-4z', FAINT),
  area('M64 18v20L38 64H18z', FAINT),
  lines(polygon(4, 27), '#ffffff2e', 2),
  area('M0 42 32 24l32 18v9a13 13 0 0 1-13 13H13A13 13 0 0 1 0 51z', FAINT),
  area('M32 0h19a13 13 0 0 1 13 13v38a13 13 0 0 1-13 13H32z', FAINT),
] as const

/** Draws a tile with the first two letters of the name. The key decides its hue and shape. */
export function drawChampion({ key, name }: Champion): string {
  const hue = hueOf(key)
  const [first = '?', second = ''] = drawable(name)
  return svg(
    gradientPlate(hsl(hue, 46, 40), hsl(hue + 28, 52, 20)),
    choose(SHAPES, key, 1),
    letters(first.toUpperCase() + second.toLowerCase(), '#fff', { size: 32, centre: [32, 32.5] }),
  )
}
