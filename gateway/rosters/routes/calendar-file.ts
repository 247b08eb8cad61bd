import ical from 'ical-generator'
import type { Locale } from '../../../languages.ts'
import { etagOf } from '../../http/etag.ts'
import type { ProEvent } from '../rules/pro-scene.ts'
import { calendarWords } from './calendar-words.ts'

const DAY_MS = 86_400_000

/** Time after which programs look for changes. */
const REFRESH_SECONDS = 6 * 3600

const MAX_AGE_SECONDS = 300

type Days = NonNullable<ProEvent['days']>

export interface CalendarEntry {
  readonly slug: string
  readonly name: string
  readonly days: Days
  /** Address of the event's page. */
  readonly page: string
  /** Names of the teams that take part. */
  readonly teams: readonly string[]
}

interface Calendar {
  readonly name: string
  readonly locale: Locale
  /** Address of the calendar itself. */
  readonly address: string
  /** Host of this server. With the slug, it identifies an event among all calendars of the world. */
  readonly host: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly entries: readonly CalendarEntry[]
}

export function hasDays(event: ProEvent): event is ProEvent & { readonly days: Days } {
  return event.days !== null
}

/** Returns a calendar in the format of RFC 5545. Its validator changes with its content, and once a day. */
export function calendarResponse(calendar: Calendar): Response {
  const body = new TextEncoder().encode(printCalendar(calendar))
  return new Response(body, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
      etag: etagOf(body),
    },
  })
}

function printCalendar({ name, locale, address, host, now, entries }: Calendar): string {
  const t = calendarWords(locale)
  const file = ical({
    name,
    prodId: { company: 'Lanewatch', product: 'Events', language: locale.toUpperCase() },
    source: address,
    ttl: REFRESH_SECONDS,
  })
  for (const { slug, name: summary, days, page, teams } of entries) {
    file.createEvent({
      id: `event-${slug}@${host}`,
      // When an entry has changed is not known. A calendar of a later day replaces one of an earlier day.
      stamp: new Date(now - (now % DAY_MS)),
      allDay: true,
      timezone: 'UTC',
      start: new Date(days.first),
      // The end is the first day that no longer belongs to the event.
      end: new Date(Date.parse(days.last) + DAY_MS),
      summary,
      description: teams.length === 0 ? null : t('teams', { teams: teams.join(', ') }),
      url: page,
    })
  }
  return `${file.toString()}\r\n`
}
