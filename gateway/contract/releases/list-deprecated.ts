import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { lastDayOf } from '../deprecation.ts'

/** A part of the contract that still works. */
export interface DeprecatedPart {
  /** Schema coordinate, such as `Query.champion(slug:)`. */
  readonly part: string
  /** Replacement for clients, as a sentence. */
  readonly instead: string
  /** Last day on which it works, such as `2027-11-30`; null when none is stated. */
  readonly lastDay: string | null
}

interface MayBeDeprecated {
  readonly deprecationReason?: string | null | undefined
}

/** Lists the deprecated parts of a contract, in the order of its types. */
export function listDeprecated(schema: GraphQLSchema): readonly DeprecatedPart[] {
  const found: DeprecatedPart[] = []
  const add = (part: string, { deprecationReason: reason }: MayBeDeprecated) => {
    if (reason === null || reason === undefined) return
    found.push({ part, instead: reason.replace(/ Removed after \S+$/, ''), lastDay: lastDayOf(reason) })
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type)) for (const value of type.getValues()) add(`${type.name}.${value.name}`, value)
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) add(`${type.name}.${field.name}`, field)
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      add(`${type.name}.${field.name}`, field)
      for (const argument of field.args) add(`${type.name}.${field.name}(${argument.name}:)`, argument)
    }
  }
  return found
}
