import { FieldCost } from '../limits/field-cost.ts'
import type { Perks, PerkSelection, PerkStyle } from '../domain/match.ts'
import { builder } from './builder.ts'
import { RuneObject } from './rune.ts'
import { RuneStyleObject } from './rune-style.ts'

const RuneSelectionObject = builder.objectRef<PerkSelection>('RuneSelection').implement({
  description: 'A chosen rune and what it did.',
  fields: (t) => ({
    rune: t.field({ type: RuneObject, description: 'The rune.', resolve: ({ perk }) => ({ runeId: perk }) }),
    values: t.intList({
      cost: new FieldCost({ listSize: 3 }),
      description: "Riot's three counters of what the rune did in the match; their meaning differs from rune to rune.",
      resolve: ({ var1, var2, var3 }) => [var1, var2, var3],
    }),
  }),
})

const RunePageStyleObject = builder.objectRef<PerkStyle>('RunePageStyle').implement({
  description: 'One of the trees of a rune page.',
  fields: (t) => ({
    description: t.exposeString('description', {
      description: "Riot's word for its place on the page: `primaryStyle` or `subStyle`.",
    }),
    style: t.field({
      type: RuneStyleObject,
      description: 'The tree.',
      resolve: ({ style }) => ({ styleId: style }),
    }),
    selections: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [RuneSelectionObject],
      description: 'The runes chosen from the tree, in the order of its rows.',
      resolve: ({ selections }) => [...selections],
    }),
  }),
})

const StatShardsObject = builder.objectRef<Perks['statPerks']>('StatShards').implement({
  description: "Riot's numbers of the three small bonuses of a rune page; 0 when unknown.",
  fields: (t) => ({
    offense: t.exposeInt('offense', { description: 'The first row.' }),
    flex: t.exposeInt('flex', { description: 'The second row.' }),
    defense: t.exposeInt('defense', { description: 'The third row.' }),
  }),
})

export const RunePageObject = builder.objectRef<Perks>('RunePage').implement({
  description: 'The runes that a participant chose.',
  fields: (t) => ({
    keystone: t.field({
      type: RuneObject,
      nullable: true,
      description: 'The rune that names the page; null in modes without runes.',
      resolve({ styles }) {
        const runeId = styles[0]?.selections[0]?.perk ?? 0
        return runeId === 0 ? null : { runeId }
      },
    }),
    styles: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [RunePageStyleObject],
      description: 'The main tree, then the other one; in modes without runes their numbers are 0, or there are none.',
      resolve: ({ styles }) => [...styles],
    }),
    statShards: t.field({
      type: StatShardsObject,
      description: 'The three small bonuses.',
      resolve: ({ statPerks }) => statPerks,
    }),
  }),
})
