import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../gateway/http/refusal.ts'
import { createEventCalendars } from '../../gateway/rosters/routes/event-calendars.ts'
import { viewProScene } from '../../gateway/rosters/rules/pro-scene-view.ts'
import type { ProEvent } from '../../gateway/rosters/rules/pro-scene.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { completed, type Written } from '../support/rosters.ts'
import { daysOfEvent } from './days-of-event.ts'
import { readCalendar } from './read-calendar.ts'

const NOW = Date.UTC(2026, 8, 1, 15)

const log = createLog({ level: 'silent', write: () => {}, now: () => 0 })

const LEAGUES = [{ code: 'NOR', name: 'Northern League', position: 0 }]

const TEAMS = [
  { code: 'OWL', name: 'Night Owls', league: 'NOR', position: 0 },
  { code: 'BEE', name: 'Bees; busy, "loud"', league: 'NOR', position: 1 },
]

const CUP = {
  slug: 'cup-26',
  name: 'Cup 2026',
  platform: 'EUW1',
  teams: ['BEE', 'OWL', 'GONE'],
  position: 0,
  days: { first: '2026-10-03', last: '2026-10-28' },
} as const

const SOMETIME = { slug: 'sometime', name: 'Some time', platform: 'KR', teams: ['OWL'], position: 1 } as const

interface World {
  readonly events: readonly Written<ProEvent>[]
  readonly publicUrl?: string
  readonly now?: number
}

async function get(address: string, { events, publicUrl, now = NOW }: World) {
  const handler = createEventCalendars({
    lookAtRosters: async () => viewProScene(completed({ leagues: LEAGUES, teams: TEAMS, events })),
    publicUrl: publicUrl ?? null,
    now: () => now,
  })
  const request = new Request(`http://lane.test${address}`)
  const response = await handler(request, { requestId: '1', address: '192.0.2.1', log })
  return { headers: response.headers, ...readCalendar(new Uint8Array(await response.arrayBuffer())) }
}

const namesIn = ({ events }: Awaited<ReturnType<typeof get>>) => events.map((event) => event.get('SUMMARY'))

