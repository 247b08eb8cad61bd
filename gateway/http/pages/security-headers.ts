export interface SignInHosts {
  readonly authDomain: string
  /** URL of an emulator that replaces all sign-in services; null without one. */
  readonly emulatorUrl: string | null
}

interface Elsewhere {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connections: readonly string[]
}

/**
 * Twitch, for the player on the page of streams. Only the script that embeds a player is allowed, at its two URLs, and Twitch's
 * frames, which contain everything else. Nothing is loaded from Twitch before a visitor has pressed play. The exception is part of
 * every page's policy, because a visitor who reaches the streams from another page keeps the policy of the first page.
 */
const TWITCH: Elsewhere = {
  scripts: ['https://player.twitch.tv/js/embed/v1.js', 'https://embed.twitch.tv/embed/v1.js'],
  frames: ['https://player.twitch.tv', 'https://embed.twitch.tv'],
  connections: [],
}

/**
 * Firebase, for signing in. Signing in with Google needs a window of its own, a frame of the same host that learns when the
 * window is done, and a script that connects the two. Nothing is loaded from Firebase before someone signs in.
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
 * Returns the policy of pages: everything from this server, and the sources for Twitch and signing in. Inline styles are
 * allowed because Fluent UI inserts style tags at run time; inline scripts are not. `ws:` is listed because not every browser
 * includes websockets in `'self'`. No page sends `Cross-Origin-Opener-Policy`, because the window of a sign-in must reach the
 * page that opened it.
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

/** Policy of data opened as a page: it may load nothing except the styles inside a drawn image. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** `pagePolicy` is from {@link pagePolicyFor}. Policies set by the handler are kept. */
export function secure(headers: Headers, pagePolicy: string): void {
  const page = headers.get('content-type')?.startsWith('text/html') === true
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', page ? pagePolicy : DATA_POLICY)
  }
}
