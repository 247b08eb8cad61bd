import { type AnySchemaObject, Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import { type OpenApiDocument, type OpenApiOperation, readOpenApi } from './openapi-document.ts'

/** What was asked, as far as its answer depends on it. */
type Asked = Pick<Request, 'method' | 'url'>

/** What is answered under `/v2` without being a route, with its content type. */
const DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ['/v2/openapi.json', 'application/json'],
  ['/v2/docs', 'text/html'],
])

/** Where an answer stands in the document: in its operation, or among those that no operation has. */
interface Expected {
  readonly status: string
  /** The pointers of the schemas that each header has to fit, by its name. */
  readonly headers: Readonly<Record<string, string>>
  /** The content type, without what follows it; null for an answer without a body. */
  readonly contentType: string | null
  /** The pointer of the schema that the body has to fit; null when it may be anything. */
  readonly body: string | null
}

/** Fails the test when an answer is not what the OpenAPI document says of its route. */
export async function expectToFit(asked: Asked, response: Response): Promise<void> {
  expect(await listMisfits(asked, response)).toEqual([])
}

/** In what an answer differs from what the OpenAPI document says of its route: nothing when it fits. The body stays unread. */
export async function listMisfits(
  asked: Asked,
  response: Response,
  document = ofCatalog(),
): Promise<readonly string[]> {
  const { method, url } = asked
  const { pathname } = new URL(url)
  const text = await response.clone().text()
  const name = `${method} ${pathname} answered ${response.status}`
  const expected = findExpected(document, method, pathname, String(response.status))
  if (expected === null) return [`${name}, of which the document says nothing: ${text.slice(0, 300)}`]
  return [
    ...listMisfitHeaders(document, expected, response.headers),
    ...(method === 'HEAD' ? listUnexpectedBody(text) : listMisfitBody(document, expected, text)),
  ].map((misfit) => `${name}, but ${misfit}`)
}

function listMisfitHeaders(document: Checked, { headers, contentType }: Expected, told: Headers): readonly string[] {
  const type = told.get('content-type')?.split(';')[0] ?? null
  const misfits = Object.entries(headers).flatMap(([name, pointer]) => {
    const value = told.get(name)
    if (value === null) return [`${name} is missing.`]
    const validate = document.validatorOf(pointer)
    // The only headers that are no texts are numbers.
    return [value, Number(value)].some((each) => validate(each)) ? [] : [`${name} is ${value}.`]
  })
  // A 304 may name the type of what it does not send again.
  return [
    ...(contentType === null || type === contentType ? [] : [`its content type is ${type} instead of ${contentType}.`]),
    ...misfits,
  ]
}

function listMisfitBody(document: Checked, { contentType, body }: Expected, text: string): readonly string[] {
  if (contentType === null) return listUnexpectedBody(text)
  if (body === null) return []
  const validate = document.validatorOf(body)
  if (validate(JSON.parse(text))) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    return `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}.`
  })
}

function listUnexpectedBody(text: string): readonly string[] {
  return text === '' ? [] : [`it has a body: ${text.slice(0, 300)}`]
}

/** What stands in the document for such an answer; null when it does not allow for one. */
function findExpected(document: Checked, method: string, pathname: string, status: string): Expected | null {
  const contentType = DOCUMENTS.get(pathname.replace(/\/$/, ''))
  if (contentType !== undefined) return toExpectedDocument(method, status, contentType)

  const found = document.paths.filter(({ pattern }) => pattern.test(pathname))
  if (found.length === 0) return status === '404' ? toExpectedFailure(status) : null
  if (method === 'OPTIONS') return status === '204' ? { status, headers: {}, contentType: null, body: null } : null

  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase()
  // Of two paths that match, the one that stands first answers.
  const operations = found.flatMap(({ path, operations }) => {
    const operation = operations[wanted]
    return operation === undefined ? [] : [{ pointer: `/paths/${escape(path)}/${wanted}`, operation }]
  })
  const [first] = operations
  if (first === undefined) return status === '405' ? toExpectedFailure(status) : null
  return toExpected(first.operation, first.pointer, status)
}

function toExpected({ responses }: OpenApiOperation, pointer: string, status: string): Expected | null {
  const response = responses[status]
  if (response === undefined) return null
  const own = `${pointer}/responses/${status}`
  const [contentType = null] = Object.keys(response.content)
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(response.headers)
        .filter(([, { required }]) => required)
        .map(([name]) => [name, `${own}/headers/${escape(name)}/schema`]),
    ),
    contentType,
    body: contentType === null ? null : `${own}/content/${escape(contentType)}/schema`,
  }
}

function toExpectedFailure(status: string): Expected {
  return { status, headers: {}, contentType: 'application/json', body: '/components/schemas/Failure' }
}

function toExpectedDocument(method: string, status: string, contentType: string): Expected | null {
  if (method === 'OPTIONS') return status === '204' ? { status, headers: {}, contentType: null, body: null } : null
  if (method !== 'GET' && method !== 'HEAD') return status === '405' ? toExpectedFailure(status) : null
  if (status === '304') return { status, headers: {}, contentType: null, body: null }
  return status === '200' ? { status, headers: {}, contentType, body: null } : null
}

/** A document that answers can be held against. */
interface Checked {
  readonly paths: readonly {
    readonly path: string
    readonly pattern: RegExp
    readonly operations: Readonly<Record<string, OpenApiOperation>>
  }[]
  validatorOf(pointer: string): ValidateFunction
}

/** Compiles each schema of a document when it is first needed. Throws for one that is not strictly well written. */
function checkBy(document: OpenApiDocument): Checked {
  // A record of known keys requires them without naming them one by one.
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true })
  const root: AnySchemaObject = { ...document, $id: 'v2' }
  // Of the document only the schemas inside of it are any of its business.
  ajv.addVocabulary(Object.keys(document))
  ajv.addSchema(root)
  const validators = new Map<string, ValidateFunction>()

  return {
    paths: Object.entries(document.paths).map(([path, operations]) => ({
      path,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
      operations,
    })),
    validatorOf(pointer) {
      const known = validators.get(pointer)
      if (known !== undefined) return known
      const made = ajv.compile({ $ref: `v2#${encodeURI(pointer)}` })
      validators.set(pointer, made)
      return made
    },
  }
}

let checked: Checked | null = null

function ofCatalog(): Checked {
  return (checked ??= checkBy(readOpenApi()))
}

/** A name as a step of a JSON pointer. */
function escape(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
