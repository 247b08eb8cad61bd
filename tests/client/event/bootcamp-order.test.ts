import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { winInterval } from '../../../client/features/account/win-interval.ts'
import { pointsShare, topApexPoints } from '../../../client/features/event/bootcamp-bars.ts'
import { filterBootcamp, placeEntries, sortBootcamp } from '../../../client/features/event/bootcamp-order.ts'
import { BOOTCAMP_ORDERS, type BootcampOrder } from '../../../client/features/event/event-view.ts'

interface EntryOptions {
  readonly team?: { readonly code: string; readonly name: string } | null
  readonly tier?: 'CHALLENGER' | 'MASTER' | 'DIAMOND'
  readonly leaguePoints?: number
  readonly wins?: number
  readonly losses?: number
}

const VEYL = { code: 'VEYL', name: 'Veyl Esports' }
const MOON = { code: 'MOON', name: 'Moonlight' }

/** A bootcamp entry of the player with this name. */
const entry = (name: string, given: EntryOptions = {}) => {
  const { team = VEYL, tier = 'CHALLENGER', leaguePoints = 1000, wins = 60, losses = 40 } = given
  const games = wins + losses
  const winRate = games === 0 ? null : { low: winInterval(wins, games).low }
  return {
    proPlayer: { name, team },
    account: { gameName: `${name} in camp`, tagLine: 'EUW' },
    standing: { tier, division: 'I' as const, leaguePoints, wins, losses, winRate },
  }
}

const ENTRIES = placeEntries([
  entry('Oran', { leaguePoints: 1500, wins: 3, losses: 0 }),
  entry('Aven', { team: MOON, leaguePoints: 1200, wins: 300, losses: 200 }),
  entry('Łukasz', { team: null, tier: 'MASTER', leaguePoints: 20, wins: 0, losses: 0 }),
  entry('Bryn', { tier: 'DIAMOND', leaguePoints: 90, wins: 40, losses: 60 }),
])

const namesBy = (order: BootcampOrder, reverse = false) =>
  sortBootcamp(ENTRIES, { order, reverse }).map(({ proPlayer }) => proPlayer.name)

describe('the order of a bootcamp', () => {
  it.each([
    ['rank', 'Oran Aven Łukasz Bryn'],
    ['points', 'Oran Aven Łukasz Bryn'],
    ['games', 'Aven Bryn Oran Łukasz'],
    ['winRate', 'Aven Oran Bryn Łukasz'],
    ['player', 'Aven Bryn Oran Łukasz'],
    ['team', 'Aven Oran Bryn Łukasz'],
  ] as const)('by %s is %s', (order, names) => {
    expect(namesBy(order).join(' ')).toBe(names)
  })

  it('keeps incomparable entries last when reversed', () => {
    expect(namesBy('team', true)).toEqual(['Oran', 'Bryn', 'Aven', 'Łukasz'])
    expect(namesBy('winRate', true)).toEqual(['Bryn', 'Oran', 'Aven', 'Łukasz'])
  })

  it('keeps the overall place of each entry', () => {
    expect(sortBootcamp(ENTRIES, { order: 'games', reverse: false }).map(({ place }) => place)).toEqual([2, 4, 1, 3])
  })

  it('keeps all entries and does not change its input', () => {
    const sort = fc.record({ order: fc.constantFrom(...BOOTCAMP_ORDERS), reverse: fc.boolean() })
    fc.assert(
      fc.property(sort, (by) => {
        expect(sortBootcamp(ENTRIES, by).toSorted((a, b) => a.place - b.place)).toEqual(ENTRIES)
      }),
    )
  })
})

describe('the filters of a bootcamp', () => {
  const found = (search: string, tier: 'CHALLENGER' | 'MASTER' | null = null) =>
    filterBootcamp(ENTRIES, { search, tier }).map(({ proPlayer }) => proPlayer.name)

  it('keep all entries without text and tier', () => {
    expect(found('')).toHaveLength(4)
    expect(found('  ')).toHaveLength(4)
  })

  it.each(['"', '!!', '-', '#', '🦊'])('keep no entry for “%s”, which has no letter and no digit', (search) => {
    expect(found(search)).toEqual([])
  })

  it('find players, teams by code or name, and Riot IDs in any case', () => {
    expect(found('oRAN')).toEqual(['Oran'])
    expect(found('moon')).toEqual(['Aven'])
    expect(found('veyl esp')).toEqual(['Oran', 'Bryn'])
    expect(found('bryn in camp#euw')).toEqual(['Bryn'])
  })

  it('find names without their diacritics', () => {
    const [named] = filterBootcamp([entry('Çağrı Müller')], { search: 'cagr', tier: null })
    expect(named?.proPlayer.name).toBe('Çağrı Müller')
  })

  it('keep only the chosen tier', () => {
    expect(found('', 'MASTER')).toEqual(['Łukasz'])
    expect(found('aven', 'MASTER')).toEqual([])
  })
})

describe('the bar behind LP', () => {
  it('is relative to the most points from master up', () => {
    const [oran, aven, lukasz] = ENTRIES.map(({ standing }) => standing)
    expect(topApexPoints(ENTRIES)).toBe(1500)
    expect([oran, aven, lukasz].map((standing) => standing && pointsShare(standing, 1500))).toEqual([1, 0.8, 20 / 1500])
  })

  it('is empty below master, where points only count towards the next division', () => {
    const { standing } = entry('Bryn', { tier: 'DIAMOND', leaguePoints: 90 })
    expect(pointsShare(standing, 1500)).toBe(0)
    expect(topApexPoints([{ standing }])).toBe(0)
  })
})
