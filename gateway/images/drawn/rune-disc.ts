import { choose } from './choice.ts'
import { hsl } from './colours.ts'
import { emblem, iconsByNumber } from './emblem.ts'
import runes from './emblems/runes.json' with { type: 'json' }
import { lines, polygon, svg } from './svg.ts'

interface Tree {
  /** Degrees. */
  readonly hue: number
  /** Percent. */
  readonly saturation: number
}

/** Rune trees by Riot's number. */
const TREES: ReadonlyMap<number, Tree> = new Map([
  [8000, { hue: 42, saturation: 62 }],
  [8100, { hue: 354, saturation: 68 }],
  [8200, { hue: 232, saturation: 78 }],
  [8300, { hue: 190, saturation: 60 }],
  [8400, { hue: 128, saturation: 46 }],
])

/** Style of stat shards, and of runes whose tree is not known here. */
const NO_TREE: Tree = { hue: 210, saturation: 16 }

/** Trees of the runes whose number does not start with the number of their tree. */
const STRAYS: ReadonlyMap<number, number> = new Map([
  [8242, 8400],
  [8299, 8000],
  [8410, 8300],
  [9101, 8000],
  [9103, 8000],
  [9104, 8000],
  [9105, 8000],
  [9111, 8000],
  [9923, 8100],
])

/** Icons of runes, trees and stat shards, by Riot's number. */
const ICONS = iconsByNumber(runes)

/** Glyphs of runes without an icon. */
const GLYPHS = [
  polygon(4, 15),
  'M18 40l14-16 14 16',
  'M20 32a12 12 0 1 0 24 0 12 12 0 1 0-24 0M32 32h.1',
  'M22 44 42 20M22 20l20 24',
  polygon(3, 16),
  'M32 17v30M21 24l11-7 11 7M21 36l11-7 11 7',
  'M20 26a12 12 0 0 1 24 0c0 10-12 10-12 20',
  polygon(10, 17, 8),
] as const

export function drawRune(id: number): string {
  const tree = STRAYS.get(id) ?? id - (id % 100)
  return drawDisc(id, tree, 38)
}

export function drawRuneStyle(id: number): string {
  return drawDisc(id, id, 42)
}

/** `size` is the width of the icon. */
function drawDisc(id: number, tree: number, size: number): string {
  const { hue, saturation } = TREES.get(tree) ?? NO_TREE
  const [field, ring, ink] = [hsl(hue, saturation * 0.7, 20), hsl(hue, saturation, 52), hsl(hue, saturation, 80)]
  const icon = ICONS.get(id)
  return svg(
    `<circle cx="32" cy="32" r="30" fill="${field}" stroke="${ring}" stroke-width="3"/>`,
    icon === undefined ? lines(choose(GLYPHS, id), ink, 4) : emblem(icon, ink, size),
  )
}
