import { builder } from './builder.ts'
import { localeArgument, LocalTextObject } from './local-text.ts'

/** A champion by number, which this server may not know. */
export interface ChampionByKey {
  readonly key: number
}

const ChampionRef = builder.objectRef<ChampionByKey>('Champion')

export const ChampionNode = builder.node(ChampionRef, {
  description: 'A champion of the game.',
  id: { resolve: ({ key }) => String(key) },
  loadOne: (id, { staticData }) => (/^[1-9]\d{0,8}$/.test(id) ? staticData.champion(Number(id)) : null),
  fields: (t) => ({
    key: t.exposeInt('key', { description: "Riot's number of the champion; what champions are joined on." }),
    slug: t.string({
      nullable: true,
      description: "Data Dragon's identifier, such as `MonkeyKing`; null when this server does not know the champion.",
      resolve: ({ key }, _args, { staticData }) => staticData.champion(key)?.slug ?? null,
    }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Null when this server does not know the champion.',
      args: localeArgument,
      resolve: ({ key }, { locale }, { staticData }) => staticData.champion(key)?.name(locale) ?? null,
    }),
    tags: t.stringList({
      description: 'What the champion is good at, such as `Mage`.',
      resolve: ({ key }, _args, { staticData }) => [...(staticData.champion(key)?.tags ?? [])],
    }),
    image: t.string({
      description: 'Path of a picture on this server.',
      resolve: ({ key }, _args, { staticData }) =>
        `/images/champions/icons/${staticData.champion(key)?.slug ?? key}.png`,
    }),
  }),
})

builder.queryField('champions', (t) =>
  t.field({
    type: [ChampionNode],
    description: 'Every champion that this server knows, in the order of their English names.',
    resolve: (_root, _args, { staticData }) => [...staticData.listChampions()],
  }),
)
