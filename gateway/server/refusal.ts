/** A request that is turned away. The message is meant for its sender: what was wrong and how to mend it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  /** For programs, such as `PAYLOAD_TOO_LARGE`. */
  readonly code: string
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** What is answered when a handler failed unexpectedly: nothing of the cause gets out. */
export function unexpected(): Refusal {
  return new Refusal(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong on our side. Try again in a moment.')
}

/** How most of the server refuses: `{"detail": "…"}`. */
export function toDetail(refusal: Refusal): Response {
  return toJson(detailOf(refusal), refusal)
}

/** The body of {@link toDetail}. */
export function detailOf({ message }: Refusal): string {
  return JSON.stringify({ detail: message })
}

/** How `/graphql` refuses: as GraphQL clients expect it, with a top-level error. */
export function toGraphQLErrors(refusal: Refusal, requestId: string): Response {
  return toJson(graphQLErrorsOf(refusal, requestId), refusal)
}

/** The body of {@link toGraphQLErrors}. */
export function graphQLErrorsOf({ message, code }: Refusal, requestId: string): string {
  return JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] })
}

function toJson(body: string, { status, headers }: Refusal): Response {
  const common = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return new Response(body, { status, headers: { ...common, ...headers } })
}
