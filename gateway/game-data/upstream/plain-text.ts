import { findNamedCharacter } from '../../shared/named-characters.ts'

/** Tags that begin a new line. */
const LINE_TAGS = /<(?:br|hr|li|p|\/p|\/ul|\/ol)\b[^<>]*>/gi

const TAGS = /<[a-z/!][^<>]*>/gi

const ENTITIES = /&(?:#(\d+)|#x([\da-f]+)|([a-z]\w*));/gi

/** Markers of the game client's small pictures, such as `%i:cooldown%`. */
const PICTURES = /%i:\w+%/g

/** Placeholders for numbers in the game's client: `@Cooldown@`, `{{ duration*100 }}`. */
const PLACEHOLDERS = /@[^\s@]+@|\{\{[^{}]*\}\}/g

/** Marks unreadable text. No text of the game contains this character. */
const HOLE = '\uFFFC'

/** As many whole sentences as possible. A lower-case letter after a dot means that the dot belongs to an abbreviation. */
const WHOLE_SENTENCES = /^.*[.!?](?=\n| \p{Lu})/su

/** First characters of markup. */
const MARKS = /[&<@{%]/

/** Limit of passes over markup that earlier passes expose. The game nests at most twice. */
const PASSES = 8

/**
 * Converts the markup of the game's texts to plain text: no tags and no entities, lines ended by `\n`, at most one blank line
 * between two. A paragraph with an open number ends before that sentence, because the following ones would lack their subject.
 * `null` when nothing is left of the first paragraph, which describes the thing.
 */
export function toPlainText(markup: string): string | null {
  const [first = '', ...others] = toLines(withoutMarkup(markup))
    .split(/\n{2,}/)
    .map(withoutHoles)
  return first === '' ? null : [first, ...others.filter((paragraph) => paragraph !== '')].join('\n\n')
}

/** First line, converted like {@link toPlainText}, but without the unreadable parts. Empty when it has no letter and no digit. */
export function toPlainName(markup: string): string {
  const [name = ''] = toLines(withoutMarkup(markup).replaceAll(HOLE, ' ')).split('\n')
  return /[\p{L}\p{N}]/u.test(name) ? name : ''
}

function toLines(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** Also removes markup that an earlier removal exposes. Text after markup that is nested too deeply becomes a hole. */
function withoutMarkup(markup: string): string {
  let text = markup.replace(/\s+/g, ' ')
  for (let pass = 0; pass < PASSES; pass++) {
    const before = text
    text = before
      .replace(ENTITIES, toCharacter)
      .replace(PLACEHOLDERS, HOLE)
      .replace(PICTURES, '')
      .replace(LINE_TAGS, '\n')
      .replace(TAGS, '')
    if (text === before) return text
  }
  const mark = text.search(MARKS)
  return mark === -1 ? text : text.slice(0, mark) + HOLE
}

function toCharacter(_entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return findNamedCharacter(name) ?? HOLE
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  const isCharacter = point >= 0x20 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
  return isCharacter ? String.fromCodePoint(point) : HOLE
}

function withoutHoles(paragraph: string): string {
  const hole = paragraph.indexOf(HOLE)
  if (hole === -1) return paragraph
  return WHOLE_SENTENCES.exec(paragraph.slice(0, hole))?.[0] ?? ''
}
