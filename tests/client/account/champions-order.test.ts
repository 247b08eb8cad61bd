import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHAMPION_SORTS, filterByName, sortChampions } from '../../../client/features/account/champions-order.ts'
import { winInterval } from '../../../client/features/account/win-interval.ts'

const record = (wins: number, games: number) => ({ games, winRate: winInterval(wins, games) })

type Entry = Parameters<typeof sortChampions>[0][number]

const entry = (name: string, change: Partial<Entry> = {}) => ({
  name: { text: name },
  points: 1000,
  lastPlayedAt: null,
  record: null,
  ...change,
})

const anyEntry: fc.Arbitrary<Entry> = fc.record({
  points: fc.nat({ max: 1_000_000 }),
  lastPlayedAt: fc.option(
    fc.integer({ min: 1, max: 2_000_000 }).map((minutes) => new Date(minutes * 60_000).toISOString()),
  ),
  record: fc.option(
    fc.tuple(fc.nat({ max: 80 }), fc.nat({ max: 80 })).map(([wins, losses]) => record(wins, wins + losses + 1)),
  ),
})

const namesOf = (entries: readonly { readonly name: { readonly text: string } }[]) =>
  entries.map(({ name }) => name.text)

describe('the order of champions', () => {
  const ahri = entry('Ahri', { points: 500, lastPlayedAt: '2026-11-01T10:00:00.000Z', record: record(2, 2) })
  const azir = entry('Azir', { points: 900, lastPlayedAt: '2026-10-01T10:00:00.000Z', record: record(60, 100) })
  const zed = entry('Zed', { points: 700 })
  const sorted = (sort: (typeof CHAMPION_SORTS)[number]) => namesOf(sortChampions([ahri, azir, zed], sort))

  it('is by points, games or the last game, highest and latest first', () => {
    expect(sorted('points')).toEqual(['Azir', 'Zed', 'Ahri'])
    expect(sorted('games')).toEqual(['Azir', 'Ahri', 'Zed'])
    expect(sorted('lastPlayed')).toEqual(['Ahri', 'Azir', 'Zed'])
  })

  it('ranks a long record above two lucky games', () => {
    expect(sorted('winRate')).toEqual(['Azir', 'Ahri', 'Zed'])
  })

  it('puts unknown values at the end, in the order of points', () => {
    const unplayed = [entry('Lux', { points: 1 }), entry('Vex', { points: 3 }), entry('Jax', { points: 2 })]
    const lost = entry('Bard', { points: 0, record: record(0, 4) })
    expect(namesOf(sortChampions([...unplayed, lost], 'winRate'))).toEqual(['Bard', 'Vex', 'Jax', 'Lux'])
  })

  it('keeps all champions in every order', () => {
    fc.assert(
      fc.property(fc.array(anyEntry), fc.constantFrom(...CHAMPION_SORTS), (entries, sort) => {
        const found = sortChampions(entries, sort)
        expect(found).toHaveLength(entries.length)
        expect(new Set(found)).toEqual(new Set(entries))
      }),
    )
  })

  it('does not depend on the order of the input, unless points are equal', () => {
    const distinct = fc.uniqueArray(anyEntry, { selector: ({ points }) => points })
    fc.assert(
      fc.property(distinct, fc.constantFrom(...CHAMPION_SORTS), (entries, sort) => {
        expect(sortChampions(entries.toReversed(), sort)).toEqual(sortChampions(entries, sort))
      }),
    )
  })
})

describe('the filter by name', () => {
  const champions = ["Kai'Sa", 'Dr. Mundo', 'Łowca Dusz', 'Élise', 'Ahri'].map((name) => entry(name))

  it.each([
    ['kaisa', "Kai'Sa"],
    ['KAI’S', "Kai'Sa"],
    ['dr mun', 'Dr. Mundo'],
    ['drmundo', 'Dr. Mundo'],
    ['lowca', 'Łowca Dusz'],
    ['ŁOW', 'Łowca Dusz'],
    ['elise', 'Élise'],
    ['É', 'Élise'],
  ])('finds for %j the champion %j', (words, name) => {
    expect(namesOf(filterByName(champions, words))).toContain(name)
  })

  it('keeps all champions for an empty text, and none without a match', () => {
    expect(filterByName(champions, ' ')).toEqual(champions)
    expect(filterByName(champions, 'xyz')).toEqual([])
  })

  it.each(['"', '!!', '.', '🦊'])('keeps no champion for “%s”, which has no letter and no digit', (words) => {
    expect(filterByName(champions, words)).toEqual([])
  })

  it('finds every name by any of its parts with a letter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...champions), fc.nat({ max: 9 }), fc.nat({ max: 9 }), (champion, from, length) => {
        const part = champion.name.text.slice(from, from + length)
        fc.pre(/\p{L}/u.test(part))
        expect(filterByName(champions, part)).toContain(champion)
      }),
    )
  })
})
