import { describe, expect, it, vi } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../languages.ts'
import { FROM_A_WIKI, MOON_TEAM, proPlayer } from '../pro-scene.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'
import { bootcampEntry, bootcampOf } from './a-bootcamp.ts'

/** Returns the words of the event page when the server returns this bootcamp. */
async function wordsOf(search: string, bootcamp: object | null, locale: Locale = 'en', more: object = {}) {
  const client = createApolloClient(answeringWith({ bootcamp, ...more }))
  const rendered = await visitAddress(`/worlds-24${search}`, locale, client)
  return rendered.words.replaceAll('\n', ' ').replaceAll(/\s+/g, ' ').replaceAll('&#x27;', "'")
}

const TWO = bootcampOf([
  bootcampEntry('Veyl'),
  bootcampEntry(
    'Oran',
    { tier: 'DIAMOND', division: 'II', leaguePoints: 45 },
    { proPlayer: proPlayer('Oran', { team: MOON_TEAM, role: 'SUP' }) },
  ),
])

describe('the page of an event', () => {
  it('names the event and the region where the teams practise', async () => {
    const unknown = bootcampOf([bootcampEntry('Veyl')], { startsOn: null, endsOn: null })
    expect(await wordsOf('', unknown)).toContain("EUW Worlds 2024 The teams, and their players' solo queue ranks")
  })

  it.each([
    ['2026-10-03', '2026-10-28', 'en', '3–28 October 2026 Worlds 2024'],
    ['2026-10-03', '2026-10-28', 'pl', '3–28 października 2026 Worlds 2024'],
    ['2026-10-28', '2026-11-03', 'en', '28 October – 3 November 2026 Worlds 2024'],
    ['2026-12-28', '2027-01-03', 'pl', '28 grudnia 2026 – 3 stycznia 2027 Worlds 2024'],
    ['2026-10-03', '2026-10-03', 'en', '3 October 2026 Worlds 2024'],
  ] as const)('says that it lasts from %s to %s, in %s', async (startsOn, endsOn, locale, words) => {
    expect(await wordsOf('', bootcampOf([], { startsOn, endsOn }), locale)).toContain(words)
  })

  it('offers the calendar only when the days are known', async () => {
    expect(await wordsOf('', TWO)).toContain('Add to calendar')
    const unknown = bootcampOf([], { startsOn: null, endsOn: null })
    expect(await wordsOf('', unknown)).not.toContain('calendar')
  })

  it('lists the teams by league, with the number of accounts', async () => {
    const words = await wordsOf('', TWO)
    expect(words).toContain('LVL League of Veyl Veyl Esports VEYL · 1 account Moonlight MOON · 1 account')
  })

  it('names the date and the sources of the rosters, with the licence', async () => {
    const look = () => wordsOf('', TWO, 'en', { rosterProvenance: FROM_A_WIKI })
    // The code and the texts of the line arrive after those of the page.
    await vi.waitFor(async () => expect(await look()).toContain('Leaguepedia'))
    expect(await look()).toMatch(
      /Roster facts as of Sep.* 25, 2026\. .*Sources: .*Leaguepedia.* CC BY-SA 3\.0.* changed/,
    )
  })

  it('lists the bootcamp by rank, with player, Riot ID, team, role, standing and record', async () => {
    const words = await wordsOf('?tab=bootcamp', TWO)
    expect(words).toMatch(
      / 1 Veyl Veyl in camp #EUW VEYL Mid 1,204 LP 100 60 W 40 L 60% · 100 games \d+ \w+ ago 2 Oran/,
    )
    expect(words).toMatch(/ 2 Oran Oran in camp #EUW MOON Support II · 45 LP /)
  })

  it('uses the order of the address, with the overall place of each entry', async () => {
    const words = await wordsOf('?tab=bootcamp&sort=player', TWO)
    expect(words).toMatch(/ 2 Oran .* 1 Veyl /)
  })

  it('applies the search of the address', async () => {
    const words = await wordsOf('?tab=bootcamp&search=moon', TWO)
    expect(words).toContain('1 of 2 accounts')
    expect(words).not.toContain('Veyl in camp')
  })

  it('offers to clear filters without matches', async () => {
    expect(await wordsOf('?tab=bootcamp&search=qqq', TWO)).toMatch(/No accounts found .* Show all accounts/)
  })

  it('reports that no account has a standing yet', async () => {
    const words = await wordsOf('?tab=bootcamp', bootcampOf([]))
    expect(words).toContain('No accounts yet')
    expect(words).toContain('Europe West')
  })

  it('reports an unknown event', async () => {
    expect(await wordsOf('', null)).toContain('Event not found')
  })

  it('speaks Polish', async () => {
    expect(await wordsOf('?tab=bootcamp', TWO, 'pl')).toContain('Konta: 2 z 2')
  })
})
