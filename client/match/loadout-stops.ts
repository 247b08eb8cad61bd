interface Brought {
  readonly spells: readonly unknown[]
  readonly keystone: unknown
  readonly secondTree: unknown
}

export function spellStops(spells: readonly unknown[]): readonly string[] {
  return Object.entries(spells).flatMap(([slot, spell]) => (spell === null ? [] : [slot]))
}

export function loadoutStops({ spells, keystone, secondTree }: Brought): readonly string[] {
  return [...spellStops(spells), ...(keystone === null ? [] : ['keystone']), ...(secondTree === null ? [] : ['tree'])]
}
