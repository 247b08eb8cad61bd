import { accountPath, type AccountParams } from '../paths.ts'
import type { StoredChoices } from '../settings/stored-choices.ts'

export interface RecentSearch {
  readonly path: string
  readonly name: string
  /** Less prominent; may be empty. */
  readonly behind: string
  /** Empty when it has none. */
  readonly region: string
}

/** Stored for the tab's lifetime; with cookie consent, stored longer and shared between tabs. */
export interface RecentSearches {
  /** The newest first, each page once, at most {@link MAX_RECENT}. The same object until it changes. */
  readonly list: () => readonly RecentSearch[]
  readonly add: (search: RecentSearch) => void
  readonly addAccount: (account: AccountParams) => void
  readonly remove: (path: string) => void
  /** Deletes the searches in every open tab. */
  readonly forget: () => void
  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

export const MAX_RECENT = 8

/** Storage key, with and without consent. */
export const RECENT_SEARCHES_KEY = 'recentSearches'

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface RecentSearchesParts {
  /** Cleared when the tab is closed. Throws when the browser blocks it. */
  readonly session: () => TextStorage
  /** Permanent and shared by all tabs. Throws when the browser blocks it. */
  readonly lasting: () => TextStorage
  /** Calls `listener` with the text that another tab wrote to `lasting`; null when the tab removed it. */
  readonly hear: (listener: (text: string | null) => void) => void
  readonly choices: Pick<StoredChoices, 'consent' | 'subscribe'>
}

/** Keeps searches in one of both storages, or in memory while it is blocked. */
export function createRecentSearches({ session, lasting, hear, choices }: RecentSearchesParts): RecentSearches {
  const listeners = new Set<() => void>()
  let known: readonly RecentSearch[] = read(session) ?? []
  let mayLast = choices.consent() === 'accepted'

  function set(searches: readonly RecentSearch[]) {
    known = searches
    for (const listener of listeners) listener()
  }

  function change(edit: (searches: readonly RecentSearch[]) => readonly RecentSearch[]) {
    // Another tab may have written to it a moment ago.
    set(edit((mayLast ? read(lasting) : null) ?? known))
    write(mayLast ? lasting : session, known)
  }

  /** Moves all searches to the permanent storage on consent, and out of it on withdrawal. */
  function move() {
    set(eachOnce([...known, ...(read(lasting) ?? [])]))
    // Writing an empty list would delete the searches in every tab.
    if (known.length > 0) write(mayLast ? lasting : session, known)
    clear(mayLast ? session : lasting)
  }

  function followConsent() {
    const accepted = choices.consent() === 'accepted'
    if (mayLast === accepted) return
    mayLast = accepted
    move()
  }

  move()
  choices.subscribe(followConsent)
  hear((text) => {
    const searches = parseRecentSearches(text)
    if (text !== null && mayLast) set(searches)
    // An empty list means a deletion; a removed entry only means withdrawn consent.
    else if (text !== null && searches.length === 0) {
      set([])
      clear(session)
    }
  })

  const add = (search: RecentSearch) => change((searches) => eachOnce([search, ...searches]))

  return {
    list: () => known,
    add,
    addAccount: (account) => add(toRecentAccount(account)),
    remove: (path) => change((searches) => searches.filter((search) => search.path !== path)),
    forget: () => {
      change(() => [])
      write(lasting, [])
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Keeps the newest search of each page, up to the maximum number. */
function eachOnce(searches: readonly RecentSearch[]): readonly RecentSearch[] {
  return [...Map.groupBy(searches, ({ path }) => path).values()].flatMap(([first]) => first ?? []).slice(0, MAX_RECENT)
}

/** Null when the browser blocks the storage. */
function read(storage: () => TextStorage): readonly RecentSearch[] | null {
  return allowed(() => parseRecentSearches(storage().getItem(RECENT_SEARCHES_KEY)))
}

function write(storage: () => TextStorage, searches: readonly RecentSearch[]) {
  allowed(() => storage().setItem(RECENT_SEARCHES_KEY, JSON.stringify(searches)))
  // By now the other tabs have received the empty list.
  if (searches.length === 0) clear(storage)
}

function clear(storage: () => TextStorage) {
  allowed(() => storage().removeItem(RECENT_SEARCHES_KEY))
}

export const toRecentAccount = (account: AccountParams): RecentSearch => ({
  path: accountPath(account),
  name: account.gameName,
  behind: `#${account.tagLine}`,
  region: account.region,
})

/** Leaves out invalid entries. */
export function parseRecentSearches(text: string | null): readonly RecentSearch[] {
  return parseList(text).flatMap(toRecentSearches).slice(0, MAX_RECENT)
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
  // A manipulated entry must not lead to another site.
  return name !== '' && /^\/[^/\\]/.test(path) ? [{ path, name, behind, region }] : []
}

/** Null when the browser blocks the storage. */
function allowed<Answer>(touch: () => Answer): Answer | null {
  try {
    return touch()
  } catch {
    return null
  }
}
