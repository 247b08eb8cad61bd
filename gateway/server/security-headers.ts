/** Where people sign in. */
export interface SignInHosts {
  /** The host whose page signs people in with Google. */
  readonly authDomain: string
  /** Where an emulator stands in for all of it; null without one. */
  readonly emulatorUrl: string | null
}

/** What each kind of thing may be loaded from besides this server. */
interface Elsewhere {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connections: readonly string[]
}

/**
 * Twitch, for the player of the page of streams: of its scripts only the one that embeds a player, at either of its two
 * addresses, and its frames, in which everything else of Twitch's stays. Nothing of it is asked for before a visitor has
 * pressed play. The exception stands on every page, because a visitor who comes to the streams from another page keeps
 * the policy of the page that he loaded first.
 */
const TWITCH: Elsewhere = {
  scripts: ['https://player.twitch.tv/js/embed/v1.js', 'https://embed.twitch.tv/embed/v1.js'],
  frames: ['https://player.twitch.tv', 'https://embed.twitch.tv'],
  connections: [],
}

/**
 * Firebase, where people can sign in. Signing in with Google takes a window of its own, a frame of the same host that hears
 * of its end, and the script that ties both together. Nothing of it is asked for before somebody signs in.
 */
function firebase({ authDomain, emulatorUrl }: SignInHosts): Elsewhere {
  return {
    scripts: ['https://apis.google.com'],
    frames: [emulatorUrl ?? `https://${authDomain}`],
    connections:
      emulatorUrl === null
        ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
        : [emulatorUrl],
  }
}

/**
 * What a page may load: everything from this server, and what Twitch and signing in need. Styles may stand in the page
 * because Fluent UI inserts its style tags while it runs; scripts may not. `ws:` is named because not every browser counts
 * a websocket as `'self'`. No page says `Cross-Origin-Opener-Policy`: the window of a sign-in has to reach who opened it.
 */
export function pagePolicyFor(signIn: SignInHosts | null): string {
  const elsewhere = signIn === null ? [TWITCH] : [TWITCH, firebase(signIn)]
  const from = (kind: keyof Elsewhere) => elsewhere.flatMap((one) => one[kind])
  return [
    "default-src 'self'",
    ["script-src 'self'", ...from('scripts')].join(' '),
    ['frame-src', ...from('frames')].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    ["connect-src 'self' ws: wss:", ...from('connections')].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What data may load when somebody opens it as a page: nothing, apart from the styles inside a drawn image. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * Adds the headers that limit what a browser does with an answer; `pagePolicy` is that of {@link pagePolicyFor}. Policies
 * that the handler stated stay.
 */
export function secure(headers: Headers, pagePolicy: string): void {
  const page = headers.get('content-type')?.startsWith('text/html') === true
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', page ? pagePolicy : DATA_POLICY)
  }
}
