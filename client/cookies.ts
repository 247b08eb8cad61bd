/** Language of the visitor, kept for a year. */
export const LOCALE_COOKIE = 'i18n_redirected'

/** Theme of the visitor, kept for a year by those who accepted cookies and until the browser is closed by others. */
export const THEME_COOKIE = 'theme'

/** Set when the visitor accepted cookies. */
export const CONSENT_COOKIE = 'cookies_accepted'

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** The value of a cookie in a `Cookie` header or `document.cookie`; undefined when it is not there. */
export function findCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** A cookie for the whole site that lasts until the browser is closed, as `document.cookie` takes it. */
export function sessionCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; SameSite=Lax`
}

/** A cookie for the whole site that lasts a year, as `document.cookie` takes it. */
export function yearCookie(name: string, value: string): string {
  return `${sessionCookie(name, value)}; Max-Age=${YEAR_IN_SECONDS}`
}
