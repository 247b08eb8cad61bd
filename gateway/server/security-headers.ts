/**
 * What a page may load: everything from this server. Styles may stand in the page because Fluent UI inserts its style
 * tags while it runs; scripts may not. `ws:` is named because not every browser counts a websocket as `'self'`.
 *
 * Twitch is the one exception, for the player of the page of streams: of its scripts only the one that embeds a player, at
 * either of its two addresses, and its frames, in which everything else of Twitch's stays. Nothing of it is asked for
 * before a visitor has pressed play. The exception stands on every page, because a visitor who comes to the streams from
 * another page keeps the policy of the page that he loaded first.
 */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' https://player.twitch.tv/js/embed/v1.js https://embed.twitch.tv/embed/v1.js",
  'frame-src https://player.twitch.tv https://embed.twitch.tv',
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
