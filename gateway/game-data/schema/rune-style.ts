import { builder } from '../../contract/builder.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { localeArgument, LocalTextObject } from '../../contract/local-text.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { RuneFacts } from '../services/static-data.ts'
import { RuneObject } from './rune.ts'

const RuneSlotObject = builder.objectRef<{ readonly runes: readonly RuneFacts[] }>('RuneSlot').implement({
  broadcastable: true,
  description: 'A row of a rune tree. At most one of its runes is chosen.',
  fields: (t) => ({
    runes: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [RuneObject],
      description: 'Runes of the row, from left to right.',
      resolve: ({ runes }) => runes.map(({ id }) => ({ runeId: id })),
    }),
  }),
})

export const RuneStyleObject = builder.objectRef<{ readonly styleId: number }>('RuneStyle').implement({
  broadcastable: true,
  description: 'A rune tree.',
  fields: (t) => ({
    key: t.exposeInt('styleId', { description: "Riot's number of the rune tree." }),
    styleId: t.exposeInt('styleId', {
      description: "Riot's number of the rune tree.",
      deprecationReason: deprecated('Use `key`.', '2027-11-30'),
    }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Name of the rune tree. Null if this server does not know the tree.',
      args: localeArgument,
      resolve: ({ styleId }, { locale }, { staticData }) => staticData.runeStyle(styleId)?.name(locale) ?? null,
    }),
    image: t.string({
      description: "Path of the rune tree's icon on this server, or URL.",
      args: pictureArgument,
      resolve: ({ styleId }, picture, context) =>
        pictureAddress(`/images/rune-styles/${styleId}.png`, picture, context),
    }),
    slug: t.string({
      nullable: true,
      description:
        "Data Dragon's identifier of the rune tree, such as `Domination`. Null if this server does not know the tree.",
      resolve: ({ styleId }, _args, { staticData }) => staticData.runeStyle(styleId)?.key ?? null,
    }),
    icon: t.string({
      nullable: true,
      description:
        "Path of Riot's own icon below Data Dragon's `/cdn/img/`. Null if this server does not know the tree.",
      resolve: ({ styleId }, _args, { staticData }) => staticData.runeStyle(styleId)?.icon ?? null,
    }),
    slots: t.field({
      cost: new FieldCost({ listSize: 4 }),
      type: [RuneSlotObject],
      description: 'Rows of the tree, keystones first. Empty if this server does not know the tree.',
      resolve: ({ styleId }, _args, { staticData }) =>
        (staticData.runeStyle(styleId)?.slots ?? []).map((runes) => ({ runes })),
    }),
  }),
})

builder.queryField('runeStyles', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 5 }),
    type: [RuneStyleObject],
    description: "Rune trees that can currently be chosen, in Riot's order.",
    resolve: (_root, _args, { staticData }) => staticData.listRuneStyles().map(({ id }) => ({ styleId: id })),
  }),
)
