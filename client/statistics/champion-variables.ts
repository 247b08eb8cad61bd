import type { ChampionParams } from '../paths.ts'

/** Returns the variables of an address's champion: its number, or otherwise its slug. */
export function championVariables({ champion }: ChampionParams): { readonly slug?: string; readonly key?: number } {
  return /^\d+$/.test(champion) ? { key: Number(champion) } : { slug: champion }
}
