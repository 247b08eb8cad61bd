/** The cookie that says which session a browser has. */
export const OPERATOR_COOKIE = 'lanewatch_operator'

/** What a request shows for who sends it: the headers as they came, null where there is none. */
export interface Credentials {
  readonly authorization: string | null
  readonly cookie: string | null
  /** Whether {@link OPERATOR_COOKIE} came, but does not count and is not told, since a page of another host sent it along. */
  readonly cookieDropped: boolean
}

/** The value of a cookie in a `Cookie` header; null when it is not there. */
export function findCookie(header: string | null, name: string): string | null {
  const cookies = header?.split(';').map((cookie) => cookie.trim()) ?? []
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}
