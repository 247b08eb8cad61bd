/** A JSON object of which nothing is known. */
export type LooseObject = Readonly<Record<string, unknown>>

/** The largest number that the contract's `Int` can carry. */
const LARGEST_COUNT = 2 ** 31 - 1

/** The latest moment that a `Date` can hold, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15

/** The value itself when it is an object; an empty one for anything else. */
export function asObject(value: unknown): LooseObject {
  return isObject(value) ? value : {}
}

/** The object in a field; an empty one when there is none. */
export function object(from: LooseObject, field: string): LooseObject {
  return asObject(from[field])
}

/** The objects in a list, without what is no object; an empty list when there is none. */
export function objects(from: LooseObject, field: string): readonly LooseObject[] {
  return list(from, field).filter(isObject)
}

/** The texts in a list, without what is no text; an empty list when there is none. */
export function texts(from: LooseObject, field: string): readonly string[] {
  return list(from, field).filter((value) => typeof value === 'string')
}

/** A text; empty when there is none. */
export function text(from: LooseObject, field: string): string {
  const value = from[field]
  return typeof value === 'string' ? value : ''
}

/** The whole numbers above 0 in a list, without what is none; an empty list when there is none. */
export function counts(from: LooseObject, field: string): readonly number[] {
  return list(from, field)
    .map((value) => wholeNumber(value, LARGEST_COUNT))
    .filter((value) => value > 0)
}

/** A whole number from 0 to 2^31 - 1, fractions cut off; 0 when there is none. */
export function count(from: LooseObject, field: string): number {
  return wholeNumber(from[field], LARGEST_COUNT)
}

/** Milliseconds since 1970; 0 when there is no such moment. */
export function moment(from: LooseObject, field: string): number {
  return wholeNumber(from[field], LAST_MOMENT)
}

/** True when the field is; false for anything else. */
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
