import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PALETTES, THEME_NAMES } from '../../client/theme/palette.ts'

const SURFACES = ['page', 'card', 'raised'] as const
const INKS = ['text', 'secondText', 'thirdText', 'brand', 'win', 'loss', 'gold', 'live'] as const

/** What WCAG asks of text at level AA. */
const READABLE = 4.5

describe.each(THEME_NAMES)('the %s theme', (name) => {
  const palette = PALETTES[name]

  it.each(INKS)('can be read in its colour %s on every surface', (ink) => {
    for (const surface of SURFACES) expect(contrast(palette[ink], palette[surface])).toBeGreaterThanOrEqual(READABLE)
  })

  it('can be read in its signal colour on a tint of it, whatever lies below', () => {
    for (const surface of SURFACES) {
      const ground = over(palette.brandTint, palette[surface])
      expect(contrast(palette.brand, ground)).toBeGreaterThanOrEqual(READABLE)
    }
  })

  it.each(['brandFill', 'brandFillHover', 'brandFillPressed'] as const)('can be read on a button (%s)', (fill) => {
    expect(contrast(palette.onBrand, palette[fill])).toBeGreaterThanOrEqual(READABLE)
  })

  it('paints the ground in its page colour before any code runs', () => {
    const css = readFileSync('client/theme/global.css', 'utf8')
    const rule = new RegExp(String.raw`html\[data-theme='${name}'\] \{[^}]*background: (#\w+);`)
    expect(rule.exec(css)?.[1]).toBe(palette.page)
  })

  it('paints the ground of who follows the system before any code runs', () => {
    const css = readFileSync('client/theme/global.css', 'utf8')
    const grounds = css.matchAll(/html\[data-theme='system'\] \{[^}]*background: (#\w+);/g)
    const [dark, light] = Array.from(grounds, ([, ground]) => ground)
    expect({ dark, light }[name]).toBe(palette.page)
  })
})

/** What is seen of a surface through a colour that lets some of it through. */
function over(tint: string, surface: string): string {
  const share = Number.parseInt(tint.slice(7), 16) / 255
  const channels = [1, 3, 5].map((at) => {
    const [above, below] = [tint, surface].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((above ?? 0) * share + (below ?? 0) * (1 - share))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast of two colours as WCAG counts it, 1 to 21. */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
