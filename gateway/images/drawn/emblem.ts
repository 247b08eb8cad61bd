import outlines from './emblems/outlines.json' with { type: 'json' }
import { tenth } from './svg.ts'

/** Outlines of icons on a square of 512, by their name in the set. */
const OUTLINES: ReadonlyMap<string, string> = new Map(Object.entries(outlines))
const OUTLINE_SIZE = 512

/** Draws an icon in the middle of a tile. `size` is its width on the tile of 64. */
export function emblem(icon: string, fill: string, size = 48): string {
  const edge = tenth((64 - size) / 2)
  const scale = (size / OUTLINE_SIZE).toFixed(3)
  return `<path fill="${fill}" transform="translate(${edge} ${edge})scale(${scale})" d="${OUTLINES.get(icon) ?? ''}"/>`
}

/** Returns the icon of each number in a table of numbers by icon. */
export function iconsByNumber(numbers: Readonly<Record<string, readonly number[]>>): ReadonlyMap<number, string> {
  return new Map(Object.entries(numbers).flatMap(([icon, ids]) => ids.map((id) => [id, icon] as const)))
}
