/** A read trusts a credential until it expires. A write also asks the issuer whether it was revoked, and for the current role. */
export type Purpose = 'read' | 'write'

export const OPERATOR_COOKIE = 'lanewatch_operator'

/** Credential headers of a request, unchanged; null where a header is missing. */
export interface Credentials {
  readonly authorization: string | null
  readonly cookie: string | null
  /** True when an {@link OPERATOR_COOKIE} from a page of another host was dropped. `cookie` does not contain it. */
  readonly cookieDropped: boolean
}

/** Returns the token of an `Authorization: Bearer …` header; null for any other value. */
export function findBearerToken(authorization: string | null): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

/** Returns the value of a cookie in a `Cookie` header; null when it is missing. */
export function findCookie(header: string | null, name: string): string | null {
  const cookies = header?.split(';').map((cookie) => cookie.trim()) ?? []
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}
