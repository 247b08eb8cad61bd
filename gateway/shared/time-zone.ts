/** Longer than the name of any zone. */
const ZONE_NAME = /^[A-Za-z][\w+/-]{1,50}$/

/** True for a name of the IANA time zone database, such as `Europe/Warsaw`, in any case. Offsets, such as `+01:00`, are no time zones. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format()
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
