import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STANDING_TIERS } from '../../gateway/accounts/rules/rank.ts'
import { createBundledAugments } from '../../gateway/game-data/community-dragon/bundled-augments.ts'
import championFacts from '../../gateway/game-data/facts/champions.json' with { type: 'json' }
import items from '../../gateway/game-data/facts/items.json' with { type: 'json' }
import runeStyles from '../../gateway/game-data/facts/runes.json' with { type: 'json' }
import spells from '../../gateway/game-data/facts/summoner-spells.json' with { type: 'json' }
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import { drawPicture } from '../../gateway/images/drawn/drawn-images.ts'
import championEmblems from '../../gateway/images/drawn/emblems/champions.json' with { type: 'json' }
import itemEmblems from '../../gateway/images/drawn/emblems/items.json' with { type: 'json' }
import runeEmblems from '../../gateway/images/drawn/emblems/runes.json' with { type: 'json' }
import spellEmblems from '../../gateway/images/drawn/emblems/spells.json' with { type: 'json' }
import { findPictureSubject } from '../../gateway/images/rules/picture-subject.ts'
import teams from '../../gateway/rosters/facts/teams.json' with { type: 'json' }
import { REGIONS } from '../../gateway/shared/region.ts'
import { isWellFormed } from './well-formed.ts'

const champions = championFacts.map(({ key, slug, names }) => ({ key, slug, name: names.en }))
const runes = runeStyles.flatMap(({ slots }) => slots.flat())
const names = {
  findChampion: (wanted: number | string) =>
    champions.find(({ key, slug }) => key === wanted || slug === wanted) ?? null,
  findRune: (icon: string) => {
    const rune = runes.find((each) => each.icon === icon)
    return rune === undefined ? null : ({ kind: 'rune', id: rune.id } as const)
  },
  findRarity: (augmentId: number) => createBundledAugments().find(augmentId)?.rarity ?? null,
}

/** Returns the drawing at a decoded path below `/images/`; null where there is none. */
function drawImage(path: string): string | null {
  const subject = findPictureSubject(path, names)
  return subject && drawPicture(subject)
}

const SPELLS = [1, 3, 4, 6, 7, 11, 12, 13, 14, 21, 32]

describe('the drawings for the tables of static data', () => {
  it.each([
    ['champions by key', champions.map(({ key }) => `champions/icons/${key}.png`)],
    ['champions by slug', champions.map(({ slug }) => `champions/icons/${slug}.png`)],
    [
      'augments',
      createBundledAugments()
        .list()
        .map(({ id }) => `augments/${id}.png`),
    ],
    ['items', items.map(({ id }) => `items/${id}.png`)],
    ['lanes', LANES.map((lane) => `lanes/${lane}.png`)],
    ['profile icons', [0, 1, 29, 588, 6789].map((number) => `profile-icons/${number}.png`)],
    ['ranks', STANDING_TIERS.map((tier) => `ranks/icons/${tier.toLowerCase()}.png`)],
    ['regions', REGIONS.map((region) => `regions/icons/${region}.png`)],
    ['rune styles', runeStyles.map(({ id }) => `rune-styles/${id}.png`)],
    ['runes', runes.map(({ id }) => `runes/${id}.png`)],
    ['runes by the path of their picture', runes.map(({ icon }) => icon)],
    ['stat shards', [5001, 5005, 5007, 5008, 5010, 5011, 5013].map((id) => `runes/${id}.png`)],
    ['summoner spells', spells.map(({ key }) => `spells/${key}.png`)],
    ['teams', teams.map(({ code }) => `teams/${code}.png`)],
  ])('are small and well-formed: %s', (_, paths) => {
    expect(paths).not.toHaveLength(0)
    expect(paths.filter((path) => !isSmallDrawing(drawImage(path)))).toEqual([])
  })

  it('differ where the difference has a meaning', () => {
    for (const paths of [
      LANES.map((lane) => `lanes/${lane}.png`),
      STANDING_TIERS.map((tier) => `ranks/icons/${tier}.png`),
      REGIONS.map((region) => `regions/icons/${region}.png`),
      SPELLS.map((key) => `spells/${key}.png`),
      runeStyles.map(({ id }) => `rune-styles/${id}.png`),
      teams.map(({ code }) => `teams/${code}.png`),
    ]) {
      expect(new Set(paths.map(drawImage)).size).toBe(paths.length)
    }
  })
})

describe('the drawing of a champion', () => {
  it('has an emblem for each champion of the tables, and no two are alike', () => {
    const drawings = champions.map((champion) => drawPicture({ kind: 'champion', ...champion }))
    const withLetters = champions.filter((champion) => {
      const renamed = { kind: 'champion', ...champion, name: 'Somebody Else' } as const
      return drawPicture(renamed) !== drawPicture({ kind: 'champion', ...champion })
    })

    expect(withLetters).toEqual([])
    expect(new Set(drawings.map(outlineOf)).size).toBe(champions.length)
  })

  it('has letters for a champion that is not in the tables', () => {
    const newcomer = { kind: 'champion', key: 60_799, slug: 'Newcomer' } as const

    expect(drawPicture({ ...newcomer, name: 'Newcomer' })).not.toBe(drawPicture({ ...newcomer, name: 'Somebody' }))
  })

  it('is the same by key and by slug', () => {
    expect(drawImage('champions/icons/MonkeyKing.png')).toBe(drawImage('champions/icons/62.png'))
  })

  it('exists for an unknown key, and not for an unknown slug', () => {
    expect(isSmallDrawing(drawImage('champions/icons/60799.png'))).toBe(true)
    expect(drawImage('champions/icons/Nobody.png')).toBeNull()
  })
})

