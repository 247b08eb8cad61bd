import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  leaguesInSight,
  lecFirst,
  onlyKnown,
  PRO_PLAYERS_TABS,
  readProPlayersView,
  ROLES,
  WHOLE_SCENE,
  writeProPlayersView,
} from '../../../client/features/pro-players/pro-players-view.ts'

const LEAGUES = [
  { code: 'LEC', teams: [{ code: 'G2' }, { code: 'FNC' }] },
  { code: 'LCK', teams: [{ code: 'T1' }] },
]

const read = (search: string) => readProPlayersView(new URLSearchParams(search))

describe('the view of the pro players page', () => {
  it('is all teams without a query string', () => {
    expect(read('')).toEqual(WHOLE_SCENE)
  })

  it('reads several values of a filter, in any case, each once', () => {
    expect(read('tab=players&league=lec&league=LCK&team=G2&team=g2&role=sup&role=Top&text=ve')).toEqual({
      tab: 'players',
      leagues: ['LEC', 'LCK'],
      teams: ['G2'],
      roles: ['TOP', 'SUP'],
      text: 've',
    })
  })

  it.each(['tab=coaches&role=jungler', 'league=', 'team=a%20b', 'league=%3Cb%3E', `team=${'a'.repeat(11)}`])(
    'ignores invalid values: %s',
    (search) => {
      expect(read(search)).toEqual(WHOLE_SCENE)
    },
  )

  it('leaves out unknown leagues, and teams outside the chosen leagues', () => {
    const { leagues, teams } = onlyKnown(read('league=lec&league=zzz&team=g2&team=t1&team=nobody'), LEAGUES)
    expect({ leagues, teams }).toEqual({ leagues: ['LEC'], teams: ['G2'] })
  })

  it('shows all leagues, in their own order, when none is chosen', () => {
    expect(leaguesInSight(LEAGUES, [])).toEqual(LEAGUES)
    expect(leaguesInSight(LEAGUES, ['LCK', 'LEC']).map(({ code }) => code)).toEqual(['LEC', 'LCK'])
  })

  it('starts with the European league, in any order of the rosters', () => {
    const leagues = ['LCK', 'LPL', 'LEC', 'LCS'].map((code) => ({ code, teams: [] }))
    expect(lecFirst(leagues).map(({ code }) => code)).toEqual(['LEC', 'LCK', 'LPL', 'LCS'])
  })

  it('leaves defaults out of the address and keeps foreign parameters', () => {
    const search = new URLSearchParams('ref=home&tab=players&role=mid')
    expect(String(writeProPlayersView(search, WHOLE_SCENE))).toBe('ref=home')
    expect(String(search)).toBe('ref=home&tab=players&role=mid')
  })

  it('is read back as it was written', () => {
    const codes = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{1,10}$/), { maxLength: 5 })
    const anyView = fc.record({
      tab: fc.constantFrom(...PRO_PLAYERS_TABS),
      leagues: codes,
      teams: codes,
      roles: fc.subarray([...ROLES]),
      text: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.toWellFormed()),
    })
    fc.assert(
      fc.property(anyView, fc.webQueryParameters(), (view, before) => {
        expect(readProPlayersView(writeProPlayersView(new URLSearchParams(before), view))).toEqual(view)
      }),
    )
  })
})
