import type { Locale } from '../../../languages.ts'

/** Returns the address of an event's calendar. `origin` has no trailing slash. */
export const calendarAddress = (origin: string, slug: string, locale: Locale) =>
  `${origin}/calendars/events/${slug}.ics${locale === 'en' ? '' : `?lang=${locale}`}`
