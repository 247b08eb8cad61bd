/** A request of an attacker or a broken client, with its expected outcome. */
export interface HostileRequest {
  readonly name: string
  readonly method: string
  /** The target in the request line. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  readonly expected: Outcome
}

export interface Outcome {
  /** The status; several when it depends on the data stored so far. */
  readonly status: number | readonly number[]
  /**
   * The distinct codes of the GraphQL errors; none when left out. A partial answer has both a 200 and a code.
   */
  readonly codes?: readonly string[]
}

export const ANSWERED: Outcome = { status: 200 }
export const TOO_COSTLY: Outcome = { status: 400, codes: ['COST_TOO_HIGH'] }
export const TOO_DEEP: Outcome = { status: 400, codes: ['DOCUMENT_TOO_DEEP'] }
export const TOO_LONG: Outcome = { status: 400, codes: ['DOCUMENT_TOO_LONG'] }
export const TOO_WIDE: Outcome = { status: 400, codes: ['DOCUMENT_TOO_WIDE'] }
export const OVER_BUDGET: Outcome = { status: 200, codes: ['BUDGET_EXCEEDED'] }
/** A 400 only for clients that accept `application/graphql-response+json`, like these requests. */
export const INVALID: Outcome = { status: 400, codes: ['GRAPHQL_VALIDATION_FAILED'] }
export const UNPARSABLE: Outcome = { status: 400, codes: ['GRAPHQL_PARSE_FAILED'] }
export const BAD_REQUEST: Outcome = { status: 400, codes: ['BAD_REQUEST'] }
/** Refused by the type of a variable. */
export const BAD_VARIABLE: Outcome = { status: 400, codes: ['BAD_USER_INPUT'] }
/** Refused because no single operation is selected. */
export const NO_OPERATION: Outcome = { status: 400, codes: ['OPERATION_RESOLUTION_FAILURE'] }
export const TOO_LARGE: Outcome = { status: 413, codes: ['PAYLOAD_TOO_LARGE'] }
export const WRONG_TYPE: Outcome = { status: 415, codes: ['UNSUPPORTED_MEDIA_TYPE'] }
export const NOT_ACCEPTABLE: Outcome = { status: 406, codes: ['NOT_ACCEPTABLE'] }
/** Refused by a field; other fields are answered. */
export const BAD_ARGUMENT: Outcome = { status: 200, codes: ['BAD_USER_INPUT'] }

const HEADERS = { 'content-type': 'application/json', accept: 'application/graphql-response+json' }

/** Returns a POST of a document. */
export function document(
  name: string,
  query: string,
  expected: Outcome,
  variables?: Readonly<Record<string, unknown>>,
): HostileRequest {
  return body(name, JSON.stringify({ query, variables }), expected)
}

/** Returns a POST with any body. */
export function body(
  name: string,
  content: string | Uint8Array,
  expected: Outcome,
  headers: Readonly<Record<string, string>> = {},
): HostileRequest {
  return { name, method: 'POST', path: '/graphql', headers: { ...HEADERS, ...headers }, body: content, expected }
}

/** Returns `count` texts joined with spaces. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join(' ')
}

/** Nests `opening`, with its unclosed braces, this many times around `inner`. */
export function nest(times: number, opening: string, inner: string): string {
  return (
    `${opening} `.repeat(times) + inner + ' }'.repeat(times * (opening.split('{').length - opening.split('}').length))
  )
}
