import type { Preview } from '../rules/preview.ts'
import { EDGE, HEIGHT, INK, type Sheet, WIDTH } from './sheet.ts'
import type { PreviewWords } from './words.ts'

/** The three lanes of the map, as in the picture of the home page. */
const LANES = ['M690 700V150q0-60 60-60h560', 'M1240 60 640 660', 'M1110-60v540q0 60-60 60H-60'] as const

/** The logo on a square of 32. */
const MARK = [
  { path: 'M5 27V9a4 4 0 0 1 4-4h18', opacity: 1 },
  { path: 'M27 5v18a4 4 0 0 1-4 4H5', opacity: 0.4 },
  { path: 'M7 25 25 7', opacity: 0.65 },
] as const

/** Draws what all previews share: the background, the name of the site and the kind of page. */
export function drawFrame(sheet: Sheet, kind: Preview['kind'], { own }: PreviewWords): void {
  const whole = { x: 0, y: 0, width: WIDTH, height: HEIGHT }
  sheet.rectangle(whole, INK.page)
  sheet.rectangle(whole, sheet.fadingDown([`${INK.brand}3d`, `${INK.brand}00`], 0.8 * HEIGHT))
  for (const path of LANES) {
    sheet.stroke(path, { colour: INK.brand, width: 44, opacity: 0.05 })
    sheet.stroke(path, { colour: INK.brand, width: 2, opacity: 0.16 })
  }
  for (const { path, opacity } of MARK) {
    sheet.stroke(path, { colour: INK.brand, width: 3, opacity, x: EDGE - 4, y: 44, scale: 1.4 })
  }
  sheet.words('Lanewatch', { x: EDGE + 56, y: 81, size: 42 })
  sheet.words(own(kind), { x: WIDTH - EDGE, y: 79, size: 34, weight: 600, colour: INK.second, align: 'right' })
}
