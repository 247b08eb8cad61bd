import { type AnySchemaObject, Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import { type OpenApiDocument, type OpenApiOperation, readOpenApi } from './openapi-document.ts'

/** The parts of a request that its answer depends on. */
type Asked = Pick<Request, 'method' | 'url'>

/** Content types of the documents under `/v2` that are not routes. */
const DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ['/v2/openapi.json', 'application/json'],
  ['/v2/docs', 'text/html'],
])

/** The documented answer, from an operation or from the answers that all paths share. */
interface Expected {
  readonly status: string
  /** Pointers to the schemas of the headers, by name. */
  readonly headers: Readonly<Record<string, string>>
  /** Content type without its parameters; null for an answer without a body. */
  readonly contentType: string | null
  /** Pointer to the schema of the body; null when any body is allowed. */
  readonly body: string | null
}

/** Fails the test when an answer does not fit the OpenAPI document. */
export async function expectToFit(asked: Asked, response: Response): Promise<void> {
  expect(await listMisfits(asked, response)).toEqual([])
}

/** Lists the differences between an answer and the OpenAPI document; empty when it fits. Leaves the body unread. */
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

function listMisfitHeaders(
  document: Checked,
  { headers, contentType }: Expected,
  received: Headers,
): readonly string[] {
  const type = received.get('content-type')?.split(';')[0] ?? null
  const misfits = Object.entries(headers).flatMap(([name, pointer]) => {
    const value = received.get(name)
    if (value === null) return [`${name} is missing.`]
    const validate = document.validatorOf(pointer)
    // Numbers are the only headers that are not texts.
    return [value, Number(value)].some((each) => validate(each)) ? [] : [`${name} is ${value}.`]
  })
  // A 304 may have the content type of the body that it omits.
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

/** Finds the documented answer for a method, path and status; null when there is none. */
function findExpected(document: Checked, method: string, pathname: string, status: string): Expected | null {
  const contentType = DOCUMENTS.get(pathname.replace(/\/$/, ''))
  if (contentType !== undefined) return toExpectedDocument(method, status, contentType)

  const found = document.paths.filter(({ pattern }) => pattern.test(pathname))
  if (found.length === 0) return status === '404' ? toExpectedFailure(status) : null
  if (method === 'OPTIONS') return status === '204' ? { status, headers: {}, contentType: null, body: null } : null

  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase()
  // When two paths match, the first one in the document answers.
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

/** A document with compiled schemas. */
interface Checked {
  readonly paths: readonly {
    readonly path: string
    readonly pattern: RegExp
    readonly operations: Readonly<Record<string, OpenApiOperation>>
  }[]
  validatorOf(pointer: string): ValidateFunction
}

/** Prepares a document. Compiles each schema at its first use; throws for an invalid one. */
function checkBy(document: OpenApiDocument): Checked {
  // A record of known keys makes them required without a separate list.
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true })
  const root: AnySchemaObject = { ...document, $id: 'v2' }
  // Ajv reads only the schemas inside the document, and has to accept the document's other keys.
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

/** Escapes a name for a JSON pointer. */
function escape(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
