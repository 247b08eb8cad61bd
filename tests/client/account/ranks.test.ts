import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { listQueueStandings } from '../../../client/features/account/rank-order.ts'
import type { Locale } from '../../../languages.ts'
import { visitAddress } from '../render-page.tsx'
import { answering, VEYL } from '../stand-in-server.ts'
import { CHALLENGER, matches } from './veyl-matches.ts'

const PATH = '/account/kr/Veyl-KR1'

const EMERALD = {
  ...CHALLENGER,
  tier: 'EMERALD',
  division: 'II',
  leaguePoints: 45,
  wins: 30,
  losses: 20,
  hotStreak: false,
}

const FETCHED_AT = VEYL.freshness.fetchedAt

/** A snapshot, by hours before the ranks were fetched. */
const seen = (hoursAgo: number, change: object = {}) => ({
  takenAt: new Date(Date.parse(FETCHED_AT) - hoursAgo * 60 * 60_000).toISOString(),
  tier: 'EMERALD',
  division: 'II',
  leaguePoints: 45,
  wins: 30,
  losses: 20,
  ...change,
})

type Seen = ReturnType<typeof seen>

const history = (snapshots: readonly Seen[], peak = snapshots[0], change: object = {}) => ({
  queue: 'SOLO',
  queueType: 'RANKED_SOLO_5x5',
  snapshots,
  peak,
  ...change,
})

/** Returns the words of the page for these ranks. */
async function pageOf(
  entries: readonly object[],
  histories: readonly object[],
  { tab = 'ranks', locale = 'en', stale = false }: { tab?: 'ranks' | 'matches'; locale?: Locale; stale?: boolean } = {},
) {
  const freshness = { ...VEYL.freshness, stale }
  const account = {
    ...VEYL,
    matches: matches([], { examined: 0 }),
    ranks: { entries, histories, ladderPlaces: [], freshness },
  }
  const client = createApolloClient(answering(account))
  const page = await visitAddress(`${PATH}?tab=${tab}`, locale, client)
  return page.words.replaceAll('\n', ' ').replaceAll(/\s+/g, ' ')
}

const RISE = [seen(73, { division: 'III', leaguePoints: 80 }), seen(24), seen(2, { leaguePoints: 60, wins: 31 })]

describe('a rank in a tier that the server does not know', () => {
  it.each([
    ['en', /Ranked solo Unknown tier 45 LP 30 W – 20 L/],
    ['pl', /Rankingowa solo Nieznana ranga 45 PL 30 Z – 20 P/],
  ] as const)('is unknown, not unranked, in %s', async (locale, words) => {
    expect(await pageOf([{ ...EMERALD, tier: 'UNKNOWN', division: 'I' }], [], { locale })).toMatch(words)
  })
})

describe('the history of a rank', () => {
  it('is drawn from its lowest to its highest point, and listed in a table, newest first', async () => {
    const words = await pageOf([EMERALD], [history(RISE, RISE[2])])
    expect(words).toContain('LP history')
    expect(words).toContain('Emerald III 80 LP')
    expect(words).toContain('Show as table')
    const table = words.slice(words.indexOf('Show as table'))
    expect(table).toMatch(/Emerald II 60 LP 31 W – 20 L .*Emerald II 45 LP .*Emerald III 80 LP/)
  })

  it('shows standing and date at each point', async () => {
    const words = await pageOf([EMERALD], [history(RISE, RISE[2])])
    expect(words).toMatch(/Emerald II 45 LP · Apr 30, 2026/)
  })

  it('labels its axis with divisions', async () => {
    const words = await pageOf([EMERALD], [history(RISE, RISE[2])])
    expect(words).toMatch(/80 LP Emerald II 20 LP 40 LP 60 LP/)
  })

  it('shows its peak with the date as seen here, not as a record of Riot', async () => {
    const peak = seen(888, { tier: 'DIAMOND', division: 'IV', leaguePoints: 3 })
    const words = await pageOf([EMERALD], [history(RISE, peak)])
    expect(words).toMatch(/Highest seen here: Diamond IV 3 LP · Mar 25, 2026/)
    expect(words).toContain('it isn&#x27;t an official Riot record')
  })

  it('says after the first snapshot that it will grow', async () => {
    const words = await pageOf([EMERALD], [history([seen(2)])])
    expect(words).toContain('The history starts here')
    expect(words).not.toContain('Show as table')
  })

  it('is left out without snapshots', async () => {
    expect(await pageOf([EMERALD], [])).not.toContain('LP history')
  })

  it('explains the new line of a new season, and only then', async () => {
    const reset = [...RISE, seen(1, { tier: 'GOLD', wins: 2, losses: 1 })]
    expect(await pageOf([EMERALD], [history(reset)])).toContain('Each new line is a new season.')
    expect(await pageOf([EMERALD], [history(RISE)])).not.toContain('new season')
  })

  it('stays when the account is no longer placed', async () => {
    const words = await pageOf([], [history(RISE)])
    expect(words).toContain('Ranked solo Unranked Not placed in this queue this season. LP history')
  })

  it('is shown in Polish', async () => {
    const words = await pageOf([EMERALD], [history(RISE, RISE[2])], { locale: 'pl' })
    expect(words).toContain('Historia PL')
    expect(words).toContain('Szmaragd III 80 PL')
  })
})

describe('the ranks of an account', () => {
  it('explain each flag of Riot', async () => {
    const words = await pageOf([{ ...EMERALD, hotStreak: true, veteran: true, freshBlood: true, inactive: true }], [])
    expect(words).toContain('Win streak On a win streak, according to Riot')
    expect(words).toContain('Veteran Has played many games in this league, according to Riot')
    expect(words).toContain('New to this league Recently joined this league, according to Riot')
    expect(words).toContain('Inactive Hasn&#x27;t played recently, according to Riot')
  })

  it('show their age, and when they are too old', async () => {
    expect(await pageOf([EMERALD], [])).not.toContain('This data may be out of date')
    expect(await pageOf([EMERALD], [], { stale: true })).toMatch(/This data may be out of date.* Updated .* ago/)
  })

  it('include the change of the last days beside the matches', async () => {
    expect(await pageOf([EMERALD], [history(RISE)], { tab: 'matches' })).toContain('+80 LP in 3 days')
    const words = await pageOf([EMERALD], [history(RISE)], { tab: 'matches', locale: 'pl' })
    expect(words).toContain('+80 PL w ciągu 3 dni')
  })

  it('include no change beside the matches after a single snapshot', async () => {
    expect(await pageOf([EMERALD], [history([seen(2)])], { tab: 'matches' })).not.toMatch(/LP in \d/)
  })
})

describe('the listed queues', () => {
  const of = (queue: 'SOLO' | 'FLEX' | 'OTHER', queueType: string) => ({ queue, queueType })

  it('always include solo and flex, placed or not', () => {
    expect(listQueueStandings([], [])).toEqual([
      { key: 'SOLO', queue: 'SOLO', entry: null, history: null },
      { key: 'FLEX', queue: 'FLEX', entry: null, history: null },
    ])
  })

  it('include every other queue with a standing or a history, once', () => {
    const standings = listQueueStandings(
      [of('OTHER', 'RANKED_A'), of('SOLO', 'RANKED_SOLO_5x5')],
      [of('OTHER', 'RANKED_B'), of('OTHER', 'RANKED_A')],
    )
    expect(standings.map(({ key, entry, history: past }) => [key, entry !== null, past !== null])).toEqual([
      ['SOLO', true, false],
      ['FLEX', false, false],
      ['RANKED_A', true, true],
      ['RANKED_B', false, true],
    ])
  })
})
