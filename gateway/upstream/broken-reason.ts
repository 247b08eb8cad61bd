const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['ECONNREFUSED', 'the connection was refused'],
  ['ECONNRESET', 'the connection was reset'],
  ['UND_ERR_SOCKET', 'the connection was closed before the end of the answer'],
  ['ENOTFOUND', 'the name of the host was not found'],
  ['EAI_AGAIN', 'the name of the host could not be looked up'],
])

/** Returns why a `fetch` or the reading of its body failed. */
export function toBrokenReason(error: unknown): string {
  return REASONS.get(codeOf(error)) ?? 'the connection broke'
}

/** The code of the error, or of its cause: `fetch` wraps the error of the connection. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return null
  return 'code' in error ? error.code : codeOf(error.cause)
}
