import { foldSearchText } from '../../shared/fold-text.ts'

export interface NameIndex<Thing> {
  /**
   * Lists at most `first` things with a name, or a word of a name, that starts with the text. Exact names are first,
   * then names that start with the text, then words within names. Among equal matches the first name of a thing counts
   * more than its other names, and things otherwise keep their order. Only letters and digits count, without case and
   * diacritics. A text without letters and digits matches nothing.
   */
  list(text: string, first: number): readonly Thing[]
}

/** Builds an index of things by the names of each. */
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

/** Returns the folded name from each of its words to the end; the whole name is first. */
function listEndings(name: string): readonly string[] {
  const words = name
    .normalize('NFKD')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(foldSearchText)
  return words.map((_word, index) => words.slice(index).join(''))
}

/** Returns the distance of each name. Among equally close names a later one gets a slightly greater distance. */
function listDistances(names: readonly (readonly string[])[], wanted: string): readonly number[] {
  return names.map((endings, index) => distanceOf(endings, wanted) + index / names.length)
}

/** Returns the distance of a name to a folded text: 0 when equal, 1 when it starts with it, 2 when one of its words does. */
function distanceOf(endings: readonly string[], wanted: string): number {
  const [whole = ''] = endings
  if (whole === wanted) return 0
  if (whole.startsWith(wanted)) return 1
  return endings.some((ending) => ending.startsWith(wanted)) ? 2 : Infinity
}
