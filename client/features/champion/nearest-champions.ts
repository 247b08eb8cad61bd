import { foldName, hasNickname } from '../../i18n/fold-name.ts'

interface Named {
  readonly slug: string | null
  readonly name: { readonly text: string } | null
  readonly nicknames: readonly string[]
}

const MAX_CHAMPIONS = 6

/** The nearest first: those with the word as a nickname, names that begin with it or contain it, and those that differ in a few letters. */
export function nearestChampions<Champion extends Named>(
  champions: readonly Champion[],
  word: string,
): readonly Champion[] {
  const meant = foldName(word)
  if (meant === '') return []
  return champions
    .map((champion) => ({ champion, distance: distanceTo(champion, meant) }))
    .filter(({ distance: far }) => far <= 1 + meant.length / 4)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_CHAMPIONS)
    .map(({ champion }) => champion)
}

function distanceTo(champion: Named, typed: string): number {
  if (hasNickname(champion, typed)) return -1
  return Math.min(...namesOf(champion).map((name) => distance(typed, name)))
}

function namesOf({ slug, name }: Named): readonly string[] {
  return [slug ?? '', name?.text ?? ''].map(foldName).filter((folded) => folded !== '')
}

/** A prefix is nearer than a substring, and a substring is nearer than a misspelling. */
function distance(typed: string, name: string): number {
  if (name.startsWith(typed)) return 0
  if (typed.length > 2 && name.includes(typed)) return 0.5
  return countChanges(typed, name)
}

/** Insertions, deletions, changes and swaps of adjacent letters. */
function countChanges(from: string, to: string): number {
  const letters = to.split('')
  const rows = [[0, ...letters.map((_, column) => column + 1)]]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (const [row, letter] of from.split('').entries()) {
    const line = [row + 1]
    rows.push(line)
    for (const [column, other] of letters.entries()) {
      const swapped = letter === letters[column - 1] && from[row - 1] === other
      line.push(
        Math.min(
          at(row + 1, column) + 1,
          at(row, column + 1) + 1,
          at(row, column) + (letter === other ? 0 : 1),
          swapped ? at(row - 1, column - 1) + 1 : Infinity,
        ),
      )
    }
  }
  return at(from.length, letters.length)
}
