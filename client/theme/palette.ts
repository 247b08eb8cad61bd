/** Dark is the default. */
export const THEME_NAMES = ['dark', 'light'] as const

export type ThemeName = (typeof THEME_NAMES)[number]

/** Every text colour has a contrast of at least 4.5 to 1 (WCAG AA) against `page`, `card` and `raised`. */
export interface Palette {
  readonly page: string
  readonly card: string
  readonly raised: string
  readonly line: string
  readonly strongLine: string
  readonly text: string
  readonly secondText: string
  readonly thirdText: string
  readonly brand: string
  /** The signal colour as a surface, such as a button's. */
  readonly brandFill: string
  readonly brandFillHover: string
  readonly brandFillPressed: string
  /** Text on a surface in the signal colour. */
  readonly onBrand: string
  /** A tint of the signal colour, for selected elements. */
  readonly brandTint: string
  readonly win: string
  readonly winTint: string
  readonly loss: string
  readonly lossTint: string
  /** Places gained. Its opposite is `loss`. */
  readonly rise: string
  readonly gold: string
  /** Always appears beside a word or a number. */
  readonly live: string
  /** The ring around the live dot. */
  readonly liveTint: string
  readonly screen: string
  readonly onScreen: string
  /** The light from above the page. */
  readonly glow: string
  readonly cardShadow: string
}

export const PALETTES: Readonly<Record<ThemeName, Palette>> = {
  dark: {
    page: '#0a0e13',
    card: '#131a22',
    raised: '#18212b',
    line: '#222d39',
    strongLine: '#2e3b49',
    text: '#e8eef4',
    secondText: '#9fb0c0',
    thirdText: '#7f91a2',
    brand: '#2fd3b5',
    brandFill: '#2fd3b5',
    brandFillHover: '#52e0c6',
    brandFillPressed: '#22b89d',
    onBrand: '#04110e',
    brandTint: '#2fd3b526',
    win: '#4aa3ff',
    winTint: '#4aa3ff24',
    loss: '#ff6a6a',
    lossTint: '#ff6a6a24',
    rise: '#4fcf7d',
    gold: '#e6b450',
    live: '#ff4655',
    liveTint: '#ff46554d',
    screen: '#05070a',
    onScreen: '#e8eef4',
    glow: '#2fd3b540',
    cardShadow: '0 8px 24px #0000004d',
  },
  light: {
    page: '#f3f6f8',
    card: '#ffffff',
    raised: '#f6f9fb',
    line: '#dde5ec',
    strongLine: '#c8d4de',
    text: '#101a23',
    secondText: '#48596a',
    thirdText: '#5a6c7c',
    brand: '#097060',
    brandFill: '#0b7f6b',
    brandFillHover: '#096a59',
    brandFillPressed: '#075447',
    onBrand: '#ffffff',
    brandTint: '#0b7f6b21',
    win: '#1667c7',
    winTint: '#1667c714',
    loss: '#c22f3a',
    lossTint: '#c9343f12',
    rise: '#17753a',
    gold: '#855a00',
    live: '#d9202f',
    liveTint: '#d9202f40',
    screen: '#0a0e13',
    onScreen: '#e8eef4',
    glow: '#10b39540',
    cardShadow: '0 8px 24px #1b2f4517',
  },
}
