/** A piece of a page, which no text can pass for. */
export class Html {
  readonly #source: string

  constructor(parts: readonly string[], values: readonly Piece[]) {
    this.#source = parts.map((part, index) => part + toSource(values[index])).join('')
  }

  toString(): string {
    return this.#source
  }
}

/** What may stand in a template: a text, which is escaped, or pieces of a page, which stand as they are. */
type Piece = string | number | Html | readonly Html[]

/** The tag of a template that is HTML. Every text in it becomes text of the page, whatever it holds. */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(parts, values)
}

/** What is in the language of the page already, such as CSS of our own; never what comes from elsewhere. */
export function asWritten(source: string): Html {
  return new Html([source], [])
}

/** Nothing to show. */
export const NOTHING = html``

/** A text for people, in which backquotes enclose code. */
export function toProse(text: string): readonly Html[] {
  const pieces = text.split('`')
  // Without its second half, a backquote is only a character.
  const words = pieces.length % 2 === 0 ? [...pieces.slice(0, -2), pieces.slice(-2).join('`')] : pieces
  return words.map((word, index) => (index % 2 === 0 ? html`${word}` : html`<code>${word}</code>`))
}

/** A path that may be broken after each slash where the line is too short. */
export function toBreakable(path: string): readonly Html[] {
  return path.split('/').map((segment, index) => (index === 0 ? html`${segment}` : html`/<wbr />${segment}`))
}

function toSource(value: Piece | undefined): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.toString()
  return typeof value === 'object' ? value.join('') : escape(String(value))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
