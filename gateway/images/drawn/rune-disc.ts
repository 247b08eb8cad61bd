import { choose } from './choice.ts'
import { hsl } from './colours.ts'
import { lines, polygon, svg } from './svg.ts'

interface Tree {
  /** Degrees. */
  readonly hue: number
  readonly saturation: number
  readonly glyph: string
}

/** Rune trees by Riot's number. */
const TREES: ReadonlyMap<number, Tree> = new Map([
  [8000, { hue: 42, saturation: 62, glyph: 'M32 12v40M22 42h20M26 20l6-8 6 8' }],
  [8100, { hue: 354, saturation: 68, glyph: 'M22 16c0 14 4 24 10 34 6-10 10-20 10-34M32 16v16' }],
  [8200, { hue: 232, saturation: 78, glyph: polygon(8, 20, 8) }],
  [8300, { hue: 190, saturation: 60, glyph: 'M32 12 46 28 32 52 18 28zM18 28h28' }],
  [
    8400,
    {
      hue: 128,
      saturation: 46,
      glyph: 'M32 52V30M32 40c-9 0-14-6-14-16 9 0 14 6 14 16 0-12 5-20 14-22 1 13-4 22-14 22',
    },
  ],
])

/** Style of stat shards, and of runes whose tree is not known here. */
const NO_TREE: Tree = { hue: 210, saturation: 16, glyph: polygon(6, 16) }

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
  return drawDisc(TREES.get(tree) ?? NO_TREE, choose(GLYPHS, id), 4)
}

export function drawRuneStyle(id: number): string {
  const tree = TREES.get(id) ?? NO_TREE
  return drawDisc(tree, tree.glyph, 4.5)
}

function drawDisc({ hue, saturation }: Tree, glyph: string, width: number): string {
  const [field, ring, line] = [hsl(hue, saturation * 0.7, 20), hsl(hue, saturation, 52), hsl(hue, saturation, 76)]
  return svg(
    `<circle cx="32" cy="32" r="30" fill="${field}" stroke="${ring}" stroke-width="3"/>`,
    lines(glyph, line, width),
  )
}
