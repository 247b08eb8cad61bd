import { hsl } from './colours.ts'
import { emblem } from './emblem.ts'
import spells from './emblems/spells.json' with { type: 'json' }
import { lines, plate, polygon, svg } from './svg.ts'

/** Emblems of the spells, by Riot's number. */
const EMBLEMS = new Map(Object.entries(spells).map(([key, { icon, hue }]) => [Number(key), { icon, hue }] as const))

/** Returns true if the drawing of a summoner spell shows its effect. */
export function hasSpellEmblem(key: number): boolean {
  return EMBLEMS.has(key)
}

export function drawSpell(key: number): string {
  const { icon, hue } = EMBLEMS.get(key) ?? { icon: null, hue: 210 }
  const ink = hsl(hue, 80, 76)
  return svg(plate(hsl(hue, 44, 24)), icon === null ? lines(polygon(8, 19, 7), ink, 4.5) : emblem(icon, ink))
}
