import { FieldCost } from '../limits/field-cost.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import type { GraphQLContext } from './context.ts'
import { localeArgument, LocalTextObject } from './local-text.ts'

/** A champion by number, which this server may not know. */
export interface ChampionByKey {
  readonly key: number
}

const ChampionRef = builder.objectRef<ChampionByKey>('Champion')

export const ChampionNode = builder.node(ChampionRef, {
  description: 'A champion of the game.',
  id: { resolve: ({ key }) => String(key) },
  loadOne: (id, context) => (/^[1-9]\d{0,8}$/.test(id) ? findByKey(Number(id), context) : null),
  fields: (t) => ({
    key: t.exposeInt('key', {
      broadcastable: true,
      description: "Riot's number of the champion; what champions are joined on.",
    }),
    slug: t.string({
      nullable: true,
      broadcastable: true,
      description: "Data Dragon's identifier, such as `MonkeyKing`; null when this server does not know the champion.",
      resolve: ({ key }, _args, { staticData }) => staticData.champion(key)?.slug ?? null,
    }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      broadcastable: true,
      description: 'Null when this server does not know the champion.',
      args: localeArgument,
      resolve: ({ key }, { locale }, { staticData }) => staticData.champion(key)?.name(locale) ?? null,
    }),
    tags: t.stringList({
      cost: new FieldCost({ listSize: 2 }),
      broadcastable: true,
      description: 'What the champion is good at, such as `Mage`.',
      resolve: ({ key }, _args, { staticData }) => [...(staticData.champion(key)?.tags ?? [])],
    }),
    image: t.string({
      broadcastable: true,
      description: 'Path of a picture on this server.',
      resolve: ({ key }, _args, { staticData }) =>
        `/images/champions/icons/${staticData.champion(key)?.slug ?? key}.png`,
    }),
  }),
})

builder.queryFields((t) => ({
  champions: t.field({
    cost: new FieldCost({ listSize: 180 }),
    type: [ChampionNode],
    description: 'Every champion that this server knows, in the order of their English names.',
    resolve: (_root, _args, { staticData }) => [...staticData.listChampions()],
  }),
  champion: t.field({
    type: ChampionNode,
    nullable: true,
    description:
      'A champion by its slug or by its number, whichever is given; null when this server neither knows it nor has counted it in the newest patches.',
    args: {
      slug: t.arg.string({
        required: false,
        description: "Data Dragon's identifier, such as `MonkeyKing`, in any case.",
      }),
      key: t.arg.int({ required: false, description: "Riot's number." }),
    },
    resolve(_root, { slug = null, key = null }, context) {
      if (slug !== null && key !== null) throw badInput('`slug` and `key` are both given: give one of them.')
      if (slug !== null) return findBySlug(slug, context)
      if (key !== null) return findByKey(key, context)
      throw badInput('Neither `slug` nor `key` is given: give one of them.')
    },
  }),
}))

function findBySlug(slug: string, { staticData }: GraphQLContext): ChampionByKey | null {
  const folded = slug.toLowerCase()
  const champions = staticData.listChampions()
  return staticData.championBySlug(slug) ?? champions.find((each) => each.slug.toLowerCase() === folded) ?? null
}

/** A champion that static data does not know yet can be played already. */
async function findByKey(
  key: number,
  { staticData, championStatistics }: GraphQLContext,
): Promise<ChampionByKey | null> {
  return staticData.champion(key) ?? ((await championStatistics.isCounted(key)) ? { key } : null)
}
