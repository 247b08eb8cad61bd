import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

/**
 * Fonts by the family under which they are registered. Letters that the first one lacks come from the others, and those that all
 * of them lack, such as Chinese ones, from a font of the machine if there is one.
 */
const FILES = [
  ['Preview', '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'],
  ['Preview', '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'],
  ['Preview Extended', '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff2'],
  ['Preview Extended', '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff2'],
  ['Preview Vietnamese', '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-600-normal.woff2'],
  ['Preview Vietnamese', '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-700-normal.woff2'],
  ['Preview Cyrillic', '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2'],
  ['Preview Greek', '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2'],
  ['Preview Korean', '@expo-google-fonts/do-hyeon/400Regular/DoHyeon_400Regular.ttf'],
] as const

const FAMILIES = [...new Set(FILES.map(([family]) => `'${family}'`)), 'sans-serif'].join(', ')

/** Registers the fonts. Throws when a file is missing or can't be read. */
export function registerFonts(): void {
  for (const [family, file] of FILES) {
    const font = readFileSync(fileURLToPath(import.meta.resolve(file)))
    if (GlobalFonts.register(font, family) === null) throw new Error(`The font ${file} can't be read.`)
  }
}

/** Returns a value for `font` of a canvas. `size` is in pixels. */
export function fontOf(size: number, weight: 600 | 700): string {
  return `${weight} ${size}px ${FAMILIES}`
}
