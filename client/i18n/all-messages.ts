import type { Locale } from '../../languages.ts'
import type { Messages } from './i18n.ts'
import { textsIn } from './texts-in.ts'

const FILES = import.meta.glob<Messages>('./messages/*.json', { import: 'default', eager: true })

/** Returns the texts of a language at once, for code that runs outside of browsers. */
export const messagesIn = (locale: Locale): Messages => textsIn(FILES, locale)
