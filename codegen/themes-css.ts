import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { THEMES, type OwnTheme } from '../client/theme/theme.ts'

const FILE = fileURLToPath(new URL('../client/theme/generated/themes.css', import.meta.url))

type Token = readonly [name: string, value: OwnTheme[keyof OwnTheme]]

const DARK_VALUES: ReadonlyMap<string, unknown> = new Map(Object.entries(THEMES.dark))

const LIGHT_ONLY: readonly Token[] = Object.entries(THEMES.light).filter(
  ([name, value]) => DARK_VALUES.get(name) !== value,
)

/**
 * Writes the tokens of both themes into one style sheet, so that a page has its colours before any code runs, and visitors who
 * follow their system have the right ones at once.
 */
export function writeThemes(): void {
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeFileSync(
    FILE,
    [
      `html[data-theme] { ${declare(Object.entries(THEMES.dark))} }`,
      `html[data-theme='light'] { ${declare(LIGHT_ONLY)} }`,
      `@media (prefers-color-scheme: light) { html[data-theme='system'] { ${declare(LIGHT_ONLY)} } }`,
      '',
    ].join('\n'),
  )
}

const declare = (tokens: readonly Token[]) => tokens.map(([name, value]) => `--${name}: ${value};`).join(' ')

/** Writes the style sheet before a build or a development server starts. */
export function themesCss(): Plugin {
  return { name: 'themes-css', config: () => writeThemes() }
}
