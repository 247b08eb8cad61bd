import { builder } from '../../contract/builder.ts'
import { RateObject } from '../../contract/rate.ts'
import { ItemObject } from '../../game-data/schema/item.ts'
import { RuneObject } from '../../game-data/schema/rune.ts'
import { SummonerSpellObject } from '../../game-data/schema/summoner-spell.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { parseRunePage } from '../../matches/rules/rune-page.ts'
import { RunePageObject } from '../../matches/schema/rune-page.ts'
import type { TallyShare } from '../rules/rank-tallies.ts'

export const ItemUseObject = builder.objectRef<TallyShare>('ItemUse').implement({
  description: 'Statistics of an item that was owned at the end of the game.',
  fields: (t) => ({
    item: t.field({ type: ItemObject, description: 'The item.', resolve: ({ key }) => ({ itemId: Number(key) }) }),
  }),
})

export const SpellsUseObject = builder.objectRef<TallyShare>('SpellsUse').implement({
  description: 'Statistics of a pair of summoner spells.',
  fields: (t) => ({
    spells: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [SummonerSpellObject],
      description: 'The two spells, lower `key` first.',
      resolve: ({ key }) => key.split('-').map((spell) => ({ key: Number(spell) })),
    }),
  }),
})

export const RuneUseObject = builder.objectRef<TallyShare>('RuneUse').implement({
  description: 'Statistics of a keystone rune.',
  fields: (t) => ({
    rune: t.field({
      type: RuneObject,
      description: 'The keystone rune.',
      resolve: ({ key }) => ({ runeId: Number(key) }),
    }),
  }),
})

export const RunePageUseObject = builder.objectRef<TallyShare>('RunePageUse').implement({
  description: 'Statistics of a complete rune page.',
  fields: (t) => ({
    page: t.field({
      type: RunePageObject,
      description: 'The rune page. Its rune counters are 0 because the page summarises many matches.',
      resolve: ({ key }) => parseRunePage(key),
    }),
  }),
})

for (const use of [ItemUseObject, SpellsUseObject, RuneUseObject, RunePageUseObject]) {
  const bias = use === ItemUseObject ? ' Biased towards late purchases, because winners have more time to buy.' : ''
  builder.objectFields(use, (t) => ({
    share: t.field({ type: RateObject, description: 'Share of the counted games.', resolve: ({ share }) => share }),
    winRate: t.field({
      type: RateObject,
      description: `Share of those games that were won.${bias}`,
      resolve: ({ winRate }) => winRate,
    }),
  }))
}
