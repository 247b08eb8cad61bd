/** A piece of HTML. A class, so that a plain string is never taken for HTML. */
export class Html {
  readonly #source: string

  constructor(parts: readonly string[], values: readonly Piece[]) {
    this.#source = parts.map((part, index) => part + toSource(values[index])).join('')
  }

  toString(): string {
    return this.#source
  }
}

/** A value in a template: texts are escaped, pieces of HTML are inserted as they are. */
type Piece = string | number | Html | readonly Html[]

/** Template tag for HTML. It escapes every text that is inserted. */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(parts, values)
}

/** Inserts trusted source as it is, such as our own CSS. Never use it for text from elsewhere. */
export function asWritten(source: string): Html {
  return new Html([source], [])
}

/** Empty HTML. */
export const NOTHING = html``

export function toProse(text: string): readonly Html[] {
  const pieces = text.split('`')
  // A backquote without a partner is an ordinary character.
  const words = pieces.length % 2 === 0 ? [...pieces.slice(0, -2), pieces.slice(-2).join('`')] : pieces
  return words.map((word, index) => (index % 2 === 0 ? html`${word}` : html`<code>${word}</code>`))
}

/** Renders a path that may wrap after each slash. */
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
