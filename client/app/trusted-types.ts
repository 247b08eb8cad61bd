/** The part of the browser's Trusted Types that is used here. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: Readonly<Record<string, (text: string) => string | null>>): void
}

declare global {
  interface Window {
    /** Missing in older browsers, which check nothing. */
    readonly trustedTypes?: TrustedTypes
  }
}

/** Hosts of scripts that libraries of others load: Twitch's player and Google's sign-in. */
const SCRIPT_HOSTS: ReadonlySet<string> = new Set(['player.twitch.tv', 'embed.twitch.tv', 'apis.google.com'])

/**
 * Makes the browser refuse strings as code and as HTML, wherever they are put into the page, and addresses of scripts from hosts other
 * than this one and {@link SCRIPT_HOSTS}. The page's security policy demands such a policy. Only an empty string is HTML: libraries empty an
 * element by it.
 */
export function requireTrustedTypes(
  window: Pick<Window, 'trustedTypes'> & { readonly location: Pick<Location, 'origin'> },
): void {
  const { origin } = window.location
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' ? '' : null),
    createScript: () => null,
    createScriptURL(address) {
      const { origin: from, protocol, hostname } = new URL(address, origin)
      // The address of a blob has the origin of its page.
      const isOwn = from === origin && protocol !== 'blob:'
      return isOwn || (protocol === 'https:' && SCRIPT_HOSTS.has(hostname)) ? address : null
    },
  })
}
