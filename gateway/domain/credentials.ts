/**
 * What an operation is for. Whoever only reads is believed what he shows, until it ends by itself. Before a write the one
 * who gave it out is asked as well: whether it was withdrawn since, and which role the person has now.
 */
export type Purpose = 'read' | 'write'

/** The cookie that says which session a browser has. */
export const OPERATOR_COOKIE = 'lanewatch_operator'

/** What a request shows for who sends it: the headers as they came, null where there is none. */
export interface Credentials {
  readonly authorization: string | null
  readonly cookie: string | null
  /** Whether {@link OPERATOR_COOKIE} came, but does not count and is not told, since a page of another host sent it along. */
  readonly cookieDropped: boolean
}

/** The token of an `Authorization: Bearer …` header; null when it is none. */
export function findBearerToken(authorization: string | null): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

/** The value of a cookie in a `Cookie` header; null when it is not there. */
export function findCookie(header: string | null, name: string): string | null {
  const cookies = header?.split(';').map((cookie) => cookie.trim()) ?? []
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}
