import { builder } from '../../contract/builder.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { localeArgument, LocalTextObject } from '../../contract/local-text.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'
import { FieldCost } from '../../limits/field-cost.ts'

export const ItemObject = builder.objectRef<{ readonly itemId: number }>('Item').implement({
  description: 'An item that can be bought in the game.',
  fields: (t) => ({
    key: t.exposeInt('itemId', { description: "Riot's number of the item." }),
    itemId: t.exposeInt('itemId', {
      description: "Riot's number of the item.",
      deprecationReason: deprecated('Use `key`.', '2027-11-30'),
    }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Name of the item. Null if this server does not know the item.',
      args: localeArgument,
      resolve: ({ itemId }, { locale }, { staticData }) => staticData.item(itemId)?.name(locale) ?? null,
    }),
    image: t.string({
      description: "Path of the item's icon on this server, or URL.",
      args: pictureArgument,
      resolve: ({ itemId }, picture, context) => pictureAddress(`/images/items/${itemId}.png`, picture, context),
    }),
    description: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Effects of the item, as plain text with line breaks. Null until this server has the description.',
      args: localeArgument,
      resolve: ({ itemId }, { locale }, { staticData }) => staticData.item(itemId)?.description(locale) ?? null,
    }),
    gold: t.int({
      nullable: true,
      description: 'Total price in the shop, in gold. Null if this server does not know the price.',
      resolve: ({ itemId }, _args, { staticData }) => staticData.item(itemId)?.gold ?? null,
    }),
  }),
})

builder.queryField('items', (t) =>
  t.field({
    cost: new FieldCost({ listSize: { argument: 'keys', formerly: 'ids', most: 450 } }),
    type: [ItemObject],
    description: 'Items known to this server, ordered by number.',
    args: {
      keys: t.arg.intList({
        required: false,
        description: 'Returns only the items with these numbers. Returns all items if omitted.',
      }),
      ids: t.arg.intList({
        required: false,
        description: 'Returns only the items with these numbers.',
        deprecationReason: deprecated('Use `keys`.', '2027-11-30'),
      }),
    },
    resolve: (_root, { keys, ids }, { staticData }) => {
      const given = keys ?? ids
      const wanted = given ? new Set(given) : null
      const items = staticData.listItems().filter(({ id }) => wanted === null || wanted.has(id))
      return items.map(({ id }) => ({ itemId: id }))
    },
  }),
)
