import { numberOf } from './choice.ts'
import { hsl, hueOf } from './colours.ts'
import { drawable, letters } from './letters.ts'
import { area, gradientPlate, svg } from './svg.ts'

export function drawPlayer(name: string): string {
  const hue = hueOf(numberOf(name.toLowerCase()))
  const [first = '', second = ''] = drawable(name)
  const figure = 'M32 12a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM8 64c0-18 10-27 24-27s24 9 24 27z'
  return svg(
    gradientPlate(hsl(hue, 34, 40), hsl(hue + 28, 40, 18)),
    area(figure, hsl(hue, 38, 80)),
    letters(first.toUpperCase() + second.toLowerCase(), hsl(hue + 28, 45, 20), { size: 21, centre: [32, 52] }),
  )
}
