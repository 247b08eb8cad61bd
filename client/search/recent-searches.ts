import { accountPath, type AccountParams } from '../paths.ts'
import type { StoredChoices } from '../settings/stored-choices.ts'

/** Something that was looked for and found. */
export interface RecentSearch {
  /** Of its page. */
  readonly path: string
  readonly name: string
  /** What stands behind the name, less loud; may be empty. */
  readonly behind: string
  /** The code of its region; empty where it has none. */
  readonly region: string
}

/** What was found last in this browser: for as long as the tab lives, and longer for who accepted cookies. */
export interface RecentSearches {
  /** The newest first, each page once, at most {@link MOST_RECENT}; the same object until it changes. */
  readonly list: () => readonly RecentSearch[]
  readonly add: (search: RecentSearch) => void
  readonly addAccount: (account: AccountParams) => void
  readonly remove: (path: string) => void
  /** Takes all of them away. */
  readonly forget: () => void
  /** Calls `listener` after each change; what it answers ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** How many are remembered. */
export const MOST_RECENT = 8

const STORAGE_KEY = 'recentSearches'

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface RecentSearchesParts {
  /** Forgets when the tab is closed. A browser that blocks it throws here. */
  readonly session: () => TextStorage
  /** Forgets nothing. A browser that blocks it throws here. */
  readonly lasting: () => TextStorage
  readonly choices: Pick<StoredChoices, 'consent' | 'subscribe'>
}

/** Remembers in these places, and where they are blocked until the next load. */
export function createRecentSearches({ session, lasting, choices }: RecentSearchesParts): RecentSearches {
  const listeners = new Set<() => void>()
  let known: readonly RecentSearch[] | null = null

  const mayLast = () => choices.consent() === 'accepted'

  function read(): readonly RecentSearch[] {
    const text = allowed(() => session().getItem(STORAGE_KEY))
    return parseRecentSearches(text ?? (mayLast() ? allowed(() => lasting().getItem(STORAGE_KEY)) : null))
  }

  const list = () => (known ??= read())

  function keep() {
    write(session)
    if (mayLast()) write(lasting)
    else allowed(() => lasting().removeItem(STORAGE_KEY))
  }

  function write(storage: () => TextStorage) {
    if (list().length === 0) allowed(() => storage().removeItem(STORAGE_KEY))
    else allowed(() => storage().setItem(STORAGE_KEY, JSON.stringify(list())))
  }

  const add = (search: RecentSearch) => change([search, ...without(search.path)].slice(0, MOST_RECENT))

  function change(searches: readonly RecentSearch[]) {
    known = searches
    keep()
    for (const listener of listeners) listener()
  }

  const without = (path: string) => list().filter((search) => search.path !== path)

  // Whoever accepts cookies keeps what he has found before, and whoever takes that back does not.
  keep()
  choices.subscribe(keep)

  return {
    list,
    add,
    addAccount: (account) => add(toRecentAccount(account)),
    remove: (path) => change(without(path)),
    forget: () => change([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** How an account is remembered. */
export const toRecentAccount = (account: AccountParams): RecentSearch => ({
  path: accountPath(account),
  name: account.gameName,
  behind: `#${account.tagLine}`,
  region: account.region,
})

/** The searches that a text holds: what is none is left out. */
export function parseRecentSearches(text: string | null): readonly RecentSearch[] {
  return parseList(text).flatMap(toRecentSearches).slice(0, MOST_RECENT)
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

function toRecentSearches(stored: unknown): readonly RecentSearch[] {
  if (typeof stored !== 'object' || stored === null) return []
  const textOf = (key: keyof RecentSearch) => {
    const value: unknown = Reflect.get(stored, key)
    return typeof value === 'string' ? value : ''
  }
  const [path, name, behind, region] = [textOf('path'), textOf('name'), textOf('behind'), textOf('region')]
  // Nothing that was written there from elsewhere may lead to another site.
  return name !== '' && /^\/[^/\\]/.test(path) ? [{ path, name, behind, region }] : []
}

/** Null where the browser blocks storage. */
function allowed<Answer>(touch: () => Answer): Answer | null {
  try {
    return touch()
  } catch {
    return null
  }
}
