/** A row of a tree as it is drawn: everything that could be chosen there, and what was. */
export type RuneRow<Rune> = readonly RuneCell<Rune>[]

interface RuneCell<Rune> {
  readonly rune: Rune
  readonly chosen: boolean
}

interface Numbered {
  /** Riot's number of the rune; 0 is none. */
  readonly runeId: number
}

interface TreeRow<Rune> {
  readonly runes: readonly Rune[]
}

/**
 * The rows of a tree with what was chosen from it. Runes that the tree of today no longer holds stand in a row of their
 * own at its end. Of a second tree no keystone can be chosen: that row is left out, as the game leaves it out.
 */
export function drawRuneTree<Rune extends Numbered>(
  rows: readonly TreeRow<Rune>[],
  chosen: readonly Rune[],
  place: 'first' | 'second',
): readonly RuneRow<Rune>[] {
  const chosenIds = new Set(chosen.map(({ runeId }) => runeId))
  const drawn = rows
    .map(({ runes }) => runes.map((rune) => ({ rune, chosen: chosenIds.has(rune.runeId) })))
    .filter((row, index) => place === 'first' || index > 0 || row.some((cell) => cell.chosen))
  const known = new Set(rows.flatMap(({ runes }) => runes.map(({ runeId }) => runeId)))
  const removed = chosen.filter(({ runeId }) => !known.has(runeId)).map((rune) => ({ rune, chosen: true }))
  return removed.length === 0 ? drawn : [...drawn, removed]
}

/** The runes of a page that are any: modes without runes, and some old matches, say 0. */
export function chosenRunes<Rune extends Numbered>(selections: readonly { readonly rune: Rune }[]): readonly Rune[] {
  return selections.map(({ rune }) => rune).filter(({ runeId }) => runeId !== 0)
}
