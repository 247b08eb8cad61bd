import type { AugmentRarity } from '../../game-data/rules/augment-rarity.ts'
import type { PictureOfAugment } from '../rules/picture-subject.ts'
import { choose } from './choice.ts'
import { hsl } from './colours.ts'
import { lines, polygon, svg } from './svg.ts'

/** Colours of a rarity: degrees of hue, and percent of saturation. */
const COLOURS: Readonly<Record<AugmentRarity, readonly [hue: number, saturation: number]>> = {
  SILVER: [212, 16],
  GOLD: [42, 68],
  PRISMATIC: [286, 62],
}

const GLYPHS = [
  polygon(4, 15),
  polygon(3, 15),
  polygon(10, 16, 8),
  polygon(8, 16, 9),
  'M32 18v28M22 28l10-10 10 10',
  'M22 24l10 8 10-8M22 36l10 8 10-8',
  'M21 32a11 11 0 1 0 22 0 11 11 0 1 0-22 0M32 26v12',
  'M24 42 40 22M24 22h16v16',
  'M32 18c7 8 10 12 10 17a10 10 0 0 1-20 0c0-5 3-9 10-17z',
  'M36 16 24 34h14L28 48',
] as const

export function drawAugment({ id, rarity }: PictureOfAugment): string {
  const [hue, saturation] = rarity === null ? [210, 10] : COLOURS[rarity]
  const [field, edge, line] = [hsl(hue, saturation * 0.7, 18), hsl(hue, saturation, 54), hsl(hue, saturation, 80)]
  return svg(
    `<path d="${polygon(6, 30)}" fill="${field}" stroke="${edge}" stroke-width="3.5" stroke-linejoin="round"/>`,
    lines(choose(GLYPHS, id), line, 4),
  )
}
