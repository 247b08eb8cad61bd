import { isCrawler } from '../app/is-crawler.ts'
import { developersPath } from '../paths.ts'
import { EXAMPLES, MOTION, REGION, SPOILERS, THEME } from '../settings/choices.ts'
import { CONSENT_COOKIE, findCookie, LOCALE_COOKIE } from '../settings/cookies.ts'
import { choiceOf, localeOf } from './request-choices.ts'

/** Every crawler gets the same page. */
const CRAWLER = 'bot'

const CONSENTS: ReadonlySet<unknown> = new Set(['true', 'false'])

/** Reduces a request to its address and to what decides its page, so that visitors with the same page have the same request. */
export function toPageRequest(request: Request): Request {
  const given = request.headers.get('cookie') ?? ''
  const consent = findCookie(given, CONSENT_COOKIE)
  const region = REGION.find(findCookie(given, REGION.cookie))
  const cookies = [
    `${LOCALE_COOKIE}=${localeOf(request)}`,
    ...[THEME, MOTION, SPOILERS].map((choice) => `${choice.cookie}=${choiceOf<string>(choice, request)}`),
    // Before a choice, the search in one field and the form begin with different regions.
    ...(region === null ? [] : [`${REGION.cookie}=${region}`]),
    // Only one page shows examples: the others are the same whatever was chosen.
    ...(new URL(request.url).pathname === developersPath()
      ? [`${EXAMPLES.cookie}=${choiceOf(EXAMPLES, request)}`]
      : []),
    ...(CONSENTS.has(consent) ? [`${CONSENT_COOKIE}=${consent}`] : []),
  ]
  const headers = new Headers({ cookie: cookies.join('; ') })
  if (isCrawler(request.headers.get('user-agent') ?? '')) headers.set('user-agent', CRAWLER)
  return new Request(request.url, { headers, signal: request.signal })
}
