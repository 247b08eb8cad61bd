import type { LaneTokens } from './theme.ts'

/** Our own tokens as CSS values, used like Fluent's `tokens`: `color: lane.win`. */
export const lane = {
  page: 'var(--lanePage)',
  cardShadow: 'var(--laneCardShadow)',
  glow: 'var(--laneGlow)',
  brandTint: 'var(--laneBrandTint)',
  win: 'var(--laneWin)',
  winTint: 'var(--laneWinTint)',
  loss: 'var(--laneLoss)',
  lossTint: 'var(--laneLossTint)',
  gold: 'var(--laneGold)',
  live: 'var(--laneLive)',
  liveTint: 'var(--laneLiveTint)',
  screen: 'var(--laneScreen)',
  onScreen: 'var(--laneOnScreen)',
  displayFont: 'var(--laneDisplayFont)',
} as const satisfies {
  [Name in keyof LaneTokens as Uncapitalize<Name extends `lane${infer Rest}` ? Rest : never>]: `var(--${Name})`
}

/** Phones: the narrowest layout. */
export const PHONE = '@media (max-width: 599.98px)'

/** Too narrow for two columns with a comfortable main column. */
export const TABLET = '@media (max-width: 959.98px)'

/** Styles for visitors who prefer less motion, in the settings or in their system. */
export const lessMotion = <Style extends object>(style: Style) => ({
  ':global(html[data-motion="less"])': style,
  '@media (prefers-reduced-motion: reduce)': style,
})

/** Forced-colours mode: only borders, text and system colours remain visible. */
export const FORCED_COLORS = '@media (forced-colors: active)'
