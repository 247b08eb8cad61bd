/** A daily period in local time. It crosses midnight when it ends before it begins. */
export interface QuietHours {
  /** Minutes since midnight, 0 to 1439. */
  readonly from: number
  /** Minutes since midnight, 0 to 1439; differs from `from`. */
  readonly to: number
}

/** True when a minute of the day, 0 to 1439, lies in the period. `to` itself is excluded. */
export function isQuiet(hours: QuietHours | null, minute: number): boolean {
  if (hours === null) return false
  const { from, to } = hours
  return from < to ? from <= minute && minute < to : minute >= from || minute < to
}

/** Returns the minute of the day in local time. */
export const minuteOf = (moment: Date): number => moment.getHours() * 60 + moment.getMinutes()

/** Formats a minute of the day for a time field, such as `07:05`. */
export function timeOf(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Parses the value of a time field; null while it is incomplete. */
export function findMinute(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
