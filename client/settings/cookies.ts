export const LOCALE_COOKIE = 'i18n_redirected'

export const THEME_COOKIE = 'theme'

/** Consent to stored choices: `true` or `false`. Absent until the visitor has answered. */
export const CONSENT_COOKIE = 'cookies_accepted'

/** Lifetime of a choice's cookie. */
export const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** The visitor is asked again after that. */
export const CONSENT_IN_SECONDS = 30 * 24 * 60 * 60

/** Returns the value of a cookie in a `Cookie` header or in `document.cookie`; undefined when the cookie is absent. */
export function findCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Returns a cookie for the whole site that lasts until the browser is closed, in the format of `document.cookie`. */
export function sessionCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; SameSite=Lax`
}

/** Returns a cookie for the whole site with a lifetime in seconds; 0 deletes the cookie. */
export function lastingCookie(name: string, value: string, seconds: number): string {
  return `${sessionCookie(name, value)}; Max-Age=${seconds}`
}
