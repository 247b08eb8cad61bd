import { findSecondTree } from './second-tree.ts'

interface Brought {
  readonly summonerSpells: readonly unknown[]
  readonly runes: {
    readonly keystone: unknown
    readonly styles: readonly { readonly description: string; readonly style: { readonly styleId: number } }[]
  }
}

/** Where the tabulator can stop among the spells of a participant. */
export function spellStops({ summonerSpells }: Pick<Brought, 'summonerSpells'>): readonly string[] {
  return Object.entries(summonerSpells).flatMap(([slot, spell]) => (spell === null ? [] : [slot]))
}

/** Where it can stop among everything that a participant brought into the match. */
export function loadoutStops(brought: Brought): readonly string[] {
  const { keystone, styles } = brought.runes
  const hasSecondTree = findSecondTree(styles) !== null
  return [...spellStops(brought), ...(keystone === null ? [] : ['keystone']), ...(hasSecondTree ? ['tree'] : [])]
}
