import { findNamedCharacter } from './named-characters.ts'

/** Tags that begin a new line. */
const LINE_TAGS = /<(?:br|hr|li|p|\/p|\/ul|\/ol)\b[^<>]*>/gi

const TAGS = /<[a-z/!][^<>]*>/gi

const ENTITIES = /&(?:#(\d+)|#x([\da-f]+)|([a-z]\w*));/gi

/** Marks of the game's client for a small picture, such as `%i:cooldown%`. */
const PICTURES = /%i:\w+%/g

/** Where the game's client puts a number: `@Cooldown@`, `{{ duration*100 }}`. */
const PLACEHOLDERS = /@[^\s@]+@|\{\{[^{}]*\}\}/g

/** Stands for what can't be read: no text of the game has it. */
const HOLE = '\uFFFC'

/** As many whole sentences as there are. A small letter behind a dot tells an abbreviation. */
const WHOLE_SENTENCES = /^.*[.!?](?=\n| \p{Lu})/su

/** What a piece of markup can begin with. */
const MARKS = /[&<@{%]/

/** How often what comes to light is looked at again. Data Dragon nests twice at most. */
const PASSES = 8

/**
 * The text of Data Dragon's markup: no tags and no entities, lines ended by `\n`, at most one blank line between two. A
 * paragraph with a number that Data Dragon left open ends before that sentence: those behind it would be about nothing.
 * `null` when nothing is left of the first paragraph: it says what the thing does.
 */
export function toPlainText(markup: string): string | null {
  const [first = '', ...others] = toLines(withoutMarkup(markup))
    .split(/\n{2,}/)
    .map(withoutHoles)
  return first === '' ? null : [first, ...others.filter((paragraph) => paragraph !== '')].join('\n\n')
}

/**
 * The first line of Data Dragon's markup, as {@link toPlainText} writes it but for what can't be read: that is left
 * out, since most of a name is better than none. Empty when it has no letter and no digit.
 */
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

/**
 * Without tags, entities and the client's own marks, and without those that come to light when others are taken away.
 * All behind what is nested too deeply is a hole.
 */
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
