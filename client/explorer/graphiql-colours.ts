import { PALETTES, type Palette, type ThemeName } from '../theme/palette.ts'

/** Parts of GraphiQL with variables of their own. Those that float are children of `body`. */
const PARTS =
  ':is(.graphiql-container, .graphiql-dialog, .graphiql-dialog-overlay, .graphiql-tooltip, [data-radix-popper-content-wrapper])'

/** Returns the rules that give GraphiQL the product's colours, in the theme of the page. */
export function graphiqlRules(theme: ThemeName): string {
  const colours = Object.entries(coloursOf(PALETTES[theme])).map(
    ([name, colour]) => `--color-${name}: ${toHsl(colour)};`,
  )
  // Its own rules for dark and light have the weight of two classes and `body`.
  return `html[data-theme] body[class] ${PARTS} { ${colours.join(' ')} }`
}

const coloursOf = ({ brand, win, gold, rise, loss, text, card }: Palette) => ({
  primary: brand,
  secondary: win,
  tertiary: gold,
  info: win,
  success: rise,
  warning: gold,
  error: loss,
  neutral: text,
  base: card,
})

/** Returns the hue, saturation and lightness of a colour such as `#0a0e13`, as GraphiQL passes them to `hsla()`. */
export function toHsl(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const range = most - least
  const lightness = (most + least) / 2
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1))
  return `${round(hueOf(red, green, blue, most, range))}, ${round(saturation * 100)}%, ${round(lightness * 100)}%`
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  if (range === 0) return 0
  if (most === red) return (((green - blue) / range + 6) % 6) * 60
  return most === green ? ((blue - red) / range + 2) * 60 : ((red - green) / range + 4) * 60
}

const round = (value: number) => Math.round(value * 10) / 10
