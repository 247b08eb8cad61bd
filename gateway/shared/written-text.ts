/**
 * Characters that are invisible in a line of text or not allowed in XML: control and format characters, line ends, lone surrogates,
 * noncharacters, and letters without a shape. Variation selectors are allowed, because they choose how an emoji is drawn.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u

/** Returns the text in its stored single-line form: composed, trimmed, with single spaces inside. */
export function toTitle(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')
}

/** Shortens a text to a number of UTF-16 units, with an ellipsis, and without half a letter. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text.toWellFormed()
  const start = text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${start.toWellFormed()}…`
}

/** In code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Returns true when a line of text contains invisible characters, which could make it pass for another text. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text)
}

/** Returns true when a text is a complete http or https address. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && !hasInvisible(text) && URL.canParse(text)
}
