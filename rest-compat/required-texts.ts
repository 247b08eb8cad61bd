import { malformed } from './refusals.ts'

/** Null for a blank text, which old clients send for a missing value. */
export function trimToNull(text: string | null | undefined): string | null {
  return text?.trim() || null
}

/** Throws a 400 that names the missing texts. */
export function requireTexts<Name extends string>(
  texts: Readonly<Record<Name, string | null>>,
): asserts texts is Readonly<Record<Name, string>> {
  const missing = Object.entries(texts).flatMap(([name, text]) => (text === null ? [name] : []))
  if (missing.length > 0) throw malformed(`Missing: ${missing.join(', ')}.`)
}
