import { type Credentials, findCookie, OPERATOR_COOKIE } from '../domain/credentials.ts'

/**
 * What a request to `url` shows for who sends it. The cookie does not count in a request from a page of another host: its
 * viewer did not mean to send that.
 */
export function credentialsOf(headers: Headers, url: URL): Credentials {
  const origin = headers.get('origin')
  // Behind a proxy that speaks https the schemes may differ.
  const own = origin === null || URL.parse(origin)?.host === url.host
  const cookie = headers.get('cookie')
  return {
    authorization: headers.get('authorization'),
    cookie: own ? cookie : null,
    cookieDropped: !own && findCookie(cookie, OPERATOR_COOKIE) !== null,
  }
}
