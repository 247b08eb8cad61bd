/** The cookies of one host, as far as a session needs them: their attributes do not count. */
export class Cookies {
  readonly #values = new Map<string, string>()

  /** Empty without any. */
  get header(): string {
    return Array.from(this.#values, ([name, value]) => `${name}=${value}`).join('; ')
  }

  take(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name, value] = /^([^=;\s]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) this.#values.set(name, value)
    }
  }

  clear(): void {
    this.#values.clear()
  }
}
