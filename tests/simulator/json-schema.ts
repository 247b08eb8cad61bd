import { z } from 'zod'

/** The part of OpenAPI's schemas that Riot's file uses. */
const node = z.looseObject({
  $ref: z.string().optional(),
  type: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
})

/** Named schemas. */
export type Schemas = Readonly<Record<string, unknown>>

/** Lists the places of `value` that do not fit the schema, one line each, including fields that are not in the schema. */
export function listMisfits(value: unknown, schema: unknown, schemas: Schemas, place = '$'): string[] {
  const { $ref, type, properties = {}, required = [], items, additionalProperties, enum: allowed } = node.parse(schema)
  if ($ref !== undefined) {
    const target = schemas[$ref.replace('#/components/schemas/', '')]
    return target === undefined ? [`${place}: unknown ${$ref}`] : listMisfits(value, target, schemas, place)
  }
  if (allowed !== undefined && !allowed.includes(value)) return [`${place}: ${JSON.stringify(value)} is not allowed`]

  switch (type) {
    case 'object': {
      const fields = z.record(z.string(), z.unknown()).safeParse(value)
      if (!fields.success) return [`${place}: not an object`]
      return [
        ...required.filter((name) => !(name in fields.data)).map((name) => `${place}.${name}: missing`),
        ...Object.entries(fields.data).flatMap(([name, field]) => {
          const own = properties[name] ?? additionalProperties
          return own === undefined
            ? [`${place}.${name}: not in the schema`]
            : listMisfits(field, own, schemas, `${place}.${name}`)
        }),
      ]
    }
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((entry, index) => listMisfits(entry, items, schemas, `${place}[${index}]`))
        : [`${place}: not an array`]
    case 'integer':
      return Number.isInteger(value) ? [] : [`${place}: not an integer`]
    case undefined:
      return []
    default:
      return typeof value === type ? [] : [`${place}: not a ${type}`]
  }
}
