import outlines from './letter-outlines.json' with { type: 'json' }
import { tenth } from './svg.ts'

/**
 * Outlines of letters, because a picture inside a page can't use the page's fonts. The font is Barlow Condensed Bold (The
 * Barlow Project Authors, SIL Open Font License 1.1), on an em of 70 with a cap height of 49.
 */
const OUTLINES: ReadonlyMap<string, { readonly width: number; readonly path: string }> = new Map(
  Object.entries(outlines),
)
const EM = 70
const CAP_HEIGHT = 49

/** Four of the longest outlines would make a picture too large, so letters beyond this length are left out. */
const MAX_PATH_LENGTH = 750

/** Returns the letters and digits of a text that can be drawn, without accents. */
export function drawable(text: string): string {
  const plain = text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD')
  return plain.replaceAll(/[^A-Za-z0-9]/g, '')
}

/** Centred. `size` is the font size, which is reduced if the text is wider than `maxWidth`. */
export function letters(
  text: string,
  fill: string,
  { size, centre: [x, y], maxWidth = 64 }: { size: number; centre: readonly [number, number]; maxWidth?: number },
): string {
  let width = 0
  let path = ''
  for (const character of text) {
    const outline = OUTLINES.get(character)
    if (outline === undefined) continue
    const extended = `${path}M${width} 0${outline.path}`
    if (extended.length > MAX_PATH_LENGTH) break
    path = extended
    width += outline.width
  }
  const scale = Math.min(size / EM, maxWidth / Math.max(width, 1))
  const left = tenth(x - (width * scale) / 2)
  const baseline = tenth(y + (CAP_HEIGHT * scale) / 2)
  return `<path fill="${fill}" transform="translate(${left} ${baseline})scale(${scale.toFixed(3)})" d="${path}"/>`
}
