import { type Credentials, findCookie, OPERATOR_COOKIE } from '../../identity/rules/credentials.ts'

/** The cookie of a page of another host does not count, because its viewer did not intend that request. */
export function credentialsOf(headers: Headers, url: URL): Credentials {
  const origin = headers.get('origin')
  // Behind a proxy with https the schemes can differ, so only the hosts are compared.
  const own = origin === null || URL.parse(origin)?.host === url.host
  const cookie = headers.get('cookie')
  return {
    authorization: headers.get('authorization'),
    cookie: own ? cookie : null,
    cookieDropped: !own && findCookie(cookie, OPERATOR_COOKIE) !== null,
  }
}
