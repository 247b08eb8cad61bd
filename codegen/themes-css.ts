import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type Palette, PALETTES } from '../client/theme/palette.ts'
import { THEMES, type OwnTheme } from '../client/theme/theme.ts'

const FOLDER = fileURLToPath(new URL('../client/theme/generated', import.meta.url))

type Token = readonly [name: string, value: OwnTheme[keyof OwnTheme] | Palette[keyof Palette]]

/**
 * Writes the tokens of both themes into one style sheet, so that a page has its colours before any code runs, and visitors who
 * follow their system have the right ones at once. The palettes alone are a twentieth of them, for pages without Fluent UI.
 */
export function writeThemes(): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    path.join(FOLDER, 'themes.css'),
    styleSheetOf(Object.entries(THEMES.dark), Object.entries(THEMES.light)),
  )
  writeFileSync(
    path.join(FOLDER, 'palette.css'),
    styleSheetOf(Object.entries(PALETTES.dark), Object.entries(PALETTES.light)),
  )
}

function styleSheetOf(dark: readonly Token[], light: readonly Token[]): string {
  const darkValues: ReadonlyMap<string, unknown> = new Map(dark)
  const lightOnly = light.filter(([name, value]) => darkValues.get(name) !== value)
  return [
    `html[data-theme] { ${declare(dark)} }`,
    `html[data-theme='light'] { ${declare(lightOnly)} }`,
    `@media (prefers-color-scheme: light) { html[data-theme='system'] { ${declare(lightOnly)} } }`,
    '',
  ].join('\n')
}

const declare = (tokens: readonly Token[]) => tokens.map(([name, value]) => `--${name}: ${value};`).join(' ')

/** Writes the style sheet before a build or a development server starts. */
export function themesCss(): Plugin {
  return { name: 'themes-css', config: () => writeThemes() }
}
