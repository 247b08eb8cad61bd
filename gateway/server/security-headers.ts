/**
 * What a page may load: everything from this server. Styles may stand in the page because Fluent UI inserts its style
 * tags while it runs; scripts may not. `ws:` is named because not every browser counts a websocket as `'self'`.
 */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** What data may load when somebody opens it as a page: nothing, apart from the styles inside a drawn image. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Adds the headers that limit what a browser does with an answer. Policies that the handler stated stay. */
export function secure(headers: Headers): void {
  const page = headers.get('content-type')?.startsWith('text/html') === true
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', page ? PAGE_POLICY : DATA_POLICY)
  }
}
