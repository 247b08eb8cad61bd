import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { isAbstractType } from 'graphql'

/** Writes which types stand behind each interface and union, which Apollo's cache needs to match fragments. */
export const plugin: PluginFunction = (schema) => {
  const entries = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter((type) => !type.name.startsWith('__'))
    .map((type) => [type.name, schema.getPossibleTypes(type).map((possible) => possible.name)])
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}
