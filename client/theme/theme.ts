import { createDarkTheme, createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-components'
import { PALETTES, type Palette, type ThemeName } from './palette.ts'

export interface OwnTokens {
  ownPage: string
  ownCardShadow: string
  ownGlow: string
  /** A tint of the signal colour, for selected elements. */
  ownBrandTint: string
  ownWin: string
  ownWinTint: string
  ownLoss: string
  ownLossTint: string
  /** Places gained. Its opposite has the colour of a loss. */
  ownRise: string
  /** Ranks and other distinctions. */
  ownGold: string
  ownLive: string
  ownLiveTint: string
  /** The background of videos, and the text on it. */
  ownScreen: string
  ownOnScreen: string
  /** The condensed font of headings, names and big numbers. Use it with weight 600 or 700. */
  ownDisplayFont: string
}

export type OwnTheme = Theme & OwnTokens

const BRAND: BrandVariants = {
  10: '#04110e',
  20: '#072019',
  30: '#092f27',
  40: '#0a3f35',
  50: '#0a5044',
  60: '#0a6354',
  70: '#0b7f6b',
  80: '#129480',
  90: '#1aa98f',
  100: '#22b89d',
  110: '#2fd3b5',
  120: '#52e0c6',
  130: '#7ae8d4',
  140: '#a0efe1',
  150: '#c4f6ec',
  160: '#e4fbf6',
}

const TEXT_FONT = `${withFallbacks('Inter Variable', 'Inter Fallback')}, system-ui, sans-serif`
const DISPLAY_FONT = `${withFallbacks('Barlow Condensed', 'Barlow Condensed Fallback')}, 'Arial Narrow', sans-serif`

/** Returns a font and its replacements, of which each system has another one. */
function withFallbacks(family: string, fallback: string): string {
  const fallbacks = ['Roboto', 'Open Sans', 'DejaVu'].map((system) => `${fallback} ${system}`)
  return [family, fallback, ...fallbacks].map((name) => `'${name}'`).join(', ')
}

const SHAPE_AND_TYPE = {
  borderRadiusMedium: '10px',
  borderRadiusLarge: '14px',
  borderRadiusXLarge: '14px',
  fontFamilyBase: TEXT_FONT,
  fontFamilyNumeric: TEXT_FONT,
  fontSizeBase200: '12px',
  fontSizeBase300: '14px',
  fontSizeBase400: '16px',
  fontSizeBase500: '20px',
  fontSizeBase600: '26px',
  fontSizeHero900: '44px',
  fontSizeHero1000: '64px',
  lineHeightBase600: '32px',
  lineHeightHero900: '48px',
  lineHeightHero1000: '68px',
} satisfies Partial<Theme>

function ownValues(palette: Palette) {
  return {
    ...surfaces(palette),
    ...inks(palette),
    ...brandColours(palette),
    ...SHAPE_AND_TYPE,
    ownPage: palette.page,
    ownCardShadow: palette.cardShadow,
    ownGlow: palette.glow,
    ownBrandTint: palette.brandTint,
    ownWin: palette.win,
    ownWinTint: palette.winTint,
    ownLoss: palette.loss,
    ownLossTint: palette.lossTint,
    ownRise: palette.rise,
    ownGold: palette.gold,
    ownLive: palette.live,
    ownLiveTint: palette.liveTint,
    ownScreen: palette.screen,
    ownOnScreen: palette.onScreen,
    ownDisplayFont: DISPLAY_FONT,
  } satisfies Partial<OwnTheme>
}

function surfaces({ page, card, raised, line, strongLine, secondText, thirdText }: Palette) {
  return {
    colorNeutralBackground1: card,
    colorNeutralBackground1Hover: raised,
    colorNeutralBackground1Pressed: raised,
    colorNeutralBackground2: raised,
    colorNeutralBackground3: page,
    colorSubtleBackgroundHover: raised,
    colorSubtleBackgroundPressed: line,
    colorNeutralStroke1: strongLine,
    colorNeutralStroke1Hover: strongLine,
    colorNeutralStroke1Pressed: strongLine,
    colorNeutralStroke2: line,
    colorNeutralStrokeAccessible: thirdText,
    colorNeutralStrokeAccessibleHover: secondText,
    colorNeutralStencil1: line,
    colorNeutralStencil2: raised,
  } satisfies Partial<Theme>
}

function inks({ text, secondText, thirdText, loss, win }: Palette) {
  return {
    colorNeutralForeground1: text,
    colorNeutralForeground1Hover: text,
    colorNeutralForeground1Pressed: text,
    colorNeutralForeground2: secondText,
    colorNeutralForeground2Hover: text,
    colorNeutralForeground2Pressed: text,
    colorNeutralForeground3: thirdText,
    colorNeutralForeground4: thirdText,
    colorStatusDangerForeground1: loss,
    colorPaletteRedForeground1: loss,
    colorPaletteRedBorder2: loss,
    colorPaletteBlueForeground2: win,
  } satisfies Partial<Theme>
}

function brandColours({ brand, brandFill, brandFillHover, brandFillPressed, onBrand, text }: Palette) {
  return {
    colorBrandBackground: brandFill,
    colorBrandBackgroundHover: brandFillHover,
    colorBrandBackgroundPressed: brandFillPressed,
    colorNeutralForegroundOnBrand: onBrand,
    colorBrandForeground1: brand,
    colorBrandForegroundLink: brand,
    colorBrandForegroundLinkHover: brand,
    colorBrandForegroundLinkPressed: brand,
    colorBrandStroke1: brand,
    colorCompoundBrandStroke: brand,
    colorCompoundBrandStrokePressed: brand,
    colorCompoundBrandForeground1: brand,
    colorStrokeFocus1: onBrand,
    colorStrokeFocus2: text,
  } satisfies Partial<Theme>
}

export const THEMES: Readonly<Record<ThemeName, OwnTheme>> = {
  dark: { ...createDarkTheme(BRAND), ...ownValues(PALETTES.dark) },
  light: { ...createLightTheme(BRAND), ...ownValues(PALETTES.light) },
}
