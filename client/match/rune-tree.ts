/** All runes of a row, with the chosen ones marked. */
export type RuneRow<Rune> = readonly RuneCell<Rune>[]

interface RuneCell<Rune> {
  readonly rune: Rune
  readonly chosen: boolean
}

interface Numbered {
  /** 0 means no rune. */
  readonly runeId: number
}

interface TreeRow<Rune> {
  readonly runes: readonly Rune[]
}

/** Chosen runes that left today's tree get an extra row at the end. A second tree has no keystone row, as in the game. */
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

/** Modes without runes, and some old matches, have the number 0 instead. */
export function chosenRunes<Rune extends Numbered>(selections: readonly { readonly rune: Rune }[]): readonly Rune[] {
  return selections.map(({ rune }) => rune).filter(({ runeId }) => runeId !== 0)
}
