import { Refusal } from '../gateway/http/refusal.ts'

/** 400: a parameter is missing, unknown or has a value that it can't have. */
export function badParameter(message: string): Refusal {
  return new Refusal(400, 'BAD_PARAMETER', message)
}

/** 400: the contract says in a sentence why a parameter can't have its value. */
export function wrongParameter(name: string, reason: string): Refusal {
  return badParameter(`The parameter ${name} is wrong. ${reason}`)
}

/** 400: a parameter names a champion that does not exist. */
export function unknownChampion(name: string): Refusal {
  return badParameter(`The parameter ${name} names no champion: pass a slug such as Azir, or Riot's number.`)
}

/** 400: a parameter names a pro player who does not exist. */
export function unknownPlayer(name: string): Refusal {
  return badParameter(`The parameter ${name} names no pro player: pass a name or a slug.`)
}

/** 400: a list is continued from a place that it does not have. */
export function unknownCursor(): Refusal {
  const advice = 'pass `next` of a JSON file, or the `after` in the last line of a CSV file, unchanged'
  return badParameter(`The parameter after is not a cursor of this list: ${advice}.`)
}

/** 404: what the export is about does not exist. */
export function notFound(message: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', message)
}

/** 503: there is no answer before `retryAt`, in milliseconds since 1970. When that time is unknown, a retry may follow in 30 s. */
export function unavailable(message: string, retryAt: number | null = null): Refusal {
  return new Refusal(503, 'UNAVAILABLE', message, retryAt === null ? { 'retry-after': '30' } : {}, retryAt)
}