describe('a calendar', () => {
  it('has an event with its days, the last one included, its teams and its page', async () => {
    const { events, properties } = await get('/calendars/events.ics', { events: [CUP] })
    expect(events.map((event) => Object.fromEntries(event))).toMatchObject([
      {
        SUMMARY: 'Cup 2026',
        DTSTART: '20261003',
        DTEND: '20261029',
        DESCRIPTION: 'Teams: Night Owls, Bees; busy, "loud".',
        URL: 'http://lane.test/event/cup-26',
        UID: 'event-cup-26@lane.test',
      },
    ])
    expect(properties.get('X-WR-CALNAME')).toBe('Lanewatch: events')
    expect(properties.get('X-PUBLISHED-TTL')).toBe('PT6H')
    expect(properties.get('REFRESH-INTERVAL')).toBe('PT6H')
  })

  it('says days and not times, in any time zone', async () => {
    const { lines } = await get('/calendars/events.ics', { events: [CUP] })
    expect(lines).toContain('DTSTART;VALUE=DATE:20261003')
    expect(lines).toContain('DTEND;VALUE=DATE:20261029')
  })

  it('leaves out events that are over, and events without days', async () => {
    const over = { ...CUP, slug: 'cup-25', name: 'Cup 2025', ended: true }
    expect(namesIn(await get('/calendars/events.ics', { events: [over, SOMETIME, CUP] }))).toEqual(['Cup 2026'])
  })

  it('is valid without any event', async () => {
    const { lines } = await get('/calendars/events.ics', { events: [] })
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.at(-1)).toBe('END:VCALENDAR')
  })

  it('of an event that is over is still there', async () => {
    const world = { events: [{ ...CUP, ended: true }, SOMETIME] }
    expect(namesIn(await get('/calendars/events/cup-26.ics', world))).toEqual(['Cup 2026'])
  })

  it('of a team has the events in which it takes part', async () => {
    const other = { ...CUP, slug: 'other', name: 'Other cup', teams: ['BEE'], position: 2 }
    const { properties, ...calendar } = await get('/calendars/teams/owl.ics', { events: [CUP, SOMETIME, other] })
    expect(namesIn({ properties, ...calendar })).toEqual(['Cup 2026'])
    expect(properties.get('NAME')).toBe('Night Owls: events')
  })

  it('is in Polish when asked for', async () => {
    const { events, properties } = await get('/calendars/events.ics?lang=pl', { events: [CUP] })
    expect(properties.get('NAME')).toBe('Lanewatch: wydarzenia')
    expect(events[0]?.get('DESCRIPTION')).toMatch(/^Drużyny: Night Owls/)
  })

  it.each([
    '/calendars/events.ics?lang=pl',
    '/calendars/teams/owl.ics?lang=pl',
    '/calendars/events/cup-26.ics?lang=en',
  ])('is refreshed in the language that was asked for: %s', async (address) => {
    const { properties } = await get(address, { events: [CUP] })
    expect(properties.get('SOURCE')).toBe(`http://lane.test${address}`)
  })

  it('names the public address of the server', async () => {
    const world = { events: [CUP], publicUrl: 'https://lane.example' }
    const { events, properties } = await get('/calendars/events.ics', world)
    expect(events[0]?.get('URL')).toBe('https://lane.example/event/cup-26')
    expect(events[0]?.get('UID')).toBe('event-cup-26@lane.example')
    expect(properties.get('SOURCE')).toBe('https://lane.example/calendars/events.ics')
  })

  it('has the same validator on the same day, and another one for other content', async () => {
    const etag = async (world: World) => (await get('/calendars/events.ics', world)).headers.get('etag')
    const first = await etag({ events: [CUP] })
    expect(await etag({ events: [CUP], now: NOW + 3_600_000 })).toBe(first)
    expect(await etag({ events: [{ ...CUP, days: { first: '2026-10-03', last: '2026-10-29' } }] })).not.toBe(first)
  })

  it.each([
    ['/calendars/events/nothing.ics', 404, 'There is no event nothing in the rosters.'],
    ['/calendars/events/sometime.ics', 404, 'The days of the event sometime are not known.'],
    ['/calendars/teams/cat.ics', 404, 'There is no team cat in the rosters.'],
    ['/calendars/teams/%C5%BC.ics', 404, 'There is no team ż in the rosters.'],
    ['/calendars/matches.ics', 404, 'There is no such calendar.'],
    ['/calendars/events.ics?lang=pl&lang=en', 400, 'lang is given more than once.'],
    ['/calendars/events.ics?lang=xx', 400, 'lang is not a language of this server: write one of en, pl.'],
  ])('is refused at %s', async (address, status, message) => {
    const refused = get(address, { events: [CUP, SOMETIME] })
    await expect(refused).rejects.toThrow(Refusal)
    await expect(refused).rejects.toMatchObject({ status, message: expect.stringContaining(message) })
  })

  it('is read back as what the rosters say, for any events', async () => {
    const text = fc
      .string({
        unit: fc.oneof(
          fc.constantFrom('a', 'Z', '9', ' ', ',', ';', ':', '\\', '"', '|', 'ą', 'Ł', '日', '😀'),
          fc.string({ unit: 'grapheme', maxLength: 1 }),
        ),
      })
      .map((name) => name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}]/gu, ''))
      .filter((name) => name.trim() !== '')
    const event = fc.record({
      slug: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/),
      name: text,
      platform: fc.constant('EUW1' as const),
      teams: fc.subarray(['OWL', 'BEE']),
      days: fc.option(daysOfEvent),
    })
    const listed = fc
      .uniqueArray(event, { selector: ({ slug }) => slug, maxLength: 5 })
      .map((events) => events.map((each, position) => ({ ...each, position })))
    await fc.assert(
      fc.asyncProperty(listed, fc.constantFrom('en', 'pl'), async (events, lang) => {
        const calendar = await get(`/calendars/events.ics?lang=${lang}`, { events })
        const known = events.flatMap(({ days, ...each }) => (days === null ? [] : [{ ...each, days }]))
        expect(
          calendar.events.map((each) => ({
            uid: each.get('UID'),
            name: each.get('SUMMARY'),
            first: toDay(each.get('DTSTART'), 0),
            last: toDay(each.get('DTEND'), -1),
            hasTeams: each.has('DESCRIPTION'),
          })),
        ).toEqual(
          known.map(({ slug, name, days, teams }) => ({
            uid: `event-${slug}@lane.test`,
            name,
            ...days,
            hasTeams: teams.length > 0,
          })),
        )
      }),
    )
  })
})

function toDay(written = '', later = 0): string {
  const day = Date.parse(written.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
  return new Date(day + later * 86_400_000).toISOString().slice(0, 10)
}
