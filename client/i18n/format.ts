import { languageOf, type Locale } from '../../languages.ts'

export interface Format {
  /** `1,284`; with `digits`, exactly that many after the decimal sign. */
  number(value: number, digits?: number): string
  /** A large number in short form: `12.4 k`. */
  short(value: number): string
  /** A share of 0 to 1 as `56.4%`, with at most `digits` after the decimal sign, 1 by default. */
  percent(share: number, digits?: number): string
  /** Seconds as `31:12`, or from one hour on as `1:02:03`. */
  duration(seconds: number): string
  /** Distance of a moment from `now`, both in milliseconds or ISO 8601: `just now`, `2 hr ago`, `yesterday`, `in 5 min`. */
  age(moment: string | number, now: string | number): string
}

export interface MomentFormat {
  /** Day of a moment. */
  date(moment: string | number): string
  /** Full date and time of a moment. */
  dateTime(moment: string | number): string
  /** A day, month or year of ISO 8601, such as `2026-09-25`, `2026-09` or `2026`, or the day of a moment in ISO 8601. */
  partialDate(date: string): string
}

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS
const DAY_SECONDS = 24 * HOUR_SECONDS

/** Units from the largest to the smallest. Each is used from this number of seconds on. */
const AGE_UNITS = [
  { from: 365 * DAY_SECONDS, unit: 'year', seconds: 365 * DAY_SECONDS },
  { from: 30 * DAY_SECONDS, unit: 'month', seconds: 30 * DAY_SECONDS },
  { from: DAY_SECONDS, unit: 'day', seconds: DAY_SECONDS },
  { from: HOUR_SECONDS, unit: 'hour', seconds: HOUR_SECONDS },
  { from: MINUTE_SECONDS, unit: 'minute', seconds: MINUTE_SECONDS },
  { from: 0, unit: 'second', seconds: 1 },
] as const

const formats = new Map<Locale, Format>()

const momentFormats = new Map<string, MomentFormat>()

/** Returns the formatter of a language, created once. */
export function formatOf(locale: Locale): Format {
  const known = formats.get(locale)
  if (known !== undefined) return known
  const made = createFormat(locale)
  formats.set(locale, made)
  return made
}

/** Returns the formatter of moments in a time zone, such as `UTC`, created once; undefined for that of the browser. */
export function momentFormatOf(locale: Locale, timeZone: string | undefined): MomentFormat {
  const key = `${locale} ${timeZone}`
  const known = momentFormats.get(key)
  if (known !== undefined) return known
  const date = whenNeeded(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }))
  const dateTime = whenNeeded(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  )
  // Without a time, a date is the same in every time zone.
  const partial = madeOnce(
    (style: PartialDateStyle) => new Intl.DateTimeFormat(locale, { ...PARTIAL_DATES[style], timeZone: 'UTC' }),
  )
  const made: MomentFormat = {
    date: (moment) => date().format(toMilliseconds(moment)),
    dateTime: (moment) => dateTime().format(toMilliseconds(moment)),
    partialDate(written) {
      const style = styleOfPartialDate(written)
      return (style === null ? date() : partial(style)).format(toMilliseconds(written))
    },
  }
  momentFormats.set(key, made)
  return made
}

function createFormat(locale: Locale): Format {
  // By its own rules, Polish writes 1284 without a space. In a column of numbers that looks like a mistake.
  const whole = whenNeeded(() => new Intl.NumberFormat(locale, { useGrouping: 'always' }))
  const fixed = madeOnce(
    (digits: number) =>
      new Intl.NumberFormat(locale, {
        useGrouping: 'always',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )
  const percent = madeOnce(
    (digits: number) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }),
  )
  const short = whenNeeded(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }))
  const relative = whenNeeded(() => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }))

  return {
    number: (value, digits) => (digits === undefined ? whole() : fixed(digits)).format(value),
    // `12.4 k` reads calmer than `12.4K`.
    short: (value) =>
      short()
        .format(value)
        .replace(/(?=[A-Z]$)/, ' ')
        .replace('K', 'k'),
    percent: (share, digits = 1) => percent(digits).format(share),
    duration,
    age: (moment, now) => {
      const seconds = Math.round((toMilliseconds(moment) - toMilliseconds(now)) / 1000)
      if (seconds <= 0 && seconds > -MINUTE_SECONDS) return languageOf(locale).justNow
      const { unit, seconds: size } = AGE_UNITS.find(({ from }) => Math.abs(seconds) >= from) ?? AGE_UNITS[5]
      const words = relative().format(Math.trunc(seconds / size), unit)
      // English needs no full stop after a unit, and `2 hr ago` reads calmer than `2 hr. ago`.
      return locale === 'en' ? words.replaceAll('.', '') : words
    },
  }
}

/** Creating a formatter takes a phone up to 20 ms. Many pages need only some of them. */
function whenNeeded<Made>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => (made ??= make())
}

const PARTIAL_DATES = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  day: { dateStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type PartialDateStyle = keyof typeof PARTIAL_DATES

/** Returns null for a moment. */
function styleOfPartialDate({ length }: string): PartialDateStyle | null {
  if (length > 10) return null
  if (length > 7) return 'day'
  return length > 4 ? 'month' : 'year'
}

/** Creating a formatter costs many times more than using it, and a table uses one a thousand times. */
function madeOnce<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

function duration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / HOUR_SECONDS)
  const minutes = Math.floor((whole % HOUR_SECONDS) / MINUTE_SECONDS)
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes]
  return [...parts, twoDigits(whole % MINUTE_SECONDS)].join(':')
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const toMilliseconds = (moment: string | number) => new Date(moment).getTime()
