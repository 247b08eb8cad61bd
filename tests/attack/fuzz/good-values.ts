import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import type { Chance } from './chance.ts'
import { EnumName, type Given } from './given.ts'
import { type Vocabulary, wordsFor } from './vocabulary.ts'

/** Returns a valid value for an argument of this type and name, mostly of an existing object. */
export function goodValue(chance: Chance, type: GraphQLInputType, name: string, vocabulary: Vocabulary): Given {
  if (isNonNullType(type)) return goodValue(chance, type.ofType, name, vocabulary)
  if (isListType(type)) {
    return Array.from({ length: chance.below(3) }, () => goodValue(chance, type.ofType, name, vocabulary))
  }
  if (isEnumType(type)) return new EnumName(chance.pick(type.getValues()).name)
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isRequiredInputField(field) || chance.often(0.4))
    return Object.fromEntries(
      fields.map((field) => [field.name, goodValue(chance, field.type, field.name, vocabulary)]),
    )
  }
  if (type.name === 'Boolean') return chance.often(0.5)
  const words = wordsFor(name, vocabulary)
  if (type.name === 'Int') {
    const numbers = words.filter((word) => typeof word === 'number')
    return numbers.length > 0 && chance.often(0.8) ? chance.pick(numbers) : chance.below(5)
  }
  if (type.name === 'DateTime') return new Date(Date.UTC(2026, chance.below(12), 1 + chance.below(28))).toISOString()
  const texts = words.filter((word) => typeof word === 'string')
  return texts.length > 0 ? chance.pick(texts) : chance.pick(['x', 'Ahri', 'worlds-2026'])
}
