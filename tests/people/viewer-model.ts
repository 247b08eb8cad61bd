import { type Follow, keyOf, MAX_FOLLOWS, MAX_OWN_ACCOUNTS, type Subject } from '../../gateway/people/rules/follow.ts'
import { NO_SETTINGS, type PersonSettings, type SettingsChange } from '../../gateway/people/rules/person-settings.ts'

/** The simplest possible model of a person's data. */
export class ViewerModel {
  /** Start of each follow by its key, the oldest first. */
  readonly #since = new Map<string, number>()
  #accounts: readonly string[] = []
  #settings: PersonSettings = NO_SETTINGS

  /** Returns false above the limit. */
  follow(subjects: readonly Subject[], now: number): boolean {
    const added = new Set(subjects.map(keyOf).filter((key) => !this.#since.has(key)))
    if (this.#since.size + added.size > MAX_FOLLOWS) return false
    for (const key of [...added].toReversed()) this.#since.set(key, now)
    return true
  }

  unfollow(subjects: readonly Subject[]): void {
    for (const subject of subjects) this.#since.delete(keyOf(subject))
  }

  /** Returns false above the limit. */
  keepAccounts(accounts: readonly string[]): boolean {
    const unique = accounts.filter((id, index) => accounts.indexOf(id) === index)
    if (unique.length > MAX_OWN_ACCOUNTS) return false
    this.#accounts = unique
    return true
  }

  keepSettings(change: SettingsChange): void {
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    this.#settings = { ...this.#settings, ...Object.fromEntries(given) }
  }

  forget(): void {
    this.#since.clear()
    this.#accounts = []
    this.#settings = NO_SETTINGS
  }

  /** Newest first. */
  get follows(): readonly (readonly [key: string, since: number])[] {
    return [...this.#since].toReversed()
  }

  get accounts(): readonly string[] {
    return this.#accounts
  }

  get settings(): PersonSettings {
    return this.#settings
  }
}

/** A follow in the form of the model. */
export function toPair(follow: Follow): readonly [key: string, since: number] {
  return [keyOf(follow), follow.since]
}
