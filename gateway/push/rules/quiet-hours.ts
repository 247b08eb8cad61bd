import type { QuietHours } from '../../people/rules/person-settings.ts'

/** By time zone, because they are expensive to create. Unknown zones are never added, so there are some hundreds at most. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** True for a time zone such as `Europe/Warsaw`, by the names of IANA. */
export function isTimeZone(timeZone: string): boolean {
  try {
    clockOf(timeZone)
    return true
  } catch {
    return false
  }
}

/** True when a moment, in milliseconds since 1970, lies in the quiet hours of a valid time zone. Their end is excluded. */
export function isQuiet(hours: QuietHours | null, timeZone: string, at: number): boolean {
  if (hours === null) return false
  const { from, to } = hours
  const minute = minuteIn(timeZone, at)
  return from < to ? from <= minute && minute < to : minute >= from || minute < to
}

/** Returns the minute of the day, 0 to 1439. */
function minuteIn(timeZone: string, at: number): number {
  const parts = clockOf(timeZone).formatToParts(at)
  const valueOf = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value)
  return valueOf('hour') * 60 + valueOf('minute')
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  return clock
}
