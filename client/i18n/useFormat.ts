import { formatOf, type Format } from './format.ts'
import { useLocale } from './useLocale.ts'

export const useFormat = (): Format => formatOf(useLocale())
