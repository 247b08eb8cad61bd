import { choose } from './choice.ts'

/** Hues in degrees that the eye can distinguish: close together in red and blue, far apart in green. */
const HUES = [2, 16, 28, 40, 54, 78, 112, 146, 166, 184, 200, 214, 230, 248, 266, 286, 308, 334] as const

/** In degrees. Never changes for the same number. */
export function hueOf(number: number): number {
  return choose(HUES, number)
}

/** Hue in degrees, saturation and lightness in percent. Returns hex, which is the shortest notation. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const sector = (offset + hue / 30) % 12
    const value = light - reach * Math.max(-1, Math.min(sector - 3, 9 - sector, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
