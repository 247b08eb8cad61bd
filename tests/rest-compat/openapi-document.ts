import { z } from 'zod'
import { catalog } from '../../rest-compat/catalog.ts'
import { toOpenApi } from '../../rest-compat/openapi.ts'
import type { Route } from '../../rest-compat/route.ts'

const schema = z.record(z.string(), z.json())
const content = z.record(z.string(), z.strictObject({ schema }))
const header = z.strictObject({ description: z.string(), required: z.boolean(), schema })

const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.string().optional(),
  schema,
})

const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(
    z.string(),
    z.strictObject({
      description: z.string(),
      headers: z.record(z.string(), header).default({}),
      content: content.default({}),
    }),
  ),
})

const document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), schema) }),
})

/** An OpenAPI document, parsed from its text alone. */
export type OpenApiDocument = z.infer<typeof document>
export type OpenApiOperation = z.infer<typeof operation>
export type OpenApiParameter = z.infer<typeof parameter>

/** Reads the document of the given routes, by default of the catalog. */
export function readOpenApi(routes: readonly Route[] = catalog): OpenApiDocument {
  return document.parse(JSON.parse(JSON.stringify(toOpenApi(routes))))
}
