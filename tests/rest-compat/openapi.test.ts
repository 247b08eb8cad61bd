import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { catalog } from '../../rest-compat/catalog.ts'
import { toOpenApi } from '../../rest-compat/openapi.ts'
import type { Route } from '../../rest-compat/route.ts'
import { healthRoutes } from '../../rest-compat/routes/health.ts'
import { listDeadRefs, listGaps, listValuesOf } from './catalog-gaps.ts'
import { readOpenApi } from './openapi-document.ts'

describe('the OpenAPI document', () => {
  const document = readOpenApi()

  it('is valid to an independent validator', async () => {
    const { valid, errors } = await new Validator({ strict: false }).validate({ ...toOpenApi() })
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('describes every route with its parameters, body and answers, and nothing else', () => {
    expect(listGaps(catalog, document)).toEqual([])
  })

  it('has unique operation names', () => {
    const names = listValuesOf('operationId', document)
    expect(names).toHaveLength(catalog.length)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has no remains of its source schemas, and no dead references', () => {
    expect([...listValuesOf('$schema', document), ...listValuesOf('$id', document)]).toEqual([])
    expect(listValuesOf('$ref', document).length).toBeGreaterThan(catalog.length)
    expect(listDeadRefs(document)).toEqual([])
  })

  it('describes each schema', () => {
    const { schemas } = document.components
    expect(Object.keys(schemas).filter((name) => typeof schemas[name]?.['description'] !== 'string')).toEqual([])
  })

  it('leaves out a named schema that no route answers with', () => {
    z.object({}).meta({ id: 'AnsweredByNobody', description: 'A shape.' })
    const names = Object.keys(readOpenApi().components.schemas)
    expect(names).toEqual(expect.arrayContaining(['Match', 'Failure', 'Rune']))
    expect(names).not.toContain('AnsweredByNobody')
  })
})

describe('the search for gaps in the document', () => {
  const [health] = healthRoutes
  if (health === undefined) throw new Error('There is no route to plant another one by.')
  const TEXT = z.string().describe('Any text.')

  function listGapsOfPlanted(changes: Partial<Route>): readonly string[] {
    const routes = [...healthRoutes, { ...planted(changes) }]
    return listGaps(routes, readOpenApi(routes))
  }

  function planted(changes: Partial<Route>): Route {
    if (health === undefined) throw new Error('There is no route.')
    return { ...health, path: '/v2/planted/', ...changes }
  }

  it('finds none for a complete route', () => {
    const path = '/v2/planted/:name/'
    expect(listGapsOfPlanted({ path, parameters: { path: { name: TEXT } }, body: z.object({ name: TEXT }) })).toEqual(
      [],
    )
  })

  it('finds a route that is missing in the document', () => {
    expect(listGaps([...healthRoutes, planted({})], readOpenApi(healthRoutes))).toEqual([
      'GET /v2/planted does not stand in the document.',
    ])
  })

  it('finds an operation that is not a route', () => {
    expect(listGaps(healthRoutes, readOpenApi([...healthRoutes, planted({})]))).toEqual([
      'GET /v2/planted stands in the document and is no route.',
    ])
  })

  it.each<[string, Partial<Route>]>([
    ['has no example', { examples: [] }],
    ['does not describe :name of its path', { path: '/v2/planted/:name/' }],
    ['describes :name, which is not in its path', { parameters: { path: { name: TEXT } } }],
    ['says nothing of query name', { parameters: { query: { name: z.string() } } }],
  ])('finds a route that %s', (gap, changes) => {
    expect(listGapsOfPlanted(changes)).toEqual([expect.stringMatching(new RegExp(`^GET /v2/planted.* ${gap}\\.$`))])
  })

  it('finds an optional parameter of a path', () => {
    const changes = { path: '/v2/planted/:name/', parameters: { path: { name: TEXT.optional() } } }
    expect(listGapsOfPlanted(changes)).toContain('GET /v2/planted/{name} can do without :name.')
  })

  it('finds what a document lacks of a changed route', () => {
    const outdated = readOpenApi([...healthRoutes, planted({})])
    const routes = [
      ...healthRoutes,
      planted({ parameters: { query: { name: TEXT } }, body: TEXT, failures: [404], status: 201 }),
    ]
    expect(listGaps(routes, outdated)).toEqual([
      'GET /v2/planted lacks its parameter query name.',
      'GET /v2/planted does not tell what body it reads.',
      ...[201, 400, 404, 413].map((status) => `GET /v2/planted says nothing of what it answers with ${status}.`),
    ])
  })

  it('finds a dead reference', () => {
    const document = readOpenApi(healthRoutes)
    const broken = { ...document, paths: {}, components: { schemas: { A: { $ref: '#/components/schemas/B' } } } }
    expect(listDeadRefs(broken)).toEqual(['#/components/schemas/B'])
  })
})
