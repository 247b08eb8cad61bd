import { FieldCost } from '../limits/field-cost.ts'
import type { RuneFacts } from '../ports/static-data.ts'
import { builder } from './builder.ts'
import { localeArgument, LocalTextObject } from './local-text.ts'
import { RuneObject } from './rune.ts'

const RuneSlotObject = builder.objectRef<{ readonly runes: readonly RuneFacts[] }>('RuneSlot').implement({
  description: 'One row of a tree of runes: at most one of them is chosen.',
  fields: (t) => ({
    runes: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [RuneObject],
      broadcastable: true,
      description: 'The runes of the row, from left to right.',
      resolve: ({ runes }) => runes.map(({ id }) => ({ runeId: id })),
    }),
  }),
})

export const RuneStyleObject = builder.objectRef<{ readonly styleId: number }>('RuneStyle').implement({
  description: 'A tree of runes.',
  fields: (t) => ({
    styleId: t.exposeInt('styleId', { broadcastable: true, description: "Riot's number of the tree." }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      broadcastable: true,
      description: 'Null when this server does not know the tree.',
      args: localeArgument,
      resolve: ({ styleId }, { locale }, { staticData }) => staticData.runeStyle(styleId)?.name(locale) ?? null,
    }),
    image: t.string({
      broadcastable: true,
      description: 'Path of a picture on this server.',
      resolve: ({ styleId }) => `/images/rune-styles/${styleId}.png`,
    }),
    slug: t.string({
      nullable: true,
      broadcastable: true,
      description: "Data Dragon's identifier, such as `Domination`; null when this server does not know it.",
      resolve: ({ styleId }, _args, { staticData }) => staticData.runeStyle(styleId)?.key ?? null,
    }),
    icon: t.string({
      nullable: true,
      broadcastable: true,
      description:
        "Path of Riot's own picture below Data Dragon's `/cdn/img/`; null when this server does not know it.",
      resolve: ({ styleId }, _args, { staticData }) => staticData.runeStyle(styleId)?.icon ?? null,
    }),
    slots: t.field({
      cost: new FieldCost({ listSize: 4 }),
      type: [RuneSlotObject],
      broadcastable: true,
      description: 'The rows of the tree, keystones first; empty when this server does not know the tree.',
      resolve: ({ styleId }, _args, { staticData }) =>
        (staticData.runeStyle(styleId)?.slots ?? []).map((runes) => ({ runes })),
    }),
  }),
})

builder.queryField('runeStyles', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 5 }),
    type: [RuneStyleObject],
    description: "Every tree of runes that can be chosen today, in Riot's order.",
    resolve: (_root, _args, { staticData }) => staticData.listRuneStyles().map(({ id }) => ({ styleId: id })),
  }),
)
