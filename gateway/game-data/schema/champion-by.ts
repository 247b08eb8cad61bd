import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { findGlobalId } from '../../contract/global-id.ts'

/** A champion identified by its number, which may be unknown to this server. */
export interface ChampionByKey {
  readonly key: number
}

/** Names one champion. */
export const ChampionByInput = builder.inputType('ChampionBy', {
  isOneOf: true,
  description: 'One champion, named in exactly one way.',
  fields: (t) => ({
    id: t.id({ required: false, description: 'The `id` of the champion.' }),
    key: t.int({ required: false, description: "Riot's number of the champion." }),
    slug: t.string({
      required: false,
      description: "Data Dragon's identifier of the champion, such as `MonkeyKing`, case-insensitive.",
    }),
  }),
})

type ChampionBy = typeof ChampionByInput.$inferInput

/** Finds a champion that is known or was counted: a new champion is played before static data knows it. */
export async function findChampionBy(by: ChampionBy, context: GraphQLContext): Promise<ChampionByKey | null> {
  if (typeof by.slug === 'string') return findBySlug(by.slug, context)
  const key = typeof by.id === 'string' ? keyOf(by.id) : by.key
  return typeof key === 'number' ? findByKey(key, context) : null
}

/** Returns the number of the champion that a filter names; null without one. Throws a BAD_USER_INPUT error for no champion. */
export async function filteredChampion(
  argument: string,
  by: ChampionBy | null | undefined,
  context: GraphQLContext,
): Promise<number | null> {
  if (by === null || by === undefined) return null
  const champion = await findChampionBy(by, context)
  if (champion !== null) return champion.key
  throw badInput(
    `\`${argument}\` names no champion of this server: pass the \`id\`, \`key\` or \`slug\` of a \`Champion\`.`,
    argument,
  )
}

function keyOf(id: string): number | null {
  const champion = findGlobalId(id)
  return champion?.typename === 'Champion' && /^[1-9]\d{0,8}$/.test(champion.id) ? Number(champion.id) : null
}

function findBySlug(slug: string, { staticData }: GraphQLContext): ChampionByKey | null {
  const folded = slug.toLowerCase()
  const champions = staticData.listChampions()
  return staticData.championBySlug(slug) ?? champions.find((each) => each.slug.toLowerCase() === folded) ?? null
}

async function findByKey(
  key: number,
  { staticData, championStatistics }: GraphQLContext,
): Promise<ChampionByKey | null> {
  return staticData.champion(key) ?? ((await championStatistics.isCounted(key)) ? { key } : null)
}
