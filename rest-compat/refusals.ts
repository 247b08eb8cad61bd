import { Refusal } from '../gateway/http/refusal.ts'

export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 503

/** 400: the request cannot be understood, or lacks something. */
export function malformed(detail: string): Refusal {
  return new Refusal(400, 'BAD_REQUEST', detail)
}

/** 401: the caller is unknown, and the request needs a known one. */
export function unknownCaller(detail: string): Refusal {
  return new Refusal(401, 'UNKNOWN_CALLER', detail, { 'www-authenticate': 'Bearer realm="lanewatch"' })
}

/** 403: the caller may not do this. */
export function forbidden(detail: string): Refusal {
  return new Refusal(403, 'FORBIDDEN', detail)
}

/** 404: the requested thing does not exist. */
export function notFound(detail: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', detail)
}

/** 422: the request is well formed but breaks a rule. */
export function unprocessable(detail: string): Refusal {
  return new Refusal(422, 'UNPROCESSABLE', detail)
}

/** 429: the client has used up its points until `retryAt`, in milliseconds since 1970. */
export function tooManyRequests(detail: string, retryAt: number): Refusal {
  return new Refusal(429, 'RATE_LIMITED', detail, {}, retryAt)
}

/** 503: there is no answer before `retryAt`, in milliseconds since 1970. When that time is unknown, a retry may follow in 30 s. */
export function unavailable(detail: string, retryAt: number | null = null): Refusal {
  return new Refusal(503, 'UNAVAILABLE', detail, retryAt === null ? { 'retry-after': '30' } : {}, retryAt)
}

/** 503: the server can't read or save its data now; a retry may follow after this time. */
export function storeFault(detail: string, retryAfterSeconds: number): Refusal {
  return new Refusal(503, 'UNAVAILABLE', detail, { 'retry-after': String(retryAfterSeconds) })
}
