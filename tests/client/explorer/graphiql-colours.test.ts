import { describe, expect, it } from 'vitest'
import { graphiqlRules, toHsl } from '../../../client/explorer/graphiql-colours.ts'
import { PALETTES, THEME_NAMES } from '../../../client/theme/palette.ts'

describe('colours for GraphiQL', () => {
  it.each([
    ['#ff0000', '0, 100%, 50%'],
    ['#00ff00', '120, 100%, 50%'],
    ['#0000ff', '240, 100%, 50%'],
    ['#800080', '300, 100%, 25.1%'],
    ['#ffffff', '0, 0%, 100%'],
    ['#000000', '0, 0%, 0%'],
    ['#2fd3b5', '169, 65.1%, 50.6%'],
  ])('are hue, saturation and lightness: %s is %s', (hex, hsl) => {
    expect(toHsl(hex)).toBe(hsl)
  })

  it.each(THEME_NAMES)('are those of the %s theme', (theme) => {
    expect(graphiqlRules(theme)).toContain(`--color-primary: ${toHsl(PALETTES[theme].brand)};`)
    expect(graphiqlRules(theme)).toContain(`--color-base: ${toHsl(PALETTES[theme].card)};`)
  })
})
