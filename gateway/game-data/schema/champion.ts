import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { localeArgument, LocalTextObject } from '../../contract/local-text.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { baseChampionOf, baseNameOf } from '../rules/base-champion.ts'
import { nicknamesOf } from '../rules/champion-nicknames.ts'
import { ChampionByInput, type ChampionByKey, findChampionBy } from './champion-by.ts'

const ChampionRef = builder.objectRef<ChampionByKey>('Champion')

export const ChampionNode = builder.node(ChampionRef, {
  broadcastable: true,
  description: 'A champion of the game.',
  id: { resolve: ({ key }) => String(key) },
  loadOne: (id, context) => (/^[1-9]\d{0,8}$/.test(id) ? findChampionBy({ key: Number(id) }, context) : null),
  fields: (t) => ({
    key: t.exposeInt('key', {
      description: "Riot's number of the champion. Use it to join champions across types.",
    }),
    slug: t.string({
      nullable: true,
      description:
        "Data Dragon's identifier of the champion, such as `MonkeyKing`. Null if this server does not know the champion.",
      resolve: ({ key }, _args, { staticData }) => staticData.champion(key)?.slug ?? null,
    }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Name of the champion. Null if this server does not know the champion.',
      args: localeArgument,
      resolve: ({ key }, { locale }, { staticData }) => staticData.champion(key)?.name(locale) ?? null,
    }),
    nicknames: t.stringList({
      cost: new FieldCost({ listSize: 2 }),
      description: 'What players call the champion in short, such as `mf` or `j4`, most common first. In lower case.',
      resolve: ({ key }, _args, { staticData }) => [...nicknamesOf(staticData.champion(key)?.slug ?? '')],
    }),
    tags: t.stringList({
      cost: new FieldCost({ listSize: 2 }),
      description: 'Classes of the champion, such as `Mage`.',
      resolve: ({ key }, _args, { staticData }) => [...(staticData.champion(key)?.tags ?? [])],
    }),
    image: t.string({
      description: "Path of the champion's icon on this server, or URL.",
      args: pictureArgument,
      resolve: ({ key }, picture, context) =>
        pictureAddress(
          `/images/champions/icons/${context.staticData.champion(key)?.slug ?? key}.png`,
          picture,
          context,
        ),
    }),
  }),
})

/** For a mode's own version of a champion, this is the champion itself: by its number, or else by its name in the match. */
export function toChampion(
  { championId, championName = '' }: { readonly championId: number; readonly championName?: string },
  { staticData }: GraphQLContext,
): ChampionByKey {
  const key = baseChampionOf(championId)
  if (staticData.champion(key) !== null) return { key }
  return { key: staticData.championBySlug(baseNameOf(championName))?.key ?? championId }
}

/** Last day of the arguments that `by` replaces. */
const LAST_DAY = '2027-11-30'

/** Arguments of a field about one champion. */
export const championArguments = builder.args((t) => ({
  by: t.field({
    type: ChampionByInput,
    required: false,
    description: 'The champion. An error is returned without it.',
  }),
  slug: t.string({
    required: false,
    description: "Data Dragon's identifier of the champion, such as `MonkeyKing`, case-insensitive.",
    deprecationReason: deprecated('Use `by: { slug }`.', LAST_DAY),
  }),
  key: t.int({
    required: false,
    description: "Riot's number of the champion.",
    deprecationReason: deprecated('Use `by: { key }`.', LAST_DAY),
  }),
}))

builder.queryFields((t) => ({
  champions: t.field({
    cost: new FieldCost({ listSize: 180 }),
    type: [ChampionNode],
    description: 'Champions known to this server, ordered by English name.',
    resolve: (_root, _args, { staticData }) => [...staticData.listChampions()],
  }),
  champion: t.field({
    type: ChampionNode,
    nullable: true,
    description:
      'Looks up a champion. Null if this server neither knows the champion nor has counted it in the newest patches.',
    args: championArguments,
    resolve: (_root, args, context) => findChampion(args, context),
  }),
}))

interface ChampionArguments {
  readonly by?: typeof ChampionByInput.$inferInput | null | undefined
  readonly slug?: string | null | undefined
  readonly key?: number | null | undefined
}

/** Resolves {@link championArguments}; null when there is no such champion. Throws a BAD_USER_INPUT error. */
export async function findChampion(
  { by = null, slug = null, key = null }: ChampionArguments,
  context: GraphQLContext,
): Promise<ChampionByKey | null> {
  const given = [by, slug, key].filter((each) => each !== null)
  if (given.length > 1) throw badInput('More than one of `by`, `slug` and `key` is given: pass only `by`.')
  if (by !== null) return findChampionBy(by, context)
  if (slug !== null) return findChampionBy({ slug }, context)
  if (key !== null) return findChampionBy({ key }, context)
  throw badInput('No champion is given: pass `by`, such as `by: { slug: "Ahri" }`.')
}
