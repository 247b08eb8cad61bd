import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { LOCALES, type Locale } from '../languages.ts'

const TEXTS = fileURLToPath(new URL('../texts', import.meta.url))

const MERGED = fileURLToPath(new URL('../client/i18n/messages', import.meta.url))

/** Reads the texts that every page may need in one language: the content of each file, by the name of the file. */
export function readMessages(locale: Locale): Record<string, unknown> {
  const files = readdirSync(`${TEXTS}/${locale}`).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    files
      .toSorted()
      .map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(`${TEXTS}/${locale}/${name}`, 'utf8'))]),
  )
}

/**
 * Merges the texts of each language into one file, which a browser loads with one request. Removes the files of former
 * languages.
 */
export function mergeTexts(): void {
  mkdirSync(MERGED, { recursive: true })
  const former = readdirSync(MERGED).filter((name) => !LOCALES.some((locale) => name === `${locale}.json`))
  for (const name of former) rmSync(`${MERGED}/${name}`)
  for (const locale of LOCALES) writeFileSync(`${MERGED}/${locale}.json`, JSON.stringify(readMessages(locale)))
}

/** Keeps the merged texts up to date: at the start, and while a development server runs. */
export function mergedTexts(): Plugin {
  return {
    name: 'merged-texts',
    config: () => mergeTexts(),
    configureServer: ({ watcher }) => {
      watcher.add(TEXTS).on('change', (path) => {
        if (path.startsWith(TEXTS)) mergeTexts()
      })
    },
  }
}
