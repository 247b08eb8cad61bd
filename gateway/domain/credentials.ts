/** What a request shows for who sends it: the headers as they came, null where there is none. */
export interface Credentials {
  readonly authorization: string | null
  readonly cookie: string | null
}

/** The value of a cookie in a `Cookie` header; null when it is not there. */
export function findCookie(header: string | null, name: string): string | null {
  const cookies = header?.split(';').map((cookie) => cookie.trim()) ?? []
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}
