import { readFileSync } from 'node:fs'
import type { Locale } from '../../languages.ts'
import { ROOT } from '../shared/root.ts'

/** Reads a file of `texts/`. `name` has no extension, such as `on-demand/calendar`. */
export function readTexts(locale: Locale, name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`texts/${locale}/${name}.json`, ROOT), 'utf8'))
}
