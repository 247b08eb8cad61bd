import type { RecordedStyles } from './recorder.ts'

/** No class of our own style sheets begins with a capital letter. */
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const CHARACTERS = `${CAPITALS}${LETTERS}0123456789`

/** Styles whose names are short. Griffel's names are hashes, which hardly compress. */
export interface ShortStyles {
  /** What components need, as code: the class of each property by slot, or a single class. */
  readonly classesOf: ReadonlyMap<string, string>
  /** Returns a rule with the short names of its classes. */
  readonly shorten: (css: string) => string
}

/** Gives the shortest names to what is used most. The same styles always have the same names. */
export function shortenNames(styles: ReadonlyMap<string, RecordedStyles>): ShortStyles {
  const found = [...styles.values()].map(({ classes }) => classes)
  const slots = found.filter((classes) => typeof classes !== 'string').flatMap((classes) => Object.values(classes))
  const properties = nameByUse(
    slots.flatMap((slot) => Object.keys(slot)),
    LETTERS,
  )
  const classes = nameByUse(
    [
      ...found.filter((name) => typeof name === 'string'),
      ...slots.flatMap((slot) => Object.values(slot).flatMap((name) => firstOf(name) || [])),
    ],
    CAPITALS,
  )
  const shortenSlot = (slot: (typeof slots)[number]) =>
    Object.fromEntries(
      Object.entries(slot).map(([property, name]) => [properties.get(property), classes.get(firstOf(name)) ?? 0]),
    )
  return {
    classesOf: new Map(
      Array.from(styles, ([address, { classes: of }]) => [
        address,
        JSON.stringify(
          typeof of === 'string'
            ? classes.get(of)
            : Object.fromEntries(Object.entries(of).map(([name, slot]) => [name, shortenSlot(slot)])),
        ),
      ]),
    ),
    shorten: (css) => css.replaceAll(/(?<=\.)[a-z]\w+/g, (name) => classes.get(name) ?? name),
  }
}

/** Of classes for both directions of writing, the one for left to right; empty when a property is unset. */
const firstOf = (name: string | 0 | readonly [string, string]) => (typeof name === 'object' ? name[0] : name || '')

function nameByUse(uses: readonly string[], firstCharacters: string): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  for (const use of uses) counts.set(use, (counts.get(use) ?? 0) + 1)
  const sorted = [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
  return new Map(sorted.map(([name], index) => [name, toName(index, firstCharacters)]))
}

/** Names of one character come first, then those of two. */
function toName(index: number, firstCharacters: string): string {
  const first = firstCharacters.charAt(index % firstCharacters.length)
  const rest = Math.floor(index / firstCharacters.length)
  return rest === 0 ? first : first + toName(rest - 1, CHARACTERS)
}
