/** Language of the visitor. */
export const LOCALE_COOKIE = 'i18n_redirected'

/** Theme of the visitor. */
export const THEME_COOKIE = 'theme'

/** The visitor's answer to whether his choices may be kept: `true` or `false`; not there while he was not asked. */
export const CONSENT_COOKIE = 'cookies_accepted'

/** How long a choice is kept, in seconds. */
export const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** How long the answer is kept, in seconds: then he is asked again. */
export const CONSENT_IN_SECONDS = 30 * 24 * 60 * 60

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

/** A cookie for the whole site that lasts this many seconds; 0 takes it away. */
export function lastingCookie(name: string, value: string, seconds: number): string {
  return `${sessionCookie(name, value)}; Max-Age=${seconds}`
}
