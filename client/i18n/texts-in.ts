import type { Locale } from '../../languages.ts'

/** `files` are by path, of which a part is the language. Throws when there is none. */
export function textsIn<Texts>(files: Readonly<Record<string, Texts>>, locale: Locale): Texts {
  const found = Object.entries(files).find(([path]) => path.split(/[/.]/).includes(locale))
  if (found === undefined) throw new Error(`There are no texts in ${locale} among ${Object.keys(files).join(', ')}.`)
  return found[1]
}
