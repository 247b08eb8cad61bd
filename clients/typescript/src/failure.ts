/** An error of an answer, as GraphQL defines it. */
export interface ResponseError {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** The server gave no answer: the network failed, or the server or a proxy did. */
export interface TransportError extends Error {
  readonly kind: 'transport'
  /** Status of the response; null without one. */
  readonly status: number | null
  /** Time that the server asks to wait, in milliseconds; null when it names none. */
  readonly retryAfterMs: number | null
}

/** A limit of the server refused the operation or ended it. */
export interface LimitError extends Error {
  readonly kind: 'limit'
  /** Code of the first error, such as `RATE_LIMITED` or `COST_TOO_HIGH`; null when the refusal names none. */
  readonly code: string | null
  /** Time after which the same operation can succeed, in milliseconds; null when waiting does not help. */
  readonly retryAfterMs: number | null
  readonly errors: readonly ResponseError[]
}

/** The server refused the operation, or some fields of the answer have errors. */
export interface OperationError extends Error {
  readonly kind: 'graphql'
  /** Code of the first error, such as `BAD_USER_INPUT` or `UNKNOWN_API_KEY`; null when it has none. */
  readonly code: string | null
  readonly errors: readonly ResponseError[]
}

/** All failures. `kind` tells them apart. */
export type LanewatchError = TransportError | LimitError | OperationError

/** The facts of a response that decide what a failure means. */
export interface ResponseFacts {
  readonly status: number
  /** Value of `Retry-After` in milliseconds; null without one. */
  readonly retryAfterMs: number | null
}

const LIMIT_CODE = /TOO_|RATE_LIMITED|BUDGET_EXCEEDED/

/** Returns the failure of a request without a usable answer. `facts` are those of a refusal; null when there was none. */
export function toTransportError(facts: ResponseFacts | null, cause: unknown): LanewatchError {
  if (facts !== null) return toFailure(facts, [])
  const message = cause instanceof Error ? cause.message : String(cause)
  return Object.assign(new Error(message, { cause }), { kind: 'transport' as const, status: null, retryAfterMs: null })
}

/** Returns what the errors of a response mean. */
export function toFailure(facts: ResponseFacts, errors: readonly ResponseError[]): LanewatchError {
  const { status, retryAfterMs } = facts
  const [first] = errors
  const message = first?.message ?? `The server answered with the status ${status}.`
  const { code: given, retryAfterSeconds } = first?.extensions ?? {}
  const code = typeof given === 'string' ? given : null
  if (status < 500 && (status === 429 || LIMIT_CODE.test(code ?? ''))) {
    const stated = typeof retryAfterSeconds === 'number' ? retryAfterSeconds * 1000 : null
    const waitMs = retryAfterMs ?? stated ?? (status === 429 ? 0 : null)
    return Object.assign(new Error(message), { kind: 'limit' as const, code, retryAfterMs: waitMs, errors })
  }
  if (status >= 500 || errors.length === 0)
    return Object.assign(new Error(message), { kind: 'transport' as const, ...facts })
  return Object.assign(new Error(message), { kind: 'graphql' as const, code, errors })
}
