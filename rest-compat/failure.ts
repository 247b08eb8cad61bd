/** HTTP statuses of a failed request. */
export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 503

interface FailureFacts {
  /** Methods that the path supports, for the header `Allow`. */
  readonly allow?: string
  /** Earliest time of a useful retry, in milliseconds since 1970. */
  readonly retryAt?: number
}

/** A failed request: a status, and a sentence for the client. The client sees nothing else of the error. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly status: FailureStatus
  readonly allow: string | null
  readonly retryAt: number | null

  constructor(status: FailureStatus, detail: string, facts: FailureFacts = {}) {
    super(detail)
    this.status = status
    this.allow = facts.allow ?? null
    this.retryAt = facts.retryAt ?? null
  }
}

/** 400: the request cannot be understood, or lacks something. */
export function malformed(detail: string): Failure {
  return new Failure(400, detail)
}

/** 401: the caller is unknown, and the request needs a known one. */
export function unknownCaller(detail: string): Failure {
  return new Failure(401, detail)
}

/** 403: the caller may not do this. */
export function forbidden(detail: string): Failure {
  return new Failure(403, detail)
}

/** 404: the requested thing does not exist. */
export function notFound(detail: string): Failure {
  return new Failure(404, detail)
}

/** 405: the path exists, but not for this method. */
export function methodNotAllowed(method: string, allow: string): Failure {
  return new Failure(405, `${method} is not allowed here. Allowed: ${allow}.`, { allow })
}

/** 422: the request is well formed but breaks a rule. */
export function unprocessable(detail: string): Failure {
  return new Failure(422, detail)
}

/** 429: the client has used up its points until `retryAt`, in milliseconds since 1970. */
export function tooManyRequests(detail: string, retryAt: number): Failure {
  return new Failure(429, detail, { retryAt })
}

/** 503: there is no answer before `retryAt`, in milliseconds since 1970. Omit `retryAt` when that time is unknown. */
export function unavailable(detail: string, retryAt?: number): Failure {
  return new Failure(503, detail, retryAt === undefined ? {} : { retryAt })
}
