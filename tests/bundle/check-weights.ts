import { LOCALES } from '../../languages.ts'
import {
  type BuiltFile,
  getMessages,
  listCommonScripts,
  listFirstFonts,
  listLiveScripts,
  listPageScripts,
} from './built-files.ts'

/** Sizes as a browser receives them, in bytes. */
const FIRST_ROUTE_BYTES = 185_000
const LATER_ROUTE_BYTES = 54_000
const FONTS_BYTES = 60_000
const MESSAGES_BYTES = 20_000

/** Size in bytes after decompression, which a browser parses and compiles. */
const FIRST_ROUTE_RAW_BYTES = 680_000

const SCRIPTS_OF_A_VIEW = 12

interface Weight {
  readonly what: string
  readonly value: number
  readonly budget: number
}

const total = (files: readonly BuiltFile[]) => files.reduce((sum, { size }) => sum + size, 0)

async function weighBuild(): Promise<readonly Weight[]> {
  const common = await listCommonScripts()
  const pages = await listPageScripts()
  const live = await listLiveScripts()
  const home = [...common, ...(pages.get('home') ?? [])]
  return [
    { what: 'JavaScript of Home, brotli', value: total(home), budget: FIRST_ROUTE_BYTES },
    {
      what: 'JavaScript of Home, raw',
      value: home.reduce((sum, { rawSize }) => sum + rawSize, 0),
      budget: FIRST_ROUTE_RAW_BYTES,
    },
    ...Array.from(pages, ([page, scripts]) => ({
      what: `JavaScript of ${page} after Home, brotli`,
      value: total(scripts.filter(({ path }) => !home.some((known) => known.path === path))),
      budget: LATER_ROUTE_BYTES,
    })),
    ...Array.from(pages, ([page, scripts]) => ({
      what: `scripts of ${page}`,
      value: common.length + scripts.length + live.length,
      budget: SCRIPTS_OF_A_VIEW,
    })),
    ...(await Promise.all(
      LOCALES.flatMap((locale) => [
        listFirstFonts(locale).then((fonts) => ({
          what: `fonts in ${locale}`,
          value: total(fonts),
          budget: FONTS_BYTES,
        })),
        getMessages(locale).then(({ size }) => ({
          what: `texts in ${locale}, brotli`,
          value: size,
          budget: MESSAGES_BYTES,
        })),
      ]),
    )),
  ]
}

const weights = await weighBuild()
const tooMuch = weights.filter(({ value, budget }) => value > budget)
const shown = process.argv.includes('--all') ? weights : tooMuch
for (const { what, value, budget } of shown) {
  process.stdout.write(`${value > budget ? 'too much: ' : ''}${what}: ${value} of ${budget}\n`)
}
if (tooMuch.length > 0) process.exitCode = 1
