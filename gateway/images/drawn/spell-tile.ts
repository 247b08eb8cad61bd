import { hsl } from './colours.ts'
import { lines, plate, polygon, svg } from './svg.ts'

interface SpellGlyph {
  readonly hue: number
  readonly path: string
}

const BARRIER: SpellGlyph = { hue: 38, path: 'M14 48V36a18 18 0 0 1 36 0v12M24 48V37a8 8 0 0 1 16 0v11' }
const CLARITY: SpellGlyph = {
  hue: 222,
  path: 'M32 13c9 12 14 17 14 24a14 14 0 0 1-28 0c0-7 5-12 14-24zM26 38a6 6 0 0 0 6 6',
}
const CLEANSE: SpellGlyph = {
  hue: 188,
  path: 'M16 32a16 16 0 0 1 28-11M48 32a16 16 0 0 1-28 11M45 11v11H34M19 53V42h11',
}
const EXHAUST: SpellGlyph = { hue: 28, path: 'M32 12v32M18 32l14 14 14-14M20 54h24' }
const FLASH: SpellGlyph = { hue: 50, path: 'M37 10 19 36h13l-5 18 18-26H32z' }
const GHOST: SpellGlyph = { hue: 205, path: 'M18 52V30a14 14 0 0 1 28 0v22l-7-6-7 6-7-6zM27 30v1M37 30v1' }
const HEAL: SpellGlyph = { hue: 140, path: 'M32 15v34M15 32h34' }
const IGNITE: SpellGlyph = {
  hue: 8,
  path: 'M33 10c2 10 14 15 14 28a15 15 0 0 1-30 0c0-7 4-10 6-15 2 4 4 5 6 6 2-6 2-12 4-19z',
}
const SMITE: SpellGlyph = { hue: 20, path: 'M12 16c4 14 8 24 12 34M28 12c2 16 4 28 6 40M46 14c-1 14-2 22-3 34' }
const SNOWBALL: SpellGlyph = { hue: 200, path: 'M32 13v38M15.5 22.5l33 19M48.5 22.5l-33 19' }
const TELEPORT: SpellGlyph = { hue: 268, path: 'M16 50h32M32 42V14M21 24l11-11 11 11' }
const UNKNOWN: SpellGlyph = { hue: 210, path: polygon(8, 19, 7) }

/** Glyphs of the spells, by Riot's number. */
const GLYPHS: ReadonlyMap<number, SpellGlyph> = new Map([
  [1, CLEANSE],
  [3, EXHAUST],
  [4, FLASH],
  [6, GHOST],
  [7, HEAL],
  [11, SMITE],
  [12, TELEPORT],
  [13, CLARITY],
  [14, IGNITE],
  [21, BARRIER],
  [32, SNOWBALL],
  [39, SNOWBALL],
  [2201, GHOST],
  [2202, FLASH],
])

/** Returns true if the drawing of a summoner spell shows its effect. */
export function hasSpellGlyph(key: number): boolean {
  return GLYPHS.has(key)
}

export function drawSpell(key: number): string {
  const { hue, path } = GLYPHS.get(key) ?? UNKNOWN
  return svg(plate(hsl(hue, 44, 24)), lines(path, hsl(hue, 80, 76), 4.5))
}
