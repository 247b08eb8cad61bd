import { findLocale, type Locale, LOCALES } from '../../../languages.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Handler } from '../../http/route.ts'
import type { ProSceneView } from '../rules/pro-scene-view.ts'
import type { ProEvent } from '../rules/pro-scene.ts'
import { calendarResponse, hasDays } from './calendar-file.ts'
import { calendarWords } from './calendar-words.ts'

/** The part of the rosters that calendars show. */
type Scene = Pick<ProSceneView, 'events' | 'findEvent' | 'findTeam' | 'listTeamsOfEvent'>

interface EventCalendarsOptions {
  readonly lookAtRosters: () => Promise<Scene>
  /** Public URL of this server, without a trailing slash; null to use the URL of each request. */
  readonly publicUrl: string | null
  readonly now: () => number
}

interface Chosen {
  readonly name: string
  readonly events: readonly ProEvent[]
}

/** Paths below `/calendars/`, with the name of an event or the code of a team. */
const PATH = /^\/calendars\/(?:(?<all>events)|events\/(?<slug>[^/]+)|teams\/(?<code>[^/]+))\.ics$/

/**
 * Handles everything below `/calendars/`: the events of the rosters as calendars that other programs subscribe to. Only events whose
 * days are known are in them.
 */
export function createEventCalendars({ lookAtRosters, publicUrl, now }: EventCalendarsOptions): Handler {
  return async (request) => {
    const { pathname, origin, searchParams } = new URL(request.url)
    const base = publicUrl ?? origin
    const [asked, ...others] = searchParams.getAll('lang')
    if (others.length > 0) throw new Refusal(400, 'BAD_REQUEST', 'lang is given more than once.')
    const locale = readLocale(asked)
    const scene = await lookAtRosters()
    const { name, events } = choose(pathname, scene, locale)
    return calendarResponse({
      name,
      locale,
      address: base + pathname + (asked === undefined ? '' : `?lang=${locale}`),
      host: new URL(base).host,
      now: now(),
      entries: events.filter(hasDays).map((event) => ({
        slug: event.slug,
        name: event.name,
        days: event.days,
        page: `${base}/event/${event.slug}`,
        teams: scene.listTeamsOfEvent(event).map((team) => team.name),
      })),
    })
  }
}

function readLocale(word: string | undefined): Locale {
  if (word === undefined) return 'en'
  const locale = findLocale(word)
  if (locale !== null) return locale
  throw new Refusal(400, 'BAD_REQUEST', `lang is not a language of this server: write one of ${LOCALES.join(', ')}.`)
}

function choose(pathname: string, scene: Scene, locale: Locale): Chosen {
  const { all, slug, code } = PATH.exec(decodeURIComponent(pathname))?.groups ?? {}
  const t = calendarWords(locale)
  if (all !== undefined) return { name: t('all'), events: scene.events }
  if (slug !== undefined) {
    const event = scene.findEvent(slug)
    if (event === null) throw new Refusal(404, 'EVENT_NOT_FOUND', `There is no event ${slug} in the rosters.`)
    if (hasDays(event)) return { name: event.name, events: [event] }
    throw new Refusal(404, 'EVENT_WITHOUT_DAYS', `The days of the event ${event.slug} are not known.`)
  }
  if (code !== undefined) {
    const team = scene.findTeam(code)
    if (team === null) throw new Refusal(404, 'TEAM_NOT_FOUND', `There is no team ${code} in the rosters.`)
    return {
      name: t('team', { team: team.name }),
      events: scene.events.filter(({ teams }) => teams.includes(team.code)),
    }
  }
  const known = '/calendars/events.ics, /calendars/events/{slug}.ics and /calendars/teams/{code}.ics'
  throw new Refusal(404, 'NOT_FOUND', `There is no such calendar. The calendars are ${known}.`)
}
