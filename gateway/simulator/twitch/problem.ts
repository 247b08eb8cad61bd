export class TwitchProblem extends Error {
  override readonly name = 'TwitchProblem'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

export function toHelixProblem({ status, message }: TwitchProblem, headers: HeadersInit = {}): Response {
  return toJson(status, { error: REASONS[status] ?? 'Error', status, message }, headers)
}

export function toTokenProblem({ status, message }: TwitchProblem): Response {
  return toJson(status, { status, message })
}

export function toJson(status: number, body: unknown, headers: HeadersInit = {}): Response {
  const all = new Headers(headers)
  all.set('Content-Type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(body), { status, headers: all })
}
