/** The message is meant for its sender: it says what was wrong and how to fix it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  /** A code for programs, such as `PAYLOAD_TOO_LARGE`. */
  readonly code: string
  readonly headers: Readonly<Record<string, string>>
  /** Earliest time of a useful retry, in milliseconds since 1970; null when it is unknown or part of the headers. */
  readonly retryAt: number | null

  constructor(
    status: number,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    retryAt: number | null = null,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
    this.retryAt = retryAt
  }
}

export function unexpected(): Refusal {
  return new Refusal(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong on our side. Try again in a moment.')
}

export function toRefused({ status, headers }: Refusal, body: string): Response {
  const common = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return new Response(body, { status, headers: { ...common, ...headers } })
}

/** Body of a refusal in the format of most of the server: `{"detail": "…"}`. */
export function detailOf({ message }: Refusal): string {
  return JSON.stringify({ detail: message })
}

/** Body of a refusal in the format of `/graphql`: a top-level error, as GraphQL clients expect it. */
export function graphQLErrorsOf({ message, code }: Refusal, requestId: string): string {
  return JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] })
}

/** Body of a refusal in the format of exports and calendars: `{"error": {"code": "…", "message": "…", "retryAt": null}}`. */
export function typedErrorOf(refusal: Refusal, _requestId: string, now: number): string {
  const { code, message } = refusal
  return JSON.stringify({ error: { code, message, retryAt: retryTimeOf(refusal, now) } })
}

/** Earliest time of a useful retry in ISO 8601, also from `Retry-After`; null when it is unknown. */
export function retryTimeOf({ retryAt, headers }: Refusal, now: number): string | null {
  const seconds = headers['retry-after']
  const time = retryAt ?? (seconds === undefined ? null : now + Number(seconds) * 1000)
  return time === null ? null : new Date(time).toISOString()
}
