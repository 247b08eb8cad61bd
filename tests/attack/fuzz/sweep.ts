import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'
import type { Chance } from './chance.ts'
import { isList, type WrittenOperation } from './documents.ts'
import { type Given, toLiteral } from './given.ts'
import { goodValue } from './good-values.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A place for a value: an argument of a field, or an input field of an argument. */
export interface InputPlace {
  readonly operation: WrittenOperation['kind']
  /** Fields from the root to the one with the argument. */
  readonly steps: readonly Step[]
  readonly argument: GraphQLArgument
  /** The fields of input objects that lead to the place; empty for the argument itself. */
  readonly within: readonly string[]
}

interface Step {
  readonly field: GraphQLField<unknown, unknown>
  /** Narrows the field's type to this one. */
  readonly on: string | null
}

/** Cost of a step through a field. Lists cost more, as each of their items would be resolved. */
function costOf(field: GraphQLField<unknown, unknown>): number {
  if (field.name === 'node') return 9
  return isList(field.type) ? 4 : 1
}

/** Returns all places of the contract that take a value, each with the cheapest path to it. */
export function listInputPlaces(schema: GraphQLSchema): readonly InputPlace[] {
  const places: InputPlace[] = []
  for (const [operation, root] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const) {
    if (root === null || root === undefined) continue
    const paths = new Map([[root.name, { cost: 0, steps: [] as readonly Step[] }]])
    const open = [root]
    // Other operations return the types of queries: only their root fields are swept.
    for (let type = open.shift(); type !== undefined; type = open.shift()) {
      const path = paths.get(type.name)
      if (path === undefined || (operation !== 'query' && type !== root)) continue
      for (const field of Object.values(type.getFields())) {
        const cost = path.cost + costOf(field)
        for (const next of objectsOf(schema, field)) {
          const on = getNamedType(field.type).name === next.name ? null : next.name
          if ((paths.get(next.name)?.cost ?? Infinity) <= cost) continue
          paths.set(next.name, { cost, steps: [...path.steps, { field, on }] })
          open.push(next)
        }
      }
    }
    for (const [name, { steps }] of paths) {
      const type = schema.getType(name)
      if (!isObjectType(type) || (operation !== 'query' && type !== root)) continue
      for (const field of Object.values(type.getFields())) {
        for (const argument of field.args) {
          for (const within of listWithin(argument.type)) {
            places.push({ operation, steps: [...steps, { field, on: null }], argument, within })
          }
        }
      }
    }
  }
  return places
}

function objectsOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>) {
  const type = getNamedType(field.type)
  if (isObjectType(type)) return [type]
  return isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : []
}

function listWithin(type: GraphQLInputType): readonly (readonly string[])[] {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return [[]]
  const inner = Object.values(named.getFields()).flatMap((field) =>
    listWithin(field.type).map((rest) => [field.name, ...rest]),
  )
  return [[], ...inner]
}

/** Writes an operation with this value in the place, as a literal or a variable, and valid values elsewhere. */
export function writeInto(
  chance: Chance,
  { operation, steps, argument, within }: InputPlace,
  value: Given,
  vocabulary: Vocabulary,
): WrittenOperation {
  const given = replaced(goodValue(chance, argument.type, argument.name, vocabulary), within, value)
  const asVariable = chance.often(0.5)
  const target = steps.at(-1)?.field
  let selection = target === undefined || isLeafType(getNamedType(target.type)) ? '' : '{ __typename }'
  for (const { field, on } of steps.toReversed()) {
    const values = field.args.flatMap((each) => {
      if (field === target && each === argument) return [`${each.name}: ${asVariable ? '$given' : toLiteral(given)}`]
      if (!isRequiredArgument(each) && chance.often(0.6)) return []
      return [`${each.name}: ${toLiteral(goodValue(chance, each.type, each.name, vocabulary))}`]
    })
    const inner = on === null ? selection : `{ ... on ${on} ${selection} }`
    selection = `{ ${field.name}${values.length === 0 ? '' : `(${values.join(', ')})`} ${inner} }`
  }
  const head = asVariable ? `${operation} Sweep($given: ${String(argument.type)})` : `${operation} Sweep`
  return { kind: operation, query: `${head} ${selection}`, variables: asVariable ? { given } : {} }
}

function replaced(given: Given, within: readonly string[], value: Given): Given {
  const [name, ...rest] = within
  if (name === undefined) return value
  const fields = typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.entries(given) : []
  const inner = fields.find(([each]) => each === name)?.[1] ?? {}
  return { ...Object.fromEntries(fields), [name]: replaced(inner, rest, value) }
}
