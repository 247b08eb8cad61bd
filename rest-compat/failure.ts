/** The statuses of a request that has no answer. */
export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 503

interface FailureFacts {
  /** The methods that the path does know. */
  readonly allow?: string
  /** Milliseconds since 1970: when asking again makes sense. */
  readonly retryAt?: number
}

/** Why a request has no answer: a status and a sentence for the caller, who sees nothing else of it. */
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

/** The request can't be understood, or lacks something. */
export function malformed(detail: string): Failure {
  return new Failure(400, detail)
}

/** It is not known who asks, and not everybody may. */
export function unknownCaller(detail: string): Failure {
  return new Failure(401, detail)
}

/** Whoever asks may not do this. */
export function forbidden(detail: string): Failure {
  return new Failure(403, detail)
}

/** There is no such thing. */
export function notFound(detail: string): Failure {
  return new Failure(404, detail)
}

/** The path exists, but not for this method. */
export function methodNotAllowed(method: string, allow: string): Failure {
  return new Failure(405, `${method} is not allowed here. Allowed: ${allow}.`, { allow })
}

/** The request is well formed but breaks a rule. */
export function unprocessable(detail: string): Failure {
  return new Failure(422, detail)
}

/** The client has used its points until `retryAt`, in milliseconds since 1970. */
export function tooManyRequests(detail: string, retryAt: number): Failure {
  return new Failure(429, detail, { retryAt })
}

/** Nothing can be answered before `retryAt`, in milliseconds since 1970; left out when nobody can say when. */
export function unavailable(detail: string, retryAt?: number): Failure {
  return new Failure(503, detail, retryAt === undefined ? {} : { retryAt })
}
