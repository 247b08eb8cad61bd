import type { ExampleLanguage } from '../../settings/choices.ts'
import type { ExampleValues } from './example-values.ts'
import { fillIn } from './fill-in.ts'
import type { TopicWithExample } from './topics.ts'

const FILES = import.meta.glob<string>('../../../examples/*.{sh,mjs,py}', {
  import: 'default',
  query: '?raw',
  eager: true,
})

/** The languages of the examples, in their order. */
export const LANGUAGES = [
  { name: 'curl', label: 'curl', ending: 'sh' },
  { name: 'javascript', label: 'JavaScript', ending: 'mjs' },
  { name: 'python', label: 'Python', ending: 'py' },
] as const satisfies readonly { readonly name: ExampleLanguage; readonly label: string; readonly ending: string }[]

/** A piece of an example: `value` comes from this server, `comment` explains. */
export interface Piece {
  readonly kind: 'code' | 'comment' | 'value'
  readonly text: string
}

export interface Example {
  /** Name of its file, such as `limits.py`. */
  readonly file: string
  readonly pieces: readonly Piece[]
}

/** Fills an example with the values of this server. */
export function exampleOf({ id }: TopicWithExample, language: ExampleLanguage, values: ExampleValues): Example {
  const ending = LANGUAGES.find(({ name }) => name === language)?.ending ?? 'sh'
  const file = `${id}.${ending}`
  return { file, pieces: toPieces(sourceOf(file), values) }
}

/** Address of an example in the explorer; null when its document needs variables. */
export function explorerPathOf({ id }: TopicWithExample, values: ExampleValues): string | null {
  const [, query] = /`((?:\{|query|subscription)[^`]*)`/.exec(sourceOf(`${id}.mjs`)) ?? []
  if (query === undefined || /\$\w+: \w+!/.test(query)) return null
  return `/graphql?query=${encodeURIComponent(fillIn(query, values))}`
}

function sourceOf(file: string): string {
  const source = FILES[`../../../examples/${file}`]
  if (source === undefined) throw new Error(`There is no example ${file}.`)
  return source.trimEnd()
}

function toPieces(source: string, values: ExampleValues): readonly Piece[] {
  // A comment has a line of its own. The other alternatives are values, and the code between them.
  const parts = source.match(/^ *(?:#|\/\/).*$|\{\{\w+\}\}|(?:(?!\{\{\w+\}\}|^ *(?:#|\/\/))[^])+/gm) ?? []
  return parts.map((part) => {
    if (/^ *(?:#|\/\/)/.test(part)) return { kind: 'comment', text: fillIn(part, values) }
    return part.startsWith('{{') ? { kind: 'value', text: fillIn(part, values) } : { kind: 'code', text: part }
  })
}
