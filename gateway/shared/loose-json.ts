export type LooseObject = Readonly<Record<string, unknown>>

/** Largest value of the contract's `Int`. */
const LARGEST_COUNT = 2 ** 31 - 1

/** Latest time that a `Date` can represent, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15

/** Returns the value when it is an object; an empty object otherwise. */
export function asObject(value: unknown): LooseObject {
  return isObject(value) ? value : {}
}

/** Returns the object in a field; an empty object when there is none. */
export function object(from: LooseObject, field: string): LooseObject {
  return asObject(from[field])
}

/** Returns the objects in a list and skips other values; an empty list when there is none. */
export function objects(from: LooseObject, field: string): readonly LooseObject[] {
  return list(from, field).filter(isObject)
}

/** Returns the strings in a list and skips other values; an empty list when there is none. */
export function texts(from: LooseObject, field: string): readonly string[] {
  return list(from, field).filter((value) => typeof value === 'string')
}

/** Returns the string in a field; an empty string when there is none. */
export function text(from: LooseObject, field: string): string {
  const value = from[field]
  return typeof value === 'string' ? value : ''
}

/** Returns the whole numbers above 0 in a list and skips other values; an empty list when there is none. */
export function counts(from: LooseObject, field: string): readonly number[] {
  return list(from, field)
    .map((value) => wholeNumber(value, LARGEST_COUNT))
    .filter((value) => value > 0)
}

/** Returns a whole number from 0 to 2^31 - 1, with the fraction cut off; 0 when there is none. */
export function count(from: LooseObject, field: string): number {
  return wholeNumber(from[field], LARGEST_COUNT)
}

/** Returns a time in milliseconds since 1970; 0 when there is none. */
export function moment(from: LooseObject, field: string): number {
  return wholeNumber(from[field], LAST_MOMENT)
}

/** Returns true only when the field is `true`. */
export function flag(from: LooseObject, field: string): boolean {
  return from[field] === true
}

function isObject(value: unknown): value is LooseObject {
  return typeof value === 'object' && value !== null
}

function list(from: LooseObject, field: string): readonly unknown[] {
  const value = from[field]
  return Array.isArray(value) ? value : []
}

function wholeNumber(value: unknown, largest: number): number {
  return typeof value === 'number' && value > 0 && value <= largest ? Math.trunc(value) : 0
}
