import type { QuietHours } from '../../people/rules/person-settings.ts'

/** True when a moment, in milliseconds since 1970, lies in the quiet hours of a valid time zone. Their end is excluded. */
export function isQuiet(hours: QuietHours | null, timeZone: string, at: number): boolean {
  if (hours === null) return false
  const { from, to } = hours
  const minute = minuteIn(timeZone, at)
  return from < to ? from <= minute && minute < to : minute >= from || minute < to
}

/** Returns the minute of the day, 0 to 1439. */
function minuteIn(timeZone: string, at: number): number {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  const parts = clock.formatToParts(at)
  const valueOf = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value)
  return valueOf('hour') * 60 + valueOf('minute')
}
