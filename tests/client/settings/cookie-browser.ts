import type { CookieJar } from '../../../client/settings/stored-choices.ts'

interface StoredCookie {
  readonly value: string
  /** Expiry in seconds since the browser was created; null for a session cookie. */
  readonly until: number | null
}

const DAY_IN_SECONDS = 24 * 60 * 60

/** A cookie jar that can be closed like a browser, with a clock set by the test. */
export class CookieBrowser implements CookieJar {
  readonly #cookies = new Map<string, StoredCookie>()
  #now = 0

  readonly read = () => [...this.#cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')

  readonly write = (cookie: string) => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split('=')
    const maxAge = attributes.map((attribute) => /^Max-Age=(\d+)$/.exec(attribute)?.[1]).find(Boolean)
    if (maxAge === '0') this.#cookies.delete(name)
    else this.#cookies.set(name, { value, until: maxAge === undefined ? null : this.#now + Number(maxAge) })
  }

  /** Sorted names of the stored cookies. */
  get names(): readonly string[] {
    return [...this.#cookies.keys()].toSorted()
  }

  close(): void {
    for (const [name, { until }] of this.#cookies) if (until === null) this.#cookies.delete(name)
  }

  passDays(days: number): void {
    this.#now += days * DAY_IN_SECONDS
    for (const [name, { until }] of this.#cookies) {
      if (until !== null && until <= this.#now) this.#cookies.delete(name)
    }
  }
}
