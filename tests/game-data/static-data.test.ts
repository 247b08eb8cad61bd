import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { openTestWorld } from '../support/test-world.ts'

let world: ReturnType<typeof openTestWorld>

beforeEach(() => {
  world = openTestWorld()
})

const named = z.object({ text: z.string(), locale: z.string() })

describe('the static data in the schema', () => {
  it('list every champion by English name, in both languages', async () => {
    const answer = z
      .object({ champions: z.array(z.object({ key: z.number(), slug: z.string(), en: named, pl: named })) })
      .parse(
        await world.ask('{ champions { key slug en: name { text locale } pl: name(locale: PL) { text locale } } }'),
      )
    const names = answer.champions.map(({ en }) => en.text)
    expect(names.length).toBeGreaterThan(160)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(new Set(answer.champions.map(({ key }) => key)).size).toBe(names.length)
    expect(answer.champions.find(({ slug }) => slug === 'MonkeyKing')?.en).toEqual({ text: 'Wukong', locale: 'EN' })
  })

  it('find a champion by id, and return null for an unknown id', async () => {
    const find = (id: string) =>
      world.ask('query ($id: ID!) { node(id: $id) { id ... on Champion { key slug } } }', {
        id: encodeGlobalId('Champion', id),
      })
    expect(await find('62')).toEqual({
      node: { id: encodeGlobalId('Champion', 62), key: 62, slug: 'MonkeyKing' },
    })
    for (const id of ['999999999', '0', '062', '-62', '62.0', '6e1', '9999999999', 'MonkeyKing']) {
      expect(await find(id)).toEqual({ node: null })
    }
  })

  it('list the rune trees with their rows', async () => {
    const rune = z.object({ runeId: z.number(), slug: z.string(), icon: z.string(), name: named })
    const answer = z
      .object({
        runeStyles: z.array(
          z.object({
            styleId: z.number(),
            slug: z.string(),
            icon: z.string(),
            slots: z.array(z.object({ runes: z.array(rune) })),
          }),
        ),
      })
      .parse(
        await world.ask(
          '{ runeStyles { styleId slug icon slots { runes { runeId slug icon name(locale: PL) { text locale } } } } }',
        ),
      )
    expect(answer.runeStyles).toHaveLength(5)
    for (const { slots } of answer.runeStyles) expect(slots).toHaveLength(4)
    const electrocute = answer.runeStyles.flatMap(({ slots }) => slots.flatMap(({ runes }) => runes)).at(0)
    expect(electrocute).toMatchObject({ runeId: 8112, slug: 'Electrocute', name: { locale: 'PL' } })
  })

  it('return the requested items, without unknown ones', async () => {
    expect(
      await world.ask('{ items(ids: [3031, 1001, 99999999]) { itemId gold name { text } description { text } } }'),
    ).toEqual({
      items: [
        { itemId: 1001, gold: 300, name: { text: 'Boots' }, description: null },
        { itemId: 3031, gold: expect.any(Number), name: { text: 'Infinity Edge' }, description: null },
      ],
    })
    expect(await world.ask('{ items(ids: []) { itemId } }')).toEqual({ items: [] })
    const all = z.object({ items: z.array(z.unknown()) }).parse(await world.ask('{ items { itemId } }'))
    expect(all.items.length).toBeGreaterThan(200)
  })

  it('return the requested augments, without unknown ones', async () => {
    expect(
      await world.ask(
        '{ augments(ids: [205, 1205, 99999]) { augmentId rarity image name(locale: PL) { text locale } } }',
      ),
    ).toEqual({
      augments: [
        { augmentId: 205, rarity: 'SILVER', image: '/images/augments/205.png', name: { text: 'ADAPt', locale: 'EN' } },
        { augmentId: 1205, rarity: null, image: '/images/augments/1205.png', name: { text: 'ADAPt', locale: 'EN' } },
      ],
    })
    const all = z.object({ augments: z.array(z.unknown()) }).parse(await world.ask('{ augments { augmentId } }'))
    expect(all.augments.length).toBeGreaterThan(400)
  })

  it('list the summoner spells', async () => {
    const answer = await world.ask('{ summonerSpells { key slug name(locale: PL) { text locale } } }')
    expect(answer).toMatchObject({
      summonerSpells: expect.arrayContaining([
        { key: 4, slug: 'SummonerFlash', name: { text: 'Błysk', locale: 'PL' } },
      ]),
    })
  })
})
