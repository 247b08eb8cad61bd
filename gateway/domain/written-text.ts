/**
 * What nobody sees in a line of text, or what no XML can hold: control and format characters, line ends, halves of
 * surrogate pairs, noncharacters, and letters without a shape. How an emoji is drawn may be said.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u

/** The text as a line of its own is kept: composed, without spaces around it and with single ones inside. */
export function toTitle(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')
}

/** How many code points a text has. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Whether a line of text holds what nobody sees, and what could make it pass for another. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text)
}

/** Whether a text is a whole http or https address. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && !hasInvisible(text) && URL.canParse(text)
}
