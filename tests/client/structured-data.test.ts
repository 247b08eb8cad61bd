import { describe, expect, it } from 'vitest'
import { toDataScript, type Subject } from '../../client/head/structured-data.ts'

const ORIGIN = 'https://lanewatch.example'

const LUMEN = { code: 'LMN', name: 'Lumen Esports' }

function dataOf(subject: Subject, path: string): unknown {
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*)<\/script>$/.exec(toDataScript(subject, ORIGIN, path)) ?? []
  return JSON.parse(json)
}

describe('the data of a page for search engines', () => {
  it('names a player with the present team', () => {
    expect(dataOf({ kind: 'player', name: 'Delkai', team: LUMEN }, '/player/lmn/delkai')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: 'https://lanewatch.example/player/lmn/delkai',
      mainEntity: {
        '@type': 'Person',
        name: 'Delkai',
        url: 'https://lanewatch.example/player/lmn/delkai',
        memberOf: {
          '@type': 'SportsTeam',
          name: 'Lumen Esports',
          alternateName: 'LMN',
          sport: 'League of Legends',
          url: 'https://lanewatch.example/team/lmn',
        },
      },
    })
  })

  it('names no team of a free agent', () => {
    const data = dataOf({ kind: 'player', name: 'Delkai', team: null }, '/player/free-agent/delkai')
    expect(data).not.toHaveProperty('mainEntity.memberOf')
  })

  it('names a team', () => {
    expect(dataOf({ kind: 'team', ...LUMEN }, '/team/lmn')).toMatchObject({
      '@type': 'SportsTeam',
      name: 'Lumen Esports',
    })
  })

  it('has the start of a match, and nothing about its result', () => {
    const data = dataOf({ kind: 'match', name: 'Match EUW1_1', startedAt: '2026-01-01T10:00:00Z' }, '/match/EUW1_1')
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Match EUW1_1',
      url: 'https://lanewatch.example/match/EUW1_1',
      sport: 'League of Legends',
      startDate: '2026-01-01T10:00:00Z',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://lanewatch.example/match/EUW1_1' },
    })
  })

  it('has the days of an event, when they are known', () => {
    const cup = { kind: 'event', name: 'Cup 2026', startsOn: '2026-10-03', endsOn: '2026-10-28' } as const
    expect(dataOf(cup, '/event/cup-26')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Cup 2026',
      url: 'https://lanewatch.example/event/cup-26',
      sport: 'League of Legends',
      startDate: '2026-10-03',
      endDate: '2026-10-28',
    })
    const unknown = dataOf({ ...cup, startsOn: null, endsOn: null }, '/event/cup-26')
    expect(unknown).not.toHaveProperty('startDate')
    expect(unknown).not.toHaveProperty('endDate')
  })

  it('can not be ended by a name', () => {
    const name = '</script><script>alert(1)</script>'
    const script = toDataScript({ kind: 'player', name, team: null }, ORIGIN, '/player/free-agent/a')
    expect(script.match(/<\/script>/g)).toHaveLength(1)
    expect(dataOf({ kind: 'player', name, team: null }, '/player/free-agent/a')).toMatchObject({ mainEntity: { name } })
  })
})
