import { useHydrated } from '../../../hydration/useHydrated.ts'
import { useLocale } from '../../../i18n/useLocale.ts'

/** Formats two moments of ISO 8601 as a span, such as `Nov 26, 6:02 – 9:40 PM`, in the time zone of the visitor. */
export function useSpanWords(): (from: string, to: string) => string {
  const locale = useLocale()
  const timeZone = useHydrated() ? undefined : 'UTC'
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  return (from, to) => format.formatRange(Date.parse(from), Date.parse(to))
}
