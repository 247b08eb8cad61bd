import type { LinkState, LinkUse } from '../../identity/rules/operator-link.ts'
import type { Handler } from '../route.ts'
import { hashOfStyle } from '../style-hash.ts'
import { OPERATOR_STYLE, operatorPage } from './operator-page.ts'
import { localeOf, themeOf } from './visitor-choices.ts'

export interface OperatorLinksOptions {
  readonly stateOfLink: (secret: string) => Promise<LinkState>
  readonly useLink: (secret: string) => Promise<LinkUse>
  readonly editorsPath: string
}

/** Path of the links; the secret follows. */
const PREFIX = '/operator/'

/** Returns a link to the server at `base`, a URL without a trailing slash. */
export function toOperatorLink(base: string, secret: string): string {
  return `${base}${PREFIX}${secret}`
}

const STATUS = { open: 200, used: 410, expired: 410, unknown: 403 } as const satisfies Record<LinkState, number>

/** The page uses nothing of the product but its logo, and runs no script. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src ${hashOfStyle(OPERATOR_STYLE)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of all responses, because they are private to the link's owner. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** A GET request changes nothing, so that a preview in a chat does not use the link up. Only the button on its page does. */
export function createOperatorLinks({ stateOfLink, useLink, editorsPath }: OperatorLinksOptions): Handler {
  return async (request) => {
    const url = new URL(request.url)
    const secret = url.pathname.slice(PREFIX.length)
    if (request.method !== 'POST') return pageOf(await stateOfLink(secret), request)

    const use = await useLink(secret)
    if (use.kind !== 'editor') return pageOf(use.kind, request)
    const lasts = `Max-Age=${Math.floor(use.lastsMs / 1000)}`
    const secure = url.protocol === 'https:' ? '; Secure' : ''
    const cookie = `${use.cookie}; Path=/; ${lasts}; HttpOnly; SameSite=Strict${secure}`
    return new Response(null, { status: 303, headers: { ...PRIVATE, location: editorsPath, 'set-cookie': cookie } })
  }
}

function pageOf(state: LinkState, request: Request): Response {
  const headers = { ...PRIVATE, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  const page = operatorPage({ state, locale: localeOf(request), theme: themeOf(request.headers) })
  return new Response(page, { status: STATUS[state], headers })
}
