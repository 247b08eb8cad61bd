import { z } from 'zod'
import { failuresOf, routeId, toTemplate } from '../../rest-compat/openapi.ts'
import type { Route } from '../../rest-compat/route.ts'
import type { OpenApiDocument, OpenApiOperation } from './openapi-document.ts'

/** Lists what the catalog or its document lack for these routes, one sentence each; empty when nothing is missing. */
export function listGaps(routes: readonly Route[], document: OpenApiDocument): readonly string[] {
  return [...routes.flatMap((route) => listGapsOf(route, document)), ...listStrangers(routes, document)]
}

function listGapsOf(route: Route, { paths }: OpenApiDocument): readonly string[] {
  const { method, examples } = route
  const name = `${method} ${toTemplate(route)}`
  const operation = paths[toTemplate(route)]?.[method.toLowerCase()]
  const gaps = [
    examples.length === 0 ? 'has no example' : null,
    ...listUnnamed(route),
    ...(operation === undefined ? ['does not stand in the document'] : listGapsIn(route, operation)),
  ]
  return gaps.filter((gap) => gap !== null).map((gap) => `${name} ${gap}.`)
}

/** Lists differences between the `:name` segments of a path and its described parameters. */
function listUnnamed({ path, parameters }: Route): readonly string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const described = Object.keys(parameters.path ?? {})
  return [
    ...names.filter((name) => !described.includes(name)).map((name) => `does not describe :${name} of its path`),
    ...described.filter((name) => !names.includes(name)).map((name) => `describes :${name}, which is not in its path`),
  ]
}

function listGapsIn(route: Route, operation: OpenApiOperation): readonly string[] {
  const { path = {}, query = {} } = route.parameters
  const documented = new Map(operation.parameters.map((each) => [`${each.in} ${each.name}`, each]))
  const wanted = [
    ...Object.keys(path).map((name) => `path ${name}`),
    ...Object.keys(query).map((name) => `query ${name}`),
  ]
  const statuses = [route.status, ...failuresOf(route)].map(String)
  return [
    ...(operation.operationId === routeId(route) ? [] : [`is called ${operation.operationId}`]),
    ...wanted.filter((name) => !documented.has(name)).map((name) => `lacks its parameter ${name}`),
    ...[...documented]
      .filter(([, { description = '' }]) => description === '')
      .map(([name]) => `says nothing of ${name}`),
    ...[...documented.values()]
      .filter((each) => each.in === 'path' && !each.required)
      .map(({ name }) => `can do without :${name}`),
    ...(route.body !== null && operation.requestBody === undefined ? ['does not tell what body it reads'] : []),
    ...statuses
      .filter((status) => lacksDescription(operation, status))
      .map((status) => `says nothing of what it answers with ${status}`),
  ]
}

function lacksDescription({ responses }: OpenApiOperation, status: string): boolean {
  const { description = '', content = {} } = responses[status] ?? {}
  return description === '' || content['application/json'] === undefined
}

/** Lists operations of the document that are not routes. */
function listStrangers(routes: readonly Route[], { paths }: OpenApiDocument): readonly string[] {
  const known = new Set(routes.map((route) => `${route.method} ${toTemplate(route)}`))
  const documented = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  return documented.filter((name) => !known.has(name)).map((name) => `${name} stands in the document and is no route.`)
}

/** Lists every `$ref` of a document without a target in it. */
export function listDeadRefs(document: OpenApiDocument): readonly string[] {
  return listValuesOf('$ref', document).filter((ref) => !ref.startsWith('#/') || !leadsSomewhere(ref, document))
}

/** Lists every text under a key, anywhere in a JSON value. */
export function listValuesOf(key: string, value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => listValuesOf(key, each))
  const object = z.record(z.string(), z.unknown()).safeParse(value)
  if (!object.success) return []
  return Object.entries(object.data).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : listValuesOf(key, inner),
  )
}

function leadsSomewhere(ref: string, document: OpenApiDocument): boolean {
  let at: unknown = document
  for (const step of ref.slice(2).split('/')) {
    const object = z.record(z.string(), z.unknown()).safeParse(at)
    at = object.data?.[step.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return at !== undefined
}
