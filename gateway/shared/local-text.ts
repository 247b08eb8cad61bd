import type { Locale } from '../../languages.ts'

export interface LocalText {
  readonly text: string
  readonly locale: Locale
}
