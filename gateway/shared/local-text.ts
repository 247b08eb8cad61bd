import type { Locale } from '../../languages.ts'

/** A text in a language; in English when no translation is known. */
export interface LocalText {
  readonly text: string
  readonly locale: Locale
}
