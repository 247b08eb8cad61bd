/** A time of each day by the visitor's clock; over midnight where it ends before it begins. */
export interface QuietHours {
  /** Minutes since midnight, 0 to 1439. */
  readonly from: number
  /** Minutes since midnight, 0 to 1439; another one than `from`. */
  readonly to: number
}

/** Whether a minute of the day, 0 to 1439, is one of those hours. The last minute is the one before `to`. */
export function isQuiet(hours: QuietHours | null, minute: number): boolean {
  if (hours === null) return false
  const { from, to } = hours
  return from < to ? from <= minute && minute < to : minute >= from || minute < to
}

/** The minute of the day at a moment, by the clock of whoever asks. */
export const minuteOf = (moment: Date): number => moment.getHours() * 60 + moment.getMinutes()

/** A minute of the day as a field for times has it, such as `07:05`. */
export function timeOf(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The minute that a field for times holds; null while it is not filled in. */
export function findMinute(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
