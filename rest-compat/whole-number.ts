import { malformed, unprocessable } from './refusals.ts'

interface Bounds {
  readonly from: number
  readonly to: number
  /** Unit for the message, such as `seconds since 1970`. */
  readonly unit?: string
}

/** Null when missing or empty. Throws a 400 for any other text, and a 422 for a number out of bounds. */
export function parseWholeNumber(text: string | undefined, name: string, { from, to, unit }: Bounds): number | null {
  const digits = text?.trim() ?? ''
  if (digits === '') return null
  if (!/^[+-]?\d+$/.test(digits)) throw malformed(`${name} must be a whole number.`)

  const number = Number(digits)
  if (number >= from && number <= to) return number
  throw unprocessable(`${name} must be from ${from} to ${to}${unit === undefined ? '' : ` ${unit}`}.`)
}
