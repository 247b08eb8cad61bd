import { numberOf } from './choice.ts'
import { hsl, hueOf } from './colours.ts'
import { drawable, letters } from './letters.ts'
import { svg } from './svg.ts'

/** Draws a shield with the first four letters of a team's code, in a hue derived from the code. */
export function drawTeam(code: string): string {
  const hue = hueOf(numberOf(code.toUpperCase()))
  const outline = 'M32 4 56 12v20c0 14-10 22-24 28C18 54 8 46 8 32V12z'
  return svg(
    `<path d="${outline}" fill="${hsl(hue, 42, 22)}" stroke="${hsl(hue, 58, 62)}" stroke-width="3"/>`,
    letters(drawable(code).toUpperCase().slice(0, 4), hsl(hue, 75, 88), { size: 26, centre: [32, 31], maxWidth: 38 }),
  )
}
