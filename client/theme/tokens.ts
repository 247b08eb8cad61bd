import type { OwnTokens } from './theme.ts'

/** Used like Fluent's `tokens`: `color: ownTokens.win`. */
export const ownTokens = {
  page: 'var(--ownPage)',
  cardShadow: 'var(--ownCardShadow)',
  glow: 'var(--ownGlow)',
  brandTint: 'var(--ownBrandTint)',
  win: 'var(--ownWin)',
  winTint: 'var(--ownWinTint)',
  loss: 'var(--ownLoss)',
  lossTint: 'var(--ownLossTint)',
  rise: 'var(--ownRise)',
  gold: 'var(--ownGold)',
  live: 'var(--ownLive)',
  liveTint: 'var(--ownLiveTint)',
  screen: 'var(--ownScreen)',
  onScreen: 'var(--ownOnScreen)',
  displayFont: 'var(--ownDisplayFont)',
} as const satisfies {
  [Name in keyof OwnTokens as Uncapitalize<Name extends `own${infer Rest}` ? Rest : never>]: `var(--${Name})`
}

/** The smallest phones, and larger ones whose text is enlarged. */
export const NARROW = '@media (max-width: 359.98px)'

/** All phones in portrait format. */
export const PHONE = '@media (max-width: 599.98px)'

/** Room for the bar in one line, but only just. */
export const NARROW_BAR = '@media (min-width: 600px) and (max-width: 759.98px)'

/** Room for the links, but not for the name beside them. */
export const NARROWEST_BAR = '@media (min-width: 600px) and (max-width: 679.98px)'

/** Too narrow for two columns with a comfortable main column. */
export const TABLET = '@media (max-width: 959.98px)'

/** Styles for visitors who prefer less motion, in the settings or in their system. */
export const lessMotion = <Style extends object>(style: Style) => ({
  ':global(html[data-motion="less"])': style,
  '@media (prefers-reduced-motion: reduce)': style,
})

/** Forced-colours mode: only borders, text and system colours remain visible. */
export const FORCED_COLORS = '@media (forced-colors: active)'
