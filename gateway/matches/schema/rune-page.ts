import { builder } from '../../contract/builder.ts'
import { RuneStyleObject } from '../../game-data/schema/rune-style.ts'
import { RuneObject } from '../../game-data/schema/rune.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Perks, PerkSelection, PerkStyle } from '../rules/match.ts'

const RuneSelectionObject = builder.objectRef<PerkSelection>('RuneSelection').implement({
  description: 'A chosen rune and its effect in the match.',
  fields: (t) => ({
    rune: t.field({ type: RuneObject, description: 'The rune.', resolve: ({ perk }) => ({ runeId: perk }) }),
    values: t.intList({
      cost: new FieldCost({ listSize: 3 }),
      description: "Riot's three counters of the rune's effect in the match. Their meaning depends on the rune.",
      resolve: ({ var1, var2, var3 }) => [var1, var2, var3],
    }),
  }),
})

const RunePageStyleObject = builder.objectRef<PerkStyle>('RunePageStyle').implement({
  description: 'A rune tree of a rune page.',
  fields: (t) => ({
    description: t.exposeString('description', {
      description: "Riot's name of the tree's position on the page: `primaryStyle` or `subStyle`.",
    }),
    style: t.field({
      type: RuneStyleObject,
      description: 'The rune tree.',
      resolve: ({ style }) => ({ styleId: style }),
    }),
    selections: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [RuneSelectionObject],
      description: 'Runes chosen from the tree, in row order.',
      resolve: ({ selections }) => [...selections],
    }),
  }),
})

const StatShardsObject = builder.objectRef<Perks['statPerks']>('StatShards').implement({
  description: "Riot's numbers of the three stat shards of a rune page. 0 if unknown.",
  fields: (t) => ({
    offense: t.exposeInt('offense', { description: 'Shard of the first row.' }),
    flex: t.exposeInt('flex', { description: 'Shard of the second row.' }),
    defense: t.exposeInt('defense', { description: 'Shard of the third row.' }),
  }),
})

export const RunePageObject = builder.objectRef<Perks>('RunePage').implement({
  description: 'A rune page: the runes chosen by a participant.',
  fields: (t) => ({
    keystone: t.field({
      type: RuneObject,
      nullable: true,
      description: 'The keystone rune. Null in modes without runes.',
      resolve({ styles }) {
        const runeId = styles[0]?.selections[0]?.perk ?? 0
        return runeId === 0 ? null : { runeId }
      },
    }),
    styles: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [RunePageStyleObject],
      description:
        'Rune trees of the page, primary tree first. In modes without runes, the list is empty or the numbers of the trees are 0.',
      resolve: ({ styles }) => [...styles],
    }),
    statShards: t.field({
      type: StatShardsObject,
      description: 'The three stat shards.',
      resolve: ({ statPerks }) => statPerks,
    }),
  }),
})
