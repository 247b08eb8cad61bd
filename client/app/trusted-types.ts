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

/** Libraries empty an element by an empty string. */
const onlyEmpty = (html: string) => (html === '' ? '' : null)

/**
 * Makes the browser refuse strings as code, wherever they are put into the page, and addresses of scripts from hosts other than this one
 * and {@link SCRIPT_HOSTS}. The page's security policy demands such a policy. `createHTML` returns null for a string that must not become
 * HTML.
 */
export function requireTrustedTypes(
  window: Pick<Window, 'trustedTypes'> & { readonly location: Pick<Location, 'origin'> },
  createHTML: (html: string) => string | null = onlyEmpty,
): void {
  const { origin } = window.location
  window.trustedTypes?.createPolicy('default', {
    createHTML,
    createScript: () => null,
    createScriptURL(address) {
      const { origin: from, protocol, hostname } = new URL(address, origin)
      // The address of a blob has the origin of its page.
      const isOwn = from === origin && protocol !== 'blob:'
      return isOwn || (protocol === 'https:' && SCRIPT_HOSTS.has(hostname)) ? address : null
    },
  })
}
