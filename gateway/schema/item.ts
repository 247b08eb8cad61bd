import { builder } from './builder.ts'
import { localeArgument, LocalNameObject } from './local-name.ts'

export const ItemObject = builder.objectRef<{ readonly itemId: number }>('Item').implement({
  description: 'Something a participant bought.',
  fields: (t) => ({
    itemId: t.exposeInt('itemId', { description: "Riot's number of the item." }),
    name: t.field({
      type: LocalNameObject,
      nullable: true,
      description: 'Null when this server does not know the item.',
      args: localeArgument,
      resolve: ({ itemId }, { locale }, { staticData }) => staticData.item(itemId)?.name(locale) ?? null,
    }),
    image: t.string({
      description: 'Path of a picture on this server.',
      resolve: ({ itemId }) => `/images/items/${itemId}.png`,
    }),
  }),
})
