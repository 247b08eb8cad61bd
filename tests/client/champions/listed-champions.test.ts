import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CHAMPION_ORDERS } from '../../../client/features/champions/champions-view.ts'
import {
  filterChampions,
  listChampions,
  type ListedChampion,
  mostOf,
  sortChampions,
} from '../../../client/features/champions/listed-champions.ts'
import { groupByTier } from '../../../client/features/champions/tier-groups.ts'
import { LOCALES } from '../../../languages.ts'
import { rate } from './a-champion-table.ts'

type Champion = ListedChampion['champion']
type Entry = NonNullable<ListedChampion['entry']>

const MATCHES = 100

/** No name in any language. */
const NO_NAMES = z.record(z.enum(LOCALES), z.null()).parse(Object.fromEntries(LOCALES.map((locale) => [locale, null])))

const champion = (key: number, english: string, given: Partial<Champion> = {}): Champion => ({
  __typename: 'Champion',
  id: String(key),
  key,
  slug: english,
  name: { __typename: 'LocalText', text: english, locale: 'EN' },
  ...NO_NAMES,
  en: { __typename: 'LocalText', text: english },
  nicknames: [],
  tags: ['Mage'],
  image: '',
  ...given,
})

const share = (wins: number, games: number) => ({ __typename: 'Rate' as const, ...rate(wins, games) })

const entry = (of: Champion, wins: number, games: number, banned = 0, tier: Entry['tier'] = null): Entry => ({
  __typename: 'ChampionTableEntry',
  champion: of,
  games,
  winRate: games === 0 ? null : share(wins, games),
  pickRate: share(games, MATCHES),
  banRate: share(banned, MATCHES),
  tier,
  tierRange: tier === null ? null : { __typename: 'ChampionTierRange', best: tier, worst: tier },
  lanes: [],
})

const nameOf = ({ champion: { key, name } }: { readonly champion: Champion }) =>
  name ?? { text: `Number ${key}`, locale: 'EN' as const }

const keysOf = (listed: readonly ListedChampion[]) => listed.map(({ champion: { key } }) => key)

const AZIR = champion(1, 'Azir')
const KAISA = champion(2, "Kai'Sa", { tags: ['Marksman', 'Assassin'] })
const WUKONG = champion(3, 'Wukong', {
  slug: 'MonkeyKing',
  pl: { __typename: 'LocalText', text: 'Małpi Król' },
  tags: ['Fighter'],
})
const UNKNOWN = champion(9, '', { slug: null, name: null, en: null, tags: [] })

const KNOWN = [AZIR, KAISA, WUKONG]

describe('the listed champions', () => {
  it('are all known champions, and unknown ones with counted games', () => {
    const listed = listChampions(KNOWN, [entry(KAISA, 3, 5), entry(UNKNOWN, 1, 2)], null, nameOf)
    expect(listed.map(({ name, entry: counted }) => [name.text, counted?.games ?? null])).toEqual([
      ['Azir', null],
      ["Kai'Sa", 5],
      ['Wukong', null],
      ['Number 9', 2],
    ])
  })

  it('are in a lane only the ones that were played there', () => {
    const listed = listChampions(KNOWN, [entry(KAISA, 3, 5), entry(UNKNOWN, 1, 2)], 'TOP', nameOf)
    expect(keysOf(listed)).toEqual([2, 9])
  })

  it.each([
    ['', null, [1, 2, 3, 9]],
    ['KAI SA', null, [2]],
    ['malpi', null, [3]],
    ['wuk', null, [3]],
    ['monkeyk', null, [3]],
    ['number 9', null, [9]],
    ['', 'Assassin', [2]],
    ['wuk', 'Assassin', []],
  ] as const)('match the text “%s” and the class %s', (search, tag, keys) => {
    const listed = listChampions(KNOWN, [entry(UNKNOWN, 1, 2)], null, nameOf)
    expect(keysOf(filterChampions(listed, { search, tag }))).toEqual(keys)
  })

  it('scale the bars by the highest pick or ban rate', () => {
    const listed = listChampions(KNOWN, [entry(AZIR, 1, 2, 40), entry(KAISA, 10, 30, 7)], null, nameOf)
    expect([mostOf(listed, 'pickRate'), mostOf(listed, 'banRate')]).toEqual([0.3, 0.4])
    expect(mostOf([], 'pickRate')).toBe(0)
  })
})

describe('the groups of the tiers', () => {
  it('are all tiers from the best, and the champions without a tier', () => {
    const listed = listChampions(KNOWN, [entry(KAISA, 40, 60, 0, 'S'), entry(UNKNOWN, 20, 60, 0, 'D')], null, nameOf)
    const { tiers, withoutTier } = groupByTier(listed)
    expect(tiers.map(({ tier, champions }) => [tier, keysOf(champions)])).toEqual([
      ['S', [2]],
      ['A', []],
      ['B', []],
      ['C', []],
      ['D', [9]],
    ])
    expect(keysOf(withoutTier)).toEqual([1, 3])
  })
})

