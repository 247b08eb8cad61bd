import { choose } from './choice.ts'
import { hsl, hueOf } from './colours.ts'
import { emblem, iconsByNumber } from './emblem.ts'
import items from './emblems/items.json' with { type: 'json' }
import { lines, plate, polygon, svg } from './svg.ts'

/** Icons by Riot's number of the item: items of one class share theirs, such as all boots. */
const ICONS = iconsByNumber(items)

/** Glyphs of items without an icon. */
const GLYPHS = [
  'M20 20h24v24H20z',
  polygon(6, 17),
  'M19 45 45 19M19 19l26 26',
  'M32 16v14M16 43a16 16 0 0 1 32 0',
  polygon(4, 18),
  'M20 32a12 12 0 1 0 24 0 12 12 0 1 0-24 0',
  'M19 45 46 18M18 33l13 13',
  'M17 30l15-13 15 13M17 46l15-13 15 13',
  'M32 16c8 10 12 14 12 20a12 12 0 0 1-24 0c0-6 4-10 12-20z',
  polygon(3, 18),
  'M18 18h28v12c0 9-6 14-14 18-8-4-14-9-14-18z',
  'M27 16h10M29 16v11L19 46h26L35 27V16',
] as const

/** The number decides the hue, so that items of one class differ. */
export function drawItem(id: number): string {
  const hue = hueOf(id)
  const icon = ICONS.get(id)
  const ink = hsl(hue, 66, 77)
  return svg(plate(hsl(hue, 34, 25)), icon === undefined ? lines(choose(GLYPHS, id, 1), ink) : emblem(icon, ink))
}
