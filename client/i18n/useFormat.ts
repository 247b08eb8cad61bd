import { formatOf, type Format } from './format.ts'
import { useLocale } from './useLocale.ts'

/** Returns the formatter of the page's language. */
export const useFormat = (): Format => formatOf(useLocale())
