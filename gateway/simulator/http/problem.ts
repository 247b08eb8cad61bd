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

/** 404: the requested data does not exist. */
export function notFound(detail: string): RiotProblem {
  return new RiotProblem(404, `Data not found - ${detail}`)
}

/** 400: the request is not valid. */
export function badRequest(detail: string): RiotProblem {
  return new RiotProblem(400, `Bad Request - ${detail}`)
}

/** 403: the key does not allow this request. */
export function forbidden(): RiotProblem {
  return new RiotProblem(403, 'Forbidden')
}

/** A successful answer in Riot's format. */
export function toAnswer(body: unknown, headers: HeadersInit = {}): Response {
  return toResponse(200, body, headers)
}

/** An error answer in Riot's format. */
export function toProblemAnswer({ status, body }: RiotProblem, headers: HeadersInit = {}): Response {
  return toResponse(status, body, headers)
}

function toResponse(status: number, body: unknown, headers: HeadersInit): Response {
  const all = new Headers(headers)
  all.set('Content-Type', 'application/json;charset=utf-8')
  return new Response(JSON.stringify(body), { status, headers: all })
}
