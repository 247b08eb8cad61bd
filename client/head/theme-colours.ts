import { PALETTES, type ThemeChoice } from '../theme/palette.ts'

/** The tags that give the browser's own bars the colour of the page; who follows the system has one for each look. */
export function themeColourTags(theme: ThemeChoice): string {
  if (theme !== 'system') return `<meta name="theme-color" content="${PALETTES[theme].page}" />`
  return (['dark', 'light'] as const)
    .map(
      (name) => `<meta name="theme-color" media="(prefers-color-scheme: ${name})" content="${PALETTES[name].page}" />`,
    )
    .join('\n    ')
}
