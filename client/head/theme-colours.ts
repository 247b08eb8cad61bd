import type { ThemeChoice } from '../settings/theme-choice.ts'
import { PALETTES } from '../theme/palette.ts'

/** Colours the browser's own bars: one tag for each theme when the visitor follows the system. */
export function themeColourTags(theme: ThemeChoice): string {
  if (theme !== 'system') return `<meta name="theme-color" content="${PALETTES[theme].page}" />`
  return (['dark', 'light'] as const)
    .map(
      (name) => `<meta name="theme-color" media="(prefers-color-scheme: ${name})" content="${PALETTES[name].page}" />`,
    )
    .join('\n    ')
}
