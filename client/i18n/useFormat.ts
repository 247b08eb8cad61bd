import { useHydrated } from '../hydration/useHydrated.ts'
import { formatOf, momentFormatOf, type Format, type MomentFormat } from './format.ts'
import { useLocale } from './useLocale.ts'

export const useFormat = (): Format => formatOf(useLocale())

/** Moments are in the visitor's time zone. The server does not know it, so a page from the server starts with UTC. */
export const useMomentFormat = (): MomentFormat => momentFormatOf(useLocale(), useHydrated() ? undefined : 'UTC')
