import type { ChampionBy } from '../gql/graphql.ts'
import type { ChampionParams } from '../paths.ts'

/** Returns the variables of an address's champion: its number, or otherwise its slug. */
export function championVariables({ champion }: ChampionParams): { readonly champion: ChampionBy } {
  return { champion: /^\d+$/.test(champion) ? { key: Number(champion) } : { slug: champion } }
}
