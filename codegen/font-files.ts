import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { z } from 'zod'
import {
  commonLetters,
  lettersByLocale,
  lettersIn,
  lettersOutside,
  parseRange,
  toRange,
  type Letters,
} from './font-letters.ts'

const FOLDER = fileURLToPath(new URL('../client/theme/generated', import.meta.url))

interface Face {
  readonly name: string
  readonly family: string
  /** Value of `font-weight`. */
  readonly weight: string
  readonly package: string
  /** Returns the path of the file for a script within the package. */
  readonly file: (script: string) => string
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  /** Hints are larger than the outlines, and make no difference to large letters. */
  readonly hinted: boolean
}

const FACES: readonly Face[] = [
  {
    name: 'inter',
    family: 'Inter Variable',
    weight: '400 700',
    package: '@fontsource-variable/inter',
    file: (script) => `files/inter-${script}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    hinted: true,
  },
  ...[600, 700].map((weight) => ({
    name: `barlow-condensed-${weight}`,
    family: 'Barlow Condensed',
    weight: String(weight),
    package: '@fontsource/barlow-condensed',
    file: (script: string) => `files/barlow-condensed-${script}-${weight}-normal.woff2`,
    axes: {},
    hinted: false,
  })),
]

/** Features that browsers apply by themselves, and the digits of one width that tables use. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum']

/** European languages are written with these letters. Others of `latin-ext`, such as phonetic ones, are rare in names. */
const EUROPEAN = parseRange('U+0100-017F')

/** Ranges of the files of a package, by script. */
const RANGES = z.record(z.string(), z.string())

/** Some letters of a face, which have a file of their own. */
interface Part {
  /** `first` for the letters of every page, `first-pl` for those of pages in Polish; otherwise the name of a script. */
  readonly name: string
  readonly script: string
  readonly letters: Letters
}

/**
 * Writes the fonts and their style sheet into a folder. The letters that pages need at once are in small files, which pages
 * preload. All others have files that browsers load when a name contains one of them.
 */
export async function writeFonts(folder: string): Promise<void> {
  rmSync(`${folder}/fonts`, { recursive: true, force: true })
  mkdirSync(`${folder}/fonts`, { recursive: true })
  const rules: string[] = []
  for (const face of FACES) {
    for (const part of partsOf(face)) {
      const file = `fonts/${face.name}-${part.name}.woff2`
      writeFileSync(`${folder}/${file}`, await subset(face, part))
      rules.push(fontFace(face, file, part.letters))
    }
  }
  writeFileSync(`${folder}/fonts.css`, rules.join('\n'))
}

/** The parts overlap where scripts share letters. Browsers use the last one that has a letter. */
function partsOf(face: Face): readonly Part[] {
  const ranges = RANGES.parse(JSON.parse(readFileSync(pathOf(face, 'unicode.json'), 'utf8')))
  const { latin = '', 'latin-ext': extended = '', ...others } = ranges
  const locales = lettersByLocale()
  const wanted = new Set([commonLetters(), ...locales.values()].flatMap((letters) => [...letters]))
  const first = lettersIn(parseRange(latin), wanted)
  const rare = lettersOutside(parseRange(extended), wanted)
  return [
    ...Object.entries(others).map(([script, range]) => ({ name: script, script, letters: parseRange(range) })),
    { name: 'latin-ext', script: 'latin-ext', letters: lettersOutside(rare, EUROPEAN) },
    { name: 'european', script: 'latin-ext', letters: lettersIn(rare, EUROPEAN) },
    { name: 'latin', script: 'latin', letters: lettersOutside(parseRange(latin), first) },
    ...Array.from(locales, ([locale, texts]) => ({
      name: `first-${locale}`,
      script: 'latin-ext',
      letters: lettersIn(parseRange(extended), lettersOutside(texts, first)),
    })),
    { name: 'first', script: 'latin', letters: first },
  ].filter(({ letters }) => letters.size > 0)
}

function subset(face: Face, { script, letters }: Part): Promise<Buffer> {
  return subsetFont(readFileSync(pathOf(face, face.file(script))), String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: !face.hinted,
    variationAxes: face.axes,
  })
}

const pathOf = (face: Face, file: string) => fileURLToPath(import.meta.resolve(`${face.package}/${file}`))

function fontFace({ family, weight }: Face, file: string, letters: Letters): string {
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    `  src: url('./${file}') format('woff2');`,
    `  unicode-range: ${toRange(letters)};`,
    '}',
    '',
  ].join('\n')
}

/** Writes the fonts before a build or a development server starts. */
export function fontFiles(): Plugin {
  return { name: 'font-files', config: () => writeFonts(FOLDER) }
}
