import { builder } from '../../contract/builder.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { localeArgument, LocalTextObject } from '../../contract/local-text.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { AugmentRarity } from '../rules/augment-rarity.ts'

const AugmentRarityEnum = builder.enumType('AugmentRarity', {
  description: 'Rarity of an augment.',
  values: {
    SILVER: { description: 'The most common.' },
    GOLD: { description: 'Rarer than silver.' },
    PRISMATIC: { description: 'The rarest.' },
  } satisfies Record<AugmentRarity, { description: string }>,
})

export const AugmentObject = builder.objectRef<{ readonly augmentId: number }>('Augment').implement({
  description: 'An augment: an effect that participants of some modes choose during the match.',
  fields: (t) => ({
    key: t.exposeInt('augmentId', { description: "Riot's number of the augment." }),
    augmentId: t.exposeInt('augmentId', {
      description: "Riot's number of the augment.",
      deprecationReason: deprecated('Use `key`.', '2027-11-30'),
    }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Name of the augment. Null if this server does not know the augment.',
      args: localeArgument,
      resolve: ({ augmentId }, { locale }, { augments }) => augments.find(augmentId)?.name(locale) ?? null,
    }),
    rarity: t.field({
      type: AugmentRarityEnum,
      nullable: true,
      description: 'Rarity of the augment. Null if this server does not know it.',
      resolve: ({ augmentId }, _args, { augments }) => augments.find(augmentId)?.rarity ?? null,
    }),
    image: t.string({
      description: "Path of the augment's icon on this server, or URL.",
      args: pictureArgument,
      resolve: ({ augmentId }, picture, context) =>
        pictureAddress(`/images/augments/${augmentId}.png`, picture, context),
    }),
    description: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Effect of the augment, as plain text with line breaks. Null until this server has the description.',
      args: localeArgument,
      resolve: ({ augmentId }, { locale }, { augments }) => augments.find(augmentId)?.description(locale) ?? null,
    }),
  }),
})

builder.queryField('augments', (t) =>
  t.field({
    cost: new FieldCost({ listSize: { argument: 'keys', formerly: 'ids', most: 1_000 } }),
    type: [AugmentObject],
    description: 'Augments known to this server, ordered by number.',
    args: {
      keys: t.arg.intList({
        required: false,
        description: 'Returns only the augments with these numbers. Returns all augments if omitted.',
      }),
      ids: t.arg.intList({
        required: false,
        description: 'Returns only the augments with these numbers.',
        deprecationReason: deprecated('Use `keys`.', '2027-11-30'),
      }),
    },
    resolve: (_root, { keys, ids }, { augments }) => {
      const given = keys ?? ids
      const wanted = given ? new Set(given) : null
      const found = augments.list().filter(({ id }) => wanted === null || wanted.has(id))
      return found.map(({ id }) => ({ augmentId: id }))
    },
  }),
)
