import { Refusal } from '../gateway/http/refusal.ts'

/** 400: a parameter is missing, unknown or has a value that it can't have. */
export function badParameter(message: string): Refusal {
  return new Refusal(400, 'BAD_PARAMETER', message)
}

/** 404: what the export is about does not exist. */
export function notFound(message: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', message)
}

/** 503: there is no answer before `retryAt`, in milliseconds since 1970. When that time is unknown, a retry may follow in 30 s. */
export function unavailable(message: string, retryAt: number | null = null): Refusal {
  return new Refusal(503, 'UNAVAILABLE', message, retryAt === null ? { 'retry-after': '30' } : {}, retryAt)
}
