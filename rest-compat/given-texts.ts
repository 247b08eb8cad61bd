import { malformed } from './failure.ts'

/** The text that a caller gave, without spaces around it; null where there is none but spaces, as old clients write nothing. */
export function findText(text: string | null | undefined): string | null {
  return text?.trim() || null
}

/** Throws a 400 that names those of the texts that are missing. */
export function needTexts<Name extends string>(
  texts: Readonly<Record<Name, string | null>>,
): asserts texts is Readonly<Record<Name, string>> {
  const missing = Object.entries(texts).flatMap(([name, text]) => (text === null ? [name] : []))
  if (missing.length > 0) throw malformed(`Missing: ${missing.join(', ')}.`)
}
