import { choose } from './choice.ts'
import { hsl, hueOf } from './colours.ts'
import { gradientPlate, lines, polygon, svg } from './svg.ts'

export function drawProfileIcon(number: number): string {
  const hue = hueOf(number)
  const petals = choose([3, 4, 5, 6, 7], number, 1)
  return svg(
    gradientPlate(hsl(hue, 38, 40), hsl(hue + 28, 44, 18)),
    lines(polygon(petals * 2, 23, 11), hsl(hue, 60, 84), 3.5),
    lines(polygon(petals * 2, 5, 9), hsl(hue, 60, 84), 3),
  )
}