describe('the drawing of an item', () => {
  it('has the emblem of its class', () => {
    const [boots, greaves, sword] = [1001, 3006, 1038].map((id) => outlineOf(drawImage(`items/${id}.png`)))

    expect(boots).toMatch(/^M/)
    expect(greaves).toBe(boots)
    expect(sword).not.toBe(boots)
  })
})

it('the emblems belong to items, runes, spells and champions that exist, and each has one emblem', () => {
  const shards = [5001, 5005, 5007, 5008, 5010, 5011, 5013]
  const itemIds = Object.values(itemEmblems).flat()
  const runeIds = Object.values(runeEmblems).flat()

  expect(itemIds).toHaveLength(new Set(itemIds).size)
  expect(without(itemIds, idsOf(items))).toEqual([])
  expect(runeIds).toHaveLength(new Set(runeIds).size)
  expect(new Set(runeIds)).toEqual(new Set([...idsOf(runeStyles), ...idsOf(runes), ...shards]))
  expect(Object.keys(spellEmblems)).toEqual(spells.map(({ key }) => `${key}`))
  expect(Object.keys(championEmblems)).toEqual(champions.map(({ slug }) => slug))
})

it('the drawing of a rune has the colour of its tree', () => {
  for (const { id, slots } of runeStyles) {
    const colour = ringOf(`rune-styles/${id}.png`)
    expect(colour).toMatch(/^#/)
    expect(slots.flat().filter((rune) => ringOf(`runes/${rune.id}.png`) !== colour)).toEqual([])
  }
})

it('a drawing is found by its keyword in any case, with any usual extension', () => {
  const gold = drawImage('ranks/icons/gold.png')

  expect(gold).not.toBeNull()
  for (const path of ['ranks/icons/GOLD.svg', 'ranks/icons/Gold.webp', 'ranks/icons/gold.jpg']) {
    expect(drawImage(path)).toBe(gold)
  }
})

describe('a name in a drawing', () => {
  const hostile = [
    '"><script>alert(1)<',
    '\'"<&>',
    '&lt;svg onload=alert(1)&gt;',
    ']]>',
    'url(#g)',
    'Łukasz',
    '한글',
    '👩',
    '8369',
    'x'.repeat(64),
  ]

  it.each(hostile)('is never written as text: %s', (name) => {
    for (const picture of [drawImage(`teams/${name}.png`), drawImage(`players/${name}.png`)]) {
      expect(isSmallDrawing(picture)).toBe(true)
      expect(picture).not.toMatch(/script|onload|alert|&/)
    }
  })

  it('of any kind makes a small, well-formed drawing or none', () => {
    const name = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[A-Z0-9]{1,6}$/))

    fc.assert(
      fc.property(fc.constantFrom('teams', 'players'), name, (kind, text) => {
        const picture = drawImage(`${kind}/${text}.png`)
        expect(picture === null || isSmallDrawing(picture)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it.each(['x'.repeat(65), 'line\nfeed', 'nul\0', 'a/b', ''])('gets no drawing when it is invalid: %j', (name) => {
    expect(drawImage(`teams/${name}.png`)).toBeNull()
    expect(drawImage(`players/${name}.png`)).toBeNull()
  })
})

it.each([
  '',
  'teams',
  'teams/T1',
  'teams/T1.exe',
  'coaches/1.png',
  'icons/gold.png',
  '../teams/T1.png',
  'constructor/T1.png',
  'items/0.png',
  'items/000.png',
  'items/-1.png',
  'items/1e3.png',
  'items/1234567890.png',
  'spells/flash.png',
  'ranks/icons/wood.png',
  'regions/icons/EUW1.png',
  'lanes/mid.png',
  'perk-images/Styles/Nothing.png',
  'perk-images/../teams/T1.png',
])('there is no drawing for %j', (path) => {
  expect(drawImage(path)).toBeNull()
})

function isSmallDrawing(picture: string | null): boolean {
  return picture !== null && picture.startsWith('<svg ') && isWellFormed(picture) && Buffer.byteLength(picture) <= 3000
}

function outlineOf(picture: string | null): string | undefined {
  return / d="([^"]*)"/.exec(picture ?? '')?.[1]
}

function idsOf(list: readonly { readonly id: number }[]): readonly number[] {
  return list.map(({ id }) => id)
}

function without<Member>(list: readonly Member[], known: readonly Member[]): readonly Member[] {
  return list.filter((member) => !known.includes(member))
}

function ringOf(path: string): string | undefined {
  return /<circle [^>]*stroke="(#[0-9a-f]{6})"/.exec(drawImage(path) ?? '')?.[1]
}
