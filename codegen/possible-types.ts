import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { isAbstractType } from 'graphql'

/** Generates the possible types of each interface and union. Apollo's cache needs them to match fragments. */
export const plugin: PluginFunction = (schema) => {
  const entries = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter((type) => !type.name.startsWith('__'))
    .map((type) => [type.name, schema.getPossibleTypes(type).map((possible) => possible.name)])
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}
