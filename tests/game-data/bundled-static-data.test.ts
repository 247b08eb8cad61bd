import { describe, expect, it } from 'vitest'
import { createBundledStaticData } from '../../gateway/game-data/data-dragon/bundled-static-data.ts'
import champions from '../../gateway/game-data/facts/champions.json' with { type: 'json' }
import items from '../../gateway/game-data/facts/items.json' with { type: 'json' }
import runeStyles from '../../gateway/game-data/facts/runes.json' with { type: 'json' }
import summonerSpells from '../../gateway/game-data/facts/summoner-spells.json' with { type: 'json' }
import { LOCALES } from '../../languages.ts'

const runes = runeStyles.flatMap(({ slots }) => slots.flat())
const staticData = createBundledStaticData()

describe('the bundled static data', () => {
  it('has a champion by number, with its identifier and its tags', () => {
    const wukong = staticData.champion(62)
    expect(wukong).toMatchObject({ key: 62, slug: 'MonkeyKing', tags: ['Fighter', 'Tank'] })
    expect(wukong?.name('en')).toEqual({ text: 'Wukong', locale: 'en' })
  })

  it('has every champion by its exact identifier', () => {
    for (const { key, slug } of champions) expect(staticData.championBySlug(slug)?.key).toBe(key)
    expect(staticData.championBySlug('monkeyking')).toBeNull()
    expect(staticData.championBySlug('Wukong')).toBeNull()
    expect(staticData.championBySlug('constructor')).toBeNull()
  })

  it('has names in the requested language', () => {
    expect(staticData.summonerSpell(4)?.name('pl')).toEqual({ text: 'Błysk', locale: 'pl' })
    expect(staticData.rune(8112)?.name('pl')).toEqual({ text: 'Elektryzacja', locale: 'pl' })
    expect(staticData.runeStyle(8100)?.name('pl')).toEqual({ text: 'Dominacja', locale: 'pl' })
  })

  it('has names in English, marked as such, without a translation', () => {
    expect(staticData.item(1001)?.name('pl')).toEqual({ text: 'Boots', locale: 'en' })
  })

  it.each(['champion', 'item', 'summonerSpell', 'rune', 'runeStyle'] as const)(
    'has no %s for an unknown number',
    (look) => {
      for (const number of [0, -1, 1.5, 1_000_000, Number.NaN]) expect(staticData[look](number)).toBeNull()
    },
  )

  it('distinguishes runes from their styles', () => {
    expect(staticData.rune(8100)).toBeNull()
    expect(staticData.runeStyle(8112)).toBeNull()
  })

  it.each([
    [21, 'Barrier'],
    [1, 'Cleanse'],
    [14, 'Ignite'],
    [3, 'Exhaust'],
    [4, 'Flash'],
    [6, 'Ghost'],
    [7, 'Heal'],
    [13, 'Clarity'],
    [11, 'Smite'],
    [32, 'Mark'],
    [12, 'Teleport'],
  ])('has the summoner spell %i as %s', (key, name) => {
    expect(staticData.summonerSpell(key)?.name('en').text).toBe(name)
  })
})

describe('the bundled tables', () => {
  it.each<[string, readonly (string | number)[]]>([
    ['champions', champions.map(({ key }) => key)],
    ['champion identifiers', champions.map(({ slug }) => slug.toLowerCase())],
    ['items', items.map(({ id }) => id)],
    ['summoner spells', summonerSpells.map(({ key }) => key)],
    ['summoner spell identifiers', summonerSpells.map(({ slug }) => slug)],
    ['runes and styles', [...runeStyles, ...runes].map(({ id }) => id)],
  ])('have unique %s', (_, keys) => {
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it.each([
    ['champion', champions.map(({ key }) => staticData.champion(key))],
    ['summoner spell', summonerSpells.map(({ key }) => staticData.summonerSpell(key))],
    ['rune', runes.map(({ id }) => staticData.rune(id))],
    ['rune style', runeStyles.map(({ id }) => staticData.runeStyle(id))],
  ])('have a name of every %s in English, in Polish and in every language of the tables', (_, things) => {
    const covered = LOCALES.filter((locale) => things.some((thing) => thing?.name(locale).locale === locale))
    expect(covered).toEqual(expect.arrayContaining(['en', 'pl']))
    for (const thing of things) {
      for (const locale of covered) {
        expect(thing?.name(locale).locale).toBe(locale)
        expect(thing?.name(locale).text).toMatch(/\S/)
      }
    }
  })

  it('have an English name of every item, except those that Data Dragon leaves without a name', () => {
    const nameless = items.filter(({ id }) => staticData.item(id) === null)
    expect(nameless.map(({ id }) => id)).toEqual([1205, 2008])
    for (const { id } of items) expect(staticData.item(id)?.name('en').text ?? 'nameless').toMatch(/\S/)
  })

  it('have names without markup', () => {
    const things = [...champions, ...items, ...runes, ...runeStyles, ...summonerSpells]
    const names = things.flatMap((thing) => Object.values(thing.names))
    expect(names.filter((name) => /[<>]|&\w+;/.test(name))).toEqual([])
  })

  it('have no descriptions', () => {
    for (const { id } of items) expect(staticData.item(id)?.description('en') ?? null).toBeNull()
    for (const { id } of runes) expect(staticData.rune(id)?.description('en')).toBeNull()
    for (const { key } of summonerSpells) expect(staticData.summonerSpell(key)?.description('en')).toBeNull()
  })

  it('have every rune tree with its keystones first', () => {
    expect(staticData.listRuneStyles().map(({ id }) => id)).toEqual(runeStyles.map(({ id }) => id))
    expect(staticData.runeStyle(8100)?.slots.map((row) => row[0]?.key)).toEqual([
      'Electrocute',
      'CheapShot',
      'SixthSense',
      'TreasureHunter',
    ])
  })

  it('have the price of an item', () => {
    expect(staticData.item(1001)?.gold).toBe(300)
  })
})
