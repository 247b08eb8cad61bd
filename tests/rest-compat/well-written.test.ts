import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sendAndWait } from './answers-any-request.ts'
import { expectToFit } from './fits-openapi.ts'
import { type GoldenWorld, openGoldenWorld } from './golden-world.ts'
import { type OpenApiParameter, readOpenApi } from './openapi-document.ts'

/** The supported schemas of parameters. */
const schema = z.union([
  z.strictObject({
    type: z.literal('string'),
    pattern: z.string().optional(),
    minLength: z.int().optional(),
    enum: z.array(z.string()).optional(),
    const: z.string().optional(),
    description: z.string().optional(),
  }),
  z.strictObject({
    type: z.literal('integer'),
    minimum: z.int().optional(),
    exclusiveMinimum: z.int().optional(),
    maximum: z.int(),
    default: z.int().optional(),
  }),
])
const choice = z.strictObject({ anyOf: z.array(schema) })

let world: GoldenWorld

beforeAll(async () => {
  world = await openGoldenWorld()
  return () => world.close()
})

const reads = Object.entries(readOpenApi().paths).flatMap(([path, { get }]) => {
  return get === undefined || get.parameters.length === 0 ? [] : [{ path, parameters: get.parameters }]
})

describe('a request that is well-formed by the OpenAPI document', () => {
  it.each(reads)('is not refused as malformed at $path', async ({ path, parameters }) => {
    await fc.assert(
      fc.asyncProperty(anyTarget(path, parameters), async (target) => {
        const request = new Request(new URL(target, 'http://lanewatch.test'))
        const response = await sendAndWait(world, request)
        expect(world.unforeseen.splice(0)).toEqual([])
        await expectToFit(request, response)
        expect(response.status === 400 ? await response.text() : '').toBe('')
      }),
      { numRuns: 100 },
    )
  })
})

/** Any target of a path: all path parameters, the required query parameters and some optional ones. */
function anyTarget(path: string, parameters: readonly OpenApiParameter[]): fc.Arbitrary<string> {
  const names = parameters.filter((each) => each.in === 'path')
  const inPath = fc.tuple(...names.map((each) => anyValue(each.schema).filter(canBeSegment)))
  const queried = parameters.filter((each) => each.in === 'query')
  const inQuery = fc.tuple(...queried.map((each) => anyPair(each, NEEDED.has(`${path} ${each.name}`))))
  return fc.tuple(inPath, inQuery).map(([values, pairs]) => {
    const filled = names.reduce((so, { name }, index) => {
      return so.replace(`{${name}}`, () => encodeURIComponent(values[index] ?? ''))
    }, path)
    return `${filled}?${new URLSearchParams(pairs.filter((pair) => pair !== null))}`
  })
}

/** Parameters that must not be missing or empty, unless another one is given. OpenAPI can not express that. */
const NEEDED: ReadonlySet<string> = new Set(['/v2/account username', '/v2/account tag'])

function anyPair(
  { name, required, schema }: OpenApiParameter,
  isNeeded: boolean,
): fc.Arbitrary<[string, string] | null> {
  const pair = anyValue(schema).map((value): [string, string] => [name, value])
  if (isNeeded) return pair.filter(([, value]) => value !== '')
  return required ? pair : fc.option(pair)
}

/** Any value that fits the schema of a parameter, in the format of a URL. */
function anyValue(written: unknown): fc.Arbitrary<string> {
  const several = choice.safeParse(written)
  if (several.success) return fc.oneof(...several.data.anyOf.map(anyValue))

  const asked = schema.parse(written)
  if (asked.type === 'integer') {
    const min = asked.minimum ?? (asked.exclusiveMinimum ?? -1) + 1
    return fc.oneof(fc.integer({ min, max: asked.maximum }), fc.constantFrom(min, asked.maximum)).map(String)
  }
  if (asked.const !== undefined) return fc.constant(asked.const)
  if (asked.enum !== undefined) return fc.constantFrom(...asked.enum)
  const { pattern, minLength = 0 } = asked
  const text = fc.oneof(fc.string({ minLength }), fc.string({ unit: 'grapheme', minLength }))
  if (pattern === undefined) return text
  const fitting = new RegExp(pattern, 'u')
  // A pattern without an anchor may match a part of the text.
  return pattern.startsWith('^') ? fc.stringMatching(fitting) : text.filter((each) => fitting.test(each))
}

/** False for an empty segment and for one or two dots, which a URL removes. */
function canBeSegment(value: string): boolean {
  return value !== '' && !/^\.{1,2}$/.test(value)
}
