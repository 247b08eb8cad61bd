/** An answer that does not come from the API: its body is not JSON, or it has a status that the API does not use. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
}

/** Parses a body. Throws {@link UnreadableAnswer}, whose message says what the body is instead, without quoting it. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // The error of the parser quotes the body, which may contain a token.
    throw new UnreadableAnswer(nameOf(body.trimStart()))
  }
}

function nameOf(text: string): string {
  if (text === '') return 'an empty body'
  if (text.startsWith('<')) return 'a page of HTML'
  return /^[[{"]/.test(text) ? 'incomplete or invalid JSON' : 'a body that is not JSON'
}
