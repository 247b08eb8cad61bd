import { randomUUID } from 'node:crypto'
import { explorerTexts } from './explorer-texts.ts'
import { openSeparatePage, type SeparatePage } from './separate-page.ts'
import { localeOf, themeOf } from './visitor-choices.ts'

/**
 * Everything comes from this server, and no script is inline or compiled from text. The nonce is for the style elements of the editor:
 * see `client/explorer/editor-styles.ts`. `ws:` is listed because not every browser includes websockets in `'self'`.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'nonce-{{nonce}}'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' ws: wss:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/**
 * Opens the page that browsers get at `/graphql`. Resolves to null when it was not built: browsers then get the same answers as other
 * clients. The operation in the address of a page is for its script: the server puts nothing of a request into the page.
 */
export function openExplorer(directory: string): Promise<SeparatePage | null> {
  return openSeparatePage({
    directory,
    textsIn: explorerTexts,
    lookOf: (request) => ({
      locale: localeOf(request),
      theme: themeOf(request.headers),
      others: { nonce: randomUUID() },
    }),
    policy: POLICY,
    vary: 'accept, accept-language, cookie',
  })
}
