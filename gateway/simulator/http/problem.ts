/** What Riot answers instead of data: a status and, in most places, one sentence. */
export class RiotProblem extends Error {
  override readonly name = 'RiotProblem'
  readonly status: number
  readonly body: unknown

  constructor(status: number, message: string, body: unknown = { status: { message, status_code: status } }) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** Nothing is known under that name. */
export function notFound(detail: string): RiotProblem {
  return new RiotProblem(404, `Data not found - ${detail}`)
}

/** The request can't be understood. */
export function badRequest(detail: string): RiotProblem {
  return new RiotProblem(400, `Bad Request - ${detail}`)
}

/** The key does not open this. */
export function forbidden(): RiotProblem {
  return new RiotProblem(403, 'Forbidden')
}

/** An answer with data, as Riot writes it. */
export function toAnswer(body: unknown, headers: HeadersInit = {}): Response {
  return toResponse(200, body, headers)
}

/** An answer without data, as Riot writes it. */
export function toProblemAnswer({ status, body }: RiotProblem, headers: HeadersInit = {}): Response {
  return toResponse(status, body, headers)
}

function toResponse(status: number, body: unknown, headers: HeadersInit): Response {
  const all = new Headers(headers)
  all.set('Content-Type', 'application/json;charset=utf-8')
  return new Response(JSON.stringify(body), { status, headers: all })
}
