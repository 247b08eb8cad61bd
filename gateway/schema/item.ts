import { FieldCost } from '../limits/field-cost.ts'
import { builder } from './builder.ts'
import { localeArgument, LocalTextObject } from './local-text.ts'

export const ItemObject = builder.objectRef<{ readonly itemId: number }>('Item').implement({
  description: 'Something a participant bought.',
  fields: (t) => ({
    itemId: t.exposeInt('itemId', { description: "Riot's number of the item." }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Null when this server does not know the item.',
      args: localeArgument,
      resolve: ({ itemId }, { locale }, { staticData }) => staticData.item(itemId)?.name(locale) ?? null,
    }),
    image: t.string({
      description: 'Path of a picture on this server.',
      resolve: ({ itemId }) => `/images/items/${itemId}.png`,
    }),
    description: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'What the item does, in plain text with line ends; null while this server does not know.',
      args: localeArgument,
      resolve: ({ itemId }, { locale }, { staticData }) => staticData.item(itemId)?.description(locale) ?? null,
    }),
    gold: t.int({
      nullable: true,
      description: 'Whole price in the shop, in gold; null when this server does not know it.',
      resolve: ({ itemId }, _args, { staticData }) => staticData.item(itemId)?.gold ?? null,
    }),
  }),
})

builder.queryField('items', (t) =>
  t.field({
    cost: new FieldCost({ listSize: { argument: 'ids', most: 450 } }),
    type: [ItemObject],
    description: 'Items that this server knows, by number.',
    args: {
      ids: t.arg.intList({
        required: false,
        description: 'Only those with these numbers. Every item when left out.',
      }),
    },
    resolve: (_root, { ids }, { staticData }) => {
      const wanted = ids ? new Set(ids) : null
      const items = staticData.listItems().filter(({ id }) => wanted === null || wanted.has(id))
      return items.map(({ id }) => ({ itemId: id }))
    },
  }),
)
