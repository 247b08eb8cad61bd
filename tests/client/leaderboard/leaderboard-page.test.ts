import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../languages.ts'
import { proPlayer } from '../pro-scene.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'
import { ladderEntry, ladderOf, ladderOfSize } from './a-ladder.ts'

/** A movement by these places since the day before. */
const movement = (places: number | null) => ({ places, since: '2026-04-30T12:00:00.000Z' })

/** Returns the words of the page when the server returns this ladder. */
async function wordsOf(search: string, ladder: object | null, locale: Locale = 'en') {
  const rendered = await visitAddress(`/leaderboard${search}`, locale, createApolloClient(answeringWith({ ladder })))
  return rendered.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ').replaceAll('&#x27;', "'")
}

describe('the leaderboard', () => {
  it('shows region, queue, the listed part and its age', async () => {
    const words = await wordsOf('?region=kr', ladderOfSize(60))
    expect(words).toMatch(/Korea · Ranked solo Players 1–25 of 60 Updated \d+ \w+ ago/)
  })

  it('lists rank, Riot ID, points, games and the win rate with its sample', async () => {
    const words = await wordsOf('?region=kr', ladderOfSize(2))
    expect(words).toMatch(/ 1 Veyl #KR1 1,999 LP 200 120 W 80 L 60% · 200 games 2 Player 2 #KR1 /)
  })

  it('marks who rose, fell, stayed or is new since the ladder of the day before, whose age it shows', async () => {
    const ladder = ladderOf([
      ladderEntry(1, { movement: movement(1) }),
      ladderEntry(2, { movement: movement(-1234) }),
      ladderEntry(3, { movement: movement(0) }),
      ladderEntry(4, { movement: movement(null) }),
    ])
    const words = await wordsOf('', ladder)
    expect(words).toMatch(/Updated .+ Movement since \d+ \w+ ago/)
    expect(words).toContain('1 1 Up 1 place Veyl #KR1')
    expect(words).toContain('2 1,234 Down 1,234 places Player 2 #KR1')
    expect(words).toContain('3 Same place Player 3 #KR1')
    expect(words).toContain('4 new New on the ladder Player 4 #KR1')

    const polish = await wordsOf('', ladderOf([ladderEntry(1, { movement: movement(5) })]), 'pl')
    expect(polish).toContain('1 5 W górę o 5 miejsc Veyl #KR1')
  })

  it('has no marks while there is no ladder to compare with', async () => {
    const words = await wordsOf('', ladderOfSize(3))
    expect(words).not.toMatch(/Movement|places|Same place/)
  })

  it('shows the page of the address', async () => {
    const words = await wordsOf('?page=3', ladderOfSize(60))
    expect(words).toContain('Players 51–60 of 60')
    expect(words).toContain('Player 51')
    expect(words).not.toContain('Player 50 ')
  })

  it('names the pro player of an account, with the team if any', async () => {
    const ladder = ladderOf([
      ladderEntry(1, { proPlayer: proPlayer('Aven') }),
      ladderEntry(2, { proPlayer: proPlayer('Bryn', { team: null }) }),
    ])
    const words = await wordsOf('', ladder)
    expect(words).toContain('Veyl #KR1 VEYL Aven 1,999 LP')
    expect(words).toContain('Player 2 #KR1 Bryn 1,998 LP')
  })

  it('marks a player without a known name', async () => {
    const words = await wordsOf('', ladderOf([ladderEntry(1, { gameName: null, tagLine: null })]))
    expect(words).toContain(' 1 Name not known yet 1,999 LP')
  })

  it('shows the flags of Riot', async () => {
    const words = await wordsOf('', ladderOf([ladderEntry(1, { hotStreak: true, inactive: true })]))
    expect(words).toContain('Veyl #KR1 Win streak Inactive 1,999 LP')
  })

  it('leaves out the win rate before the first game', async () => {
    const words = await wordsOf('', ladderOf([ladderEntry(1, { wins: 0, losses: 0, winRate: null })]))
    expect(words).toMatch(/1,999 LP 0 0 W 0 L (?!\d+%)/)
  })

  it('explains in any other order that ranks stay those of Riot', async () => {
    expect(await wordsOf('?sort=wins', ladderOfSize(3))).toContain("Sorted by: Wins. Ranks shown are still Riot's.")
    expect(await wordsOf('?reverse=1', ladderOfSize(3))).toContain('Last rank first.')
  })

  it('shows the size of the ladder when only a part is listed', async () => {
    const words = await wordsOf('?search=player', ladderOfSize(3, { ladderSize: 1234 }))
    expect(words).toContain('Players 1–3 of 3 1,234 players on the ladder')
  })

  it('reports a page that does not exist, and links to the last one', async () => {
    const words = await wordsOf('?page=9', ladderOfSize(60))
    expect(words).toContain("Page 9 doesn't exist The list has only 3 pages. Go to last page")
  })

  it.each([
    ['?search=qqq', 'No player on this part of the ladder has “qqq” in their name.'],
    ['?pros=1', 'No known pro players are on this ladder.'],
    ['', 'No player has reached Master in this queue yet.'],
  ])('gives the reason for an empty list at %s', async (search, reason) => {
    expect(await wordsOf(search, ladderOfSize(0))).toContain(reason)
  })

  it('reports a ladder that is not fetched yet, and offers a retry', async () => {
    const words = await wordsOf('?region=me&queue=flex', null)
    expect(words).toContain("Middle East · Ranked flex Export… This ladder hasn't been fetched yet")
    expect(words).toContain('Try again')
  })

  it('marks a ladder that is older than it should be', async () => {
    const freshness = { fetchedAt: '2026-05-01T12:00:00.000Z', source: 'RIOT', stale: true, nextRefreshAt: null }
    expect(await wordsOf('', ladderOfSize(3, { freshness }))).toContain('This data may be out of date')
  })

  it('speaks Polish', async () => {
    const words = await wordsOf('?region=kr&sort=games', ladderOfSize(3), 'pl')
    expect(words).toContain('Gracze 1–3 z 3')
    expect(words).toMatch(/1\s999 PL 200 120 Z 80 P 60% · 200 gier/)
  })

  it('shows the cut-offs with their change, and as a table', async () => {
    const cutoffs = {
      challenger: { leaguePoints: 1034, minimum: 500, players: 300 },
      grandmaster: { leaguePoints: null, minimum: 200, players: 0 },
      history: [
        { date: '2026-04-20', challenger: 1000, grandmaster: null },
        { date: '2026-04-30', challenger: 1034, grandmaster: null },
      ],
    }
    const words = await wordsOf('', ladderOfSize(3, { cutoffs }))
    expect(words).toContain('Challenger 300 players 1,034 LP +34 LP in 10 days')
    expect(words).toContain('Grandmaster No players yet. It takes at least 200 LP. –')
    expect(words).toMatch(/Date Challenger Grandmaster .*30, 2026 1,034 LP – .*20, 2026 1,000 LP –/)
  })

  it('lists the largest climbs and falls over the period of the address', async () => {
    const movers = ({ since }: { readonly since: string }) => ({
      comparedWith: '2026-04-30T12:00:00.000Z',
      comparableFrom: null,
      climbs: since === 'LAST_WEEK' ? [ladderEntry(7, { movement: movement(12) })] : [],
      falls: [],
    })
    const words = await wordsOf('?since=last-week', ladderOfSize(3, { movers }))
    expect(words).toContain('Largest climbs 12 Up 12 places Player 7 #7 · 1,993 LP')
    expect(words).toContain('Largest falls No player of the earlier ladder has fallen.')
    expect(await wordsOf('', ladderOfSize(3, { movers }))).toContain('No player of the earlier ladder has climbed.')
  })

  it('says when the first comparison is possible', async () => {
    const movers = { comparedWith: null, comparableFrom: '2026-05-02T06:00:00.000Z', climbs: [], falls: [] }
    const words = await wordsOf('', ladderOfSize(3, { movers }))
    expect(words).toContain('The first comparison is possible after May 2, 2026')
  })
})
