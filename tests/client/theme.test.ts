import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PALETTES, THEME_NAMES } from '../../client/theme/palette.ts'

const SURFACES = ['page', 'card', 'raised'] as const
const INKS = ['text', 'secondText', 'thirdText', 'brand', 'win', 'loss', 'rise', 'gold', 'live'] as const

/** Minimum contrast of text for WCAG level AA. */
const READABLE = 4.5

describe.each(THEME_NAMES)('the %s theme', (name) => {
  const palette = PALETTES[name]

  it.each(INKS)('has a readable %s colour on every surface', (ink) => {
    for (const surface of SURFACES) expect(contrast(palette[ink], palette[surface])).toBeGreaterThanOrEqual(READABLE)
  })

  it('has a readable brand colour on the brand tint over every surface', () => {
    for (const surface of SURFACES) {
      const background = over(palette.brandTint, palette[surface])
      expect(contrast(palette.brand, background)).toBeGreaterThanOrEqual(READABLE)
    }
  })

  it.each(['brandFill', 'brandFillHover', 'brandFillPressed'] as const)(
    'has readable text on a button (%s)',
    (fill) => {
      expect(contrast(palette.onBrand, palette[fill])).toBeGreaterThanOrEqual(READABLE)
    },
  )

  it('paints the background in its page colour before any code runs', () => {
    const css = readFileSync('client/theme/global.css', 'utf8')
    const rule = new RegExp(String.raw`html\[data-theme='${name}'\] \{[^}]*background: (#\w+);`)
    expect(rule.exec(css)?.[1]).toBe(palette.page)
  })

  it('paints the background for visitors who follow the system before any code runs', () => {
    const css = readFileSync('client/theme/global.css', 'utf8')
    const backgrounds = css.matchAll(/html\[data-theme='system'\] \{[^}]*background: (#\w+);/g)
    const [dark, light] = Array.from(backgrounds, ([, background]) => background)
    expect({ dark, light }[name]).toBe(palette.page)
  })
})

/** The visible colour of a surface below a translucent tint. */
function over(tint: string, surface: string): string {
  const share = Number.parseInt(tint.slice(7), 16) / 255
  const channels = [1, 3, 5].map((at) => {
    const [above, below] = [tint, surface].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((above ?? 0) * share + (below ?? 0) * (1 - share))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast ratio of two colours as defined by WCAG, from 1 to 21. */
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
