interface Brought {
  readonly spells: readonly unknown[]
  readonly keystone: unknown
  readonly secondTree: unknown
}

/** Where the tabulator can stop among two summoner spells. */
export function spellStops(spells: readonly unknown[]): readonly string[] {
  return Object.entries(spells).flatMap(([slot, spell]) => (spell === null ? [] : [slot]))
}

/** Where it can stop among everything that a participant brought into the match. */
export function loadoutStops({ spells, keystone, secondTree }: Brought): readonly string[] {
  return [...spellStops(spells), ...(keystone === null ? [] : ['keystone']), ...(secondTree === null ? [] : ['tree'])]
}
