import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFonts } from '../../codegen/font-files.ts'
import { lettersByLocale, parseRange, toRange } from '../../codegen/font-letters.ts'
import { LOCALES, type Locale } from '../../languages.ts'

const BUDGET_BYTES = 60_000

/** The whole fonts: a face with its name in the built files, its files and its style on a canvas. */
const FACES = [
  { name: 'inter', files: '@fontsource-variable/inter/files/inter-{}-wght-normal.woff2', style: '400 100px' },
  {
    name: 'barlow-condensed-600',
    files: '@fontsource/barlow-condensed/files/barlow-condensed-{}-600-normal.woff2',
    style: '600 100px',
  },
  {
    name: 'barlow-condensed-700',
    files: '@fontsource/barlow-condensed/files/barlow-condensed-{}-700-normal.woff2',
    style: '700 100px',
  },
] as const

const folder = mkdtempSync(join(tmpdir(), 'lanewatch-fonts-'))

/** A rule of the style sheet. */
interface Rule {
  readonly file: string
  readonly letters: ReadonlySet<number>
}

let rules: readonly Rule[] = []

beforeAll(async () => {
  await writeFonts(folder)
  const css = readFileSync(join(folder, 'fonts.css'), 'utf8')
  rules = Array.from(
    css.matchAll(/url\('\.\/fonts\/([^']+)'\)[^}]*unicode-range: ([^;]+);/g),
    ([, file = '', range = '']) => ({
      file,
      letters: parseRange(range),
    }),
  )
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Fonts that a page preloads. */
const firstRules = (face: string, locale: Locale) =>
  rules.filter(({ file }) => file === `${face}-first.woff2` || file === `${face}-first-${locale}.woff2`)

describe.each(LOCALES)('the first fonts of pages in %s', (locale) => {
  it('have at most 60 kB', () => {
    const files = FACES.flatMap(({ name }) => firstRules(name, locale))
    expect(files.length).toBeGreaterThanOrEqual(FACES.length)
    const total = files.reduce((sum, { file }) => sum + statSync(join(folder, 'fonts', file)).size, 0)
    expect(total).toBeLessThanOrEqual(BUDGET_BYTES)
  })

  it.each(FACES)('draw the letters of all texts as $name does', ({ name, files, style }) => {
    const own = firstRules(name, locale)
    for (const { file } of own) register(readFileSync(join(folder, 'fonts', file)), `Part ${file}`)
    const whole = ['latin', 'latin-ext'].map((script) => {
      const file = files.replace('{}', script)
      register(readFileSync(fileURLToPath(import.meta.resolve(file))), `Whole ${file}`)
      return `'Whole ${file}'`
    })
    const covered = new Set(own.flatMap(({ letters }) => [...letters]))
    const supported = new Set(rules.filter(({ file }) => file.startsWith(name)).flatMap(({ letters }) => [...letters]))
    const letters = [...(lettersByLocale().get(locale) ?? [])].filter(
      (letter) => letter >= 0x20 && supported.has(letter),
    )

    expect(letters.length).toBeGreaterThan(60)
    for (const letter of letters) {
      const text = String.fromCodePoint(letter)
      expect(covered, text).toContain(letter)
      const parts = own.filter((rule) => rule.letters.has(letter)).map(({ file }) => `'Part ${file}'`)
      // Without hints, widths differ by a tenth of a pixel.
      const expected = widthOf(text, `${style} ${whole.join()}`)
      expect(widthOf(text, `${style} ${parts.join()}`), text).toBeCloseTo(expected, 0)
    }
  })
})

it('keeps every letter of the whole fonts', () => {
  const packages = { inter: '@fontsource-variable/inter', 'barlow-condensed-600': '@fontsource/barlow-condensed' }
  for (const [face, name] of Object.entries(packages)) {
    const whole = readFileSync(fileURLToPath(import.meta.resolve(`${name}/unicode.json`)), 'utf8')
    const own = rules.filter(({ file }) => file.startsWith(face)).flatMap(({ letters }) => [...letters])
    expect(toRange(new Set(own))).toBe(toRange(parseRange(whole)))
  }
})

function register(font: Buffer, family: string): void {
  if (GlobalFonts.register(font, family) === null) throw new Error(`${family} is no font.`)
}

function widthOf(text: string, font: string): number {
  const context = createCanvas(1, 1).getContext('2d')
  context.font = font
  return context.measureText(text).width
}
