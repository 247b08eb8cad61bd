import { z } from 'zod'
import { badParameter } from './refusals.ts'

/** A value of an enum of the contract, in any case. */
export const oneOf = <Value extends string>(values: Readonly<Record<string, Value>>) =>
  z.string().toUpperCase().pipe(z.enum(values))

/** Several values, separated by commas. */
export const listOf = <Value>(value: z.ZodType<Value, string>) =>
  z
    .string()
    .transform((given) => given.split(',').map((each) => each.trim()))
    .pipe(z.array(value).max(100))

/** A text that is not blank, such as a name. */
export const text = z.string().trim().min(1, 'It is empty').max(100)

/** In any case. */
export const flag = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['true', 'false']))
  .transform((value) => value === 'true')

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `Expected a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.int().min(least).max(most))

/** Reads some parameters of an address. Throws a 400 that names the first one that is wrong. */
export function readParameters<Shape extends z.ZodRawShape>(shape: Shape, search: URLSearchParams) {
  const given = Object.fromEntries([...search].filter(([name]) => Object.hasOwn(shape, name)))
  const { success, data, error } = z.object(shape).safeParse(given)
  if (success) return data
  const [issue] = error.issues
  const name = String(issue?.path[0])
  const value = given[name]
  if (value === undefined) throw badParameter(`The parameter ${name} is missing.`)
  throw badParameter(`The parameter ${name} can't be "${shorten(value)}". ${issue?.message}.`)
}

/** Throws a 400 for a parameter that is not known or given twice. */
export function refuseUnknown(search: URLSearchParams, known: readonly string[]): void {
  for (const name of search.keys()) {
    if (!known.includes(name))
      throw badParameter(`There is no parameter "${shorten(name)}". Use these: ${known.join(', ')}.`)
    if (search.getAll(name).length > 1) throw badParameter(`The parameter ${name} is given more than once.`)
  }
}

const shorten = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)