describe('the filter by name', () => {
  const fortune = champion(21, 'Miss Fortune', { nicknames: ['mf'] })
  const other = champion(82, 'Mamford', { nicknames: ['morde'] })
  const listed = listChampions([fortune, other], [], null, nameOf)
  const found = (search: string) => keysOf(filterChampions(listed, { search, tag: null }))

  it('finds a champion alone by a whole nickname, and never by a part of one', () => {
    expect(found('MF')).toEqual([21])
    expect(found('mor')).toEqual([])
  })

  it.each(['"', '!!', '-', '.', '🦊'])('finds no champion by “%s”, which has no letter and no digit', (search) => {
    expect(found(search)).toEqual([])
  })

  it('finds all champions by a blank text', () => {
    expect(found('  ')).toEqual([21, 82])
  })

  it('finds every champion whose name contains the text', () => {
    expect(found('for')).toEqual([21, 82])
  })
})

describe('the order of the champions', () => {
  const anyRecord = fc
    .record({ games: fc.integer({ min: 0, max: MATCHES }), banned: fc.nat(MATCHES), lost: fc.nat(MATCHES) })
    .map(({ games, banned, lost }) => ({ games, banned, wins: Math.max(0, games - lost) }))
  const anyList = fc.array(fc.option(anyRecord), { maxLength: 30 }).map((records) => {
    const champions = records.map((_, key) => champion(key, `Name ${key % 7}`))
    const entries = champions.flatMap((of, key) => {
      const record = records[key] ?? null
      return record === null ? [] : [entry(of, record.wins, record.games, record.banned)]
    })
    return listChampions(champions, entries, null, nameOf)
  })

  it('keeps each champion once, independent of the previous order', () => {
    fc.assert(
      fc.property(anyList, fc.constantFrom(...CHAMPION_ORDERS), fc.boolean(), (list, order, reverse) => {
        const sorted = sortChampions(list, { order, reverse }, 'en')
        expect(keysOf(sorted).toSorted((a, b) => a - b)).toEqual(keysOf(list))
        const again = sortChampions(sorted, { order, reverse }, 'en')
        expect(keysOf(again)).toEqual(keysOf(sorted))
      }),
    )
  })

  it('puts champions without games last by win rate, in either direction', () => {
    fc.assert(
      fc.property(anyList, fc.boolean(), (list, reverse) => {
        const played = sortChampions(list, { order: 'winRate', reverse }, 'en').map(
          ({ entry: counted }) => (counted?.winRate ?? null) !== null,
        )
        expect(played).toEqual(played.toSorted((a, b) => Number(b) - Number(a)))
      }),
    )
  })

  it('sorts figures from the highest, or from the lowest when reversed', () => {
    const figures = {
      games: ({ entry: counted }: ListedChampion) => counted?.games ?? 0,
      pickRate: ({ entry: counted }: ListedChampion) => counted?.pickRate.value ?? 0,
      banRate: ({ entry: counted }: ListedChampion) => counted?.banRate.value ?? 0,
    }
    fc.assert(
      fc.property(anyList, fc.constantFrom('games', 'pickRate', 'banRate'), (list, order) => {
        const down = sortChampions(list, { order, reverse: false }, 'en').map(figures[order])
        const up = sortChampions(list, { order, reverse: true }, 'en').map(figures[order])
        expect(down).toEqual(down.toSorted((a, b) => b - a))
        expect(up).toEqual(down.toReversed())
      }),
    )
  })

  it('puts no champion with few games at either end', () => {
    const many = entry(AZIR, 600, 1000)
    const lucky = entry(KAISA, 2, 2)
    const unlucky = entry(WUKONG, 0, 2)
    const poor = entry(UNKNOWN, 400, 1000)
    const listed = listChampions(KNOWN, [many, lucky, unlucky, poor], null, nameOf)
    const best = sortChampions(listed, { order: 'winRate', reverse: false }, 'en')
    const worst = sortChampions(listed, { order: 'winRate', reverse: true }, 'en')
    expect(keysOf(best)[0]).toBe(AZIR.key)
    expect(keysOf(worst)[0]).toBe(UNKNOWN.key)
  })

  it('sorts by tier, then by the end of the interval, and puts champions without a tier last', () => {
    const listed = listChampions(
      KNOWN,
      [
        entry(AZIR, 30, 60, 0, 'B'),
        entry(KAISA, 350, 700, 0, 'B'),
        entry(WUKONG, 40, 60, 0, 'S'),
        entry(UNKNOWN, 9, 9),
      ],
      null,
      nameOf,
    )
    expect(keysOf(sortChampions(listed, { order: 'tier', reverse: false }, 'en'))).toEqual([3, 2, 1, 9])
    expect(keysOf(sortChampions(listed, { order: 'tier', reverse: true }, 'en'))).toEqual([2, 1, 3, 9])
  })

  it('falls back to names on a tie, by the rules of the language', () => {
    const names = ['Zed', 'Łowca', 'Lux', 'Ćma', 'Corki'].map((name, key) => champion(key, name))
    const listed = listChampions(names, [], null, nameOf)
    const inPolish = sortChampions(listed, { order: 'games', reverse: false }, 'pl').map(({ name }) => name.text)
    expect(inPolish).toEqual(['Corki', 'Ćma', 'Lux', 'Łowca', 'Zed'])
    const fromZ = sortChampions(listed, { order: 'name', reverse: true }, 'pl').map(({ name }) => name.text)
    expect(fromZ).toEqual(inPolish.toReversed())
  })
})
