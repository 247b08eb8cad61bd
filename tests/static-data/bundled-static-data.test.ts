import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../gateway/domain/locale.ts'
import champions from '../../gateway/facts/champions.json' with { type: 'json' }
import items from '../../gateway/facts/items.json' with { type: 'json' }
import runeStyles from '../../gateway/facts/runes.json' with { type: 'json' }
import summonerSpells from '../../gateway/facts/summoner-spells.json' with { type: 'json' }
import { createBundledStaticData } from '../../gateway/sources/data-dragon/bundled-static-data.ts'

const runes = runeStyles.flatMap(({ slots }) => slots.flat())
const staticData = createBundledStaticData()

describe('the bundled static data', () => {
  it('knows a champion by its number, with its identifier and its tags', () => {
    const wukong = staticData.champion(62)
    expect(wukong).toMatchObject({ key: 62, slug: 'MonkeyKing', tags: ['Fighter', 'Tank'] })
    expect(wukong?.name('en')).toEqual({ text: 'Wukong', locale: 'en' })
  })

  it('knows every champion by its identifier too, exactly as it is written', () => {
    for (const { key, slug } of champions) expect(staticData.championBySlug(slug)?.key).toBe(key)
    expect(staticData.championBySlug('monkeyking')).toBeNull()
    expect(staticData.championBySlug('Wukong')).toBeNull()
    expect(staticData.championBySlug('constructor')).toBeNull()
  })

  it('names in the language asked for where it is known', () => {
    expect(staticData.summonerSpell(4)?.name('pl')).toEqual({ text: 'Błysk', locale: 'pl' })
    expect(staticData.rune(8112)?.name('pl')).toEqual({ text: 'Elektryzacja', locale: 'pl' })
    expect(staticData.runeStyle(8100)?.name('pl')).toEqual({ text: 'Dominacja', locale: 'pl' })
  })

  it('names in English, and says so, where no translation is known', () => {
    expect(staticData.item(1001)?.name('pl')).toEqual({ text: 'Boots', locale: 'en' })
  })

  it.each(['champion', 'item', 'summonerSpell', 'rune', 'runeStyle'] as const)(
    'knows no %s of a strange number',
    (look) => {
      for (const number of [0, -1, 1.5, 1_000_000, Number.NaN]) expect(staticData[look](number)).toBeNull()
    },
  )

  it('tells runes and their styles apart', () => {
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
  ])('knows the summoner spell %i as %s', (key, name) => {
    expect(staticData.summonerSpell(key)?.name('en').text).toBe(name)
  })
})

describe('the tables of facts', () => {
  it.each<[string, readonly (string | number)[]]>([
    ['champions', champions.map(({ key }) => key)],
    ['champion identifiers', champions.map(({ slug }) => slug.toLowerCase())],
    ['items', items.map(({ id }) => id)],
    ['summoner spells', summonerSpells.map(({ key }) => key)],
    ['summoner spell identifiers', summonerSpells.map(({ slug }) => slug)],
    ['runes and styles', [...runeStyles, ...runes].map(({ id }) => id)],
  ])('have no two %s alike', (_, keys) => {
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it.each([
    ['champion', champions.map(({ key }) => staticData.champion(key))],
    ['summoner spell', summonerSpells.map(({ key }) => staticData.summonerSpell(key))],
    ['rune', runes.map(({ id }) => staticData.rune(id))],
    ['rune style', runeStyles.map(({ id }) => staticData.runeStyle(id))],
  ])('name every %s in every language', (_, things) => {
    for (const thing of things) {
      for (const locale of LOCALES) {
        expect(thing?.name(locale).locale).toBe(locale)
        expect(thing?.name(locale).text).toMatch(/\S/)
      }
    }
  })

  it('name every item in English, but for those that Data Dragon itself leaves without a name', () => {
    const nameless = items.filter(({ id }) => staticData.item(id) === null)
    expect(nameless.map(({ id }) => id)).toEqual([1205, 2008])
    for (const { id } of items) expect(staticData.item(id)?.name('en').text ?? 'nameless').toMatch(/\S/)
  })

  it('name without markup', () => {
    const things = [...champions, ...items, ...runes, ...runeStyles, ...summonerSpells]
    const names = things.flatMap((thing) => Object.values(thing.names))
    expect(names.filter((name) => /[<>]|&\w+;/.test(name))).toEqual([])
  })

  it('hold none of the texts that describe things', () => {
    for (const { id } of items) expect(staticData.item(id)?.description('en') ?? null).toBeNull()
    for (const { id } of runes) expect(staticData.rune(id)?.description('en')).toBeNull()
    for (const { key } of summonerSpells) expect(staticData.summonerSpell(key)?.description('en')).toBeNull()
  })

  it('show every tree with its keystones first', () => {
    expect(staticData.listRuneStyles().map(({ id }) => id)).toEqual(runeStyles.map(({ id }) => id))
    expect(staticData.runeStyle(8100)?.slots.map((row) => row[0]?.key)).toEqual([
      'Electrocute',
      'CheapShot',
      'SixthSense',
      'TreasureHunter',
    ])
  })

  it('tell the price of an item', () => {
    expect(staticData.item(1001)?.gold).toBe(300)
  })
})
