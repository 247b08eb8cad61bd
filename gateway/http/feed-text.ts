const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text of a feed as HTML: the library marks titles and summaries as HTML, but does not escape them. */
export function toHtml(text: string): string {
  return toXml(text).replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

/** Removes the characters that XML can't contain even when escaped: a single one would make the feed unreadable. */
export function toXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
}
