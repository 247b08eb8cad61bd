import { foldSearchText } from './search-text.ts'

/** Things that can be found by their names. */
export interface NameIndex<Thing> {
  /**
   * The things with a name that begins with the text, or has a word that does, at most `first`: exact names come before
   * beginnings, and those before words within; then the first name of a thing counts more than its others, and else things
   * stay in their order. Case, diacritics, and whatever is no letter or digit make no difference. A text without letters
   * and digits finds nothing.
   */
  list(text: string, first: number): readonly Thing[]
}

/** Makes things findable by the names that each has. */
export function indexNames<Thing>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): NameIndex<Thing> {
  const entries = things.map((thing) => ({ thing, names: namesOf(thing).map(listEndings) }))
  return {
    list(text, first) {
      const wanted = foldSearchText(text)
      if (wanted === '') return []
      return entries
        .map(({ thing, names }) => ({ thing, distance: Math.min(...listDistances(names, wanted)) }))
        .filter(({ distance }) => distance < Infinity)
        .toSorted((a, b) => a.distance - b.distance)
        .slice(0, first)
        .map(({ thing }) => thing)
    },
  }
}

/** A folded name from each of its words on: first the whole of it. */
function listEndings(name: string): readonly string[] {
  const words = name
    .normalize('NFKD')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(foldSearchText)
  return words.map((_word, index) => words.slice(index).join(''))
}

/** How far each name is; among names that are equally far a later one is a little farther. */
function listDistances(names: readonly (readonly string[])[], wanted: string): readonly number[] {
  return names.map((endings, index) => distanceOf(endings, wanted) + index / names.length)
}

/** How far a name is from a folded text: 0 when it is the same, 1 when it begins so, 2 when a word in it does. */
function distanceOf(endings: readonly string[], wanted: string): number {
  const [whole = ''] = endings
  if (whole === wanted) return 0
  if (whole.startsWith(wanted)) return 1
  return endings.some((ending) => ending.startsWith(wanted)) ? 2 : Infinity
}
