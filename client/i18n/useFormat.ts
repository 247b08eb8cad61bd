import { formatOf, type Format } from './format.ts'
import { useLocale } from './useLocale.ts'

/** Writes numbers and times in the language of the page. */
export const useFormat = (): Format => formatOf(useLocale())
