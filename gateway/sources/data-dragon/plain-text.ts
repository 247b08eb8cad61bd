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

const NAMED_CHARACTERS = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['bull', '•'],
  ['middot', '·'],
  ['times', '×'],
  ['minus', '−'],
])

/**
 * The text of Data Dragon's markup: no tags and no entities, lines ended by `\n`, at most one blank line between two. A
 * paragraph with a number that Data Dragon left open ends before that sentence: those behind it would be about nothing.
 * `null` when nothing is left of the first paragraph: it says what the thing does.
 */
export function toPlainText(markup: string): string | null {
  const [first = '', ...others] = withoutMarkup(markup.replace(/\s+/g, ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .split(/\n{2,}/)
    .map(withoutHoles)
  return first === '' ? null : [first, ...others.filter((paragraph) => paragraph !== '')].join('\n\n')
}

/** Without tags, entities and the client's own marks, and without those that come to light when others are taken away. */
function withoutMarkup(markup: string): string {
  const text = markup
    .replace(ENTITIES, toCharacter)
    .replace(PLACEHOLDERS, HOLE)
    .replace(PICTURES, '')
    .replace(LINE_TAGS, '\n')
    .replace(TAGS, '')
  return text === markup ? text : withoutMarkup(text)
}

function toCharacter(_entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return NAMED_CHARACTERS.get(name) ?? HOLE
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  const isCharacter = point >= 0x20 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
  return isCharacter ? String.fromCodePoint(point) : HOLE
}

function withoutHoles(paragraph: string): string {
  const hole = paragraph.indexOf(HOLE)
  if (hole === -1) return paragraph
  return WHOLE_SENTENCES.exec(paragraph.slice(0, hole))?.[0] ?? ''
}
