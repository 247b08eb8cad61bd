import { hashOfStyle } from '../style-hash.ts'

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

/** Hash of an empty style element. Fluent UI inserts such elements, and fills them through the CSSOM. */
const EMPTY_STYLE = hashOfStyle('')

/** Header for {@link secure} alone: the source that allows the style elements of a page. */
export const STYLE_SOURCE = 'x-style-source'

/** Returns the policy of a page with style elements from this source, or without any. */
export type PagePolicy = (styleSource: string | null) => string

/**
 * Returns the policy of pages: everything from this server, also in frames, and the sources for Twitch and signing in. Scripts and style attributes in
 * the page are refused, and so are style elements, except those that the server has rendered. Strings become scripts or HTML only through
 * a Trusted Types policy: see `client/app/trusted-types.ts`. `ws:` is listed because not every browser includes websockets in `'self'`.
 */
export function pagePolicyFor(signIn: SignInHosts | null): PagePolicy {
  const elsewhere = signIn === null ? [TWITCH] : [TWITCH, firebase(signIn)]
  const from = (kind: keyof Elsewhere) => elsewhere.flatMap((one) => one[kind])
  return (styleSource) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...from('scripts')].join(' '),
      // The service worker of notifications.
      "worker-src 'self'",
      ["frame-src 'self'", ...from('frames')].join(' '),
      ['style-src', "'self'", EMPTY_STYLE, styleSource ?? []].flat().join(' '),
      "img-src 'self' data:",
      "font-src 'self' data:",
      ["connect-src 'self' ws: wss:", ...from('connections')].join(' '),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].join('; ')
}

/** Policy of data opened as a page: it may load nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

const TWITCH_FRAMES = TWITCH.frames.map((frame) => `"${frame}"`).join(' ')

/** Abilities of a browser that no page uses, and those that only the Twitch player uses. */
const PERMISSIONS = [
  ...['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'].map(
    (ability) => `${ability}=()`,
  ),
  ...['autoplay', 'fullscreen', 'picture-in-picture'].map((ability) => `${ability}=(self ${TWITCH_FRAMES})`),
].join(', ')

/** A year, in seconds. */
const ENCRYPTED_FOR = 31_536_000

export interface SecureOptions {
  /** From {@link pagePolicyFor}. Policies set by the handler are kept. */
  readonly pagePolicy: PagePolicy
  /** True when the client uses TLS. It then uses TLS for a year. */
  readonly isEncrypted: boolean
}

/** Adds the headers that restrict what browsers do with an answer. */
export function secure(headers: Headers, { pagePolicy, isEncrypted }: SecureOptions): void {
  const page = headers.get('content-type')?.startsWith('text/html') === true
  const styleSource = headers.get(STYLE_SOURCE)
  headers.delete(STYLE_SOURCE)
  headers.set('x-content-type-options', 'nosniff')
  if (isEncrypted) headers.set('strict-transport-security', `max-age=${ENCRYPTED_FOR}`)
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  if (page) {
    headers.set('permissions-policy', PERMISSIONS)
    // Pages that open this one lose their hold on it. The window of a sign-in, which this one opens, still reaches it.
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
  }
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', page ? pagePolicy(styleSource) : DATA_POLICY)
  }
}
