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

/** What was found last: in this tab, for as long as it lives; in any tab, and longer, for who accepted cookies. */
export interface RecentSearches {
  /** The newest first, each page once, at most {@link MOST_RECENT}; the same object until it changes. */
  readonly list: () => readonly RecentSearch[]
  readonly add: (search: RecentSearch) => void
  readonly addAccount: (account: AccountParams) => void
  readonly remove: (path: string) => void
  /** Takes all of them away, in every open tab. */
  readonly forget: () => void
  /** Calls `listener` after each change; what it answers ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** How many are remembered. */
export const MOST_RECENT = 8

/** Where they are, with and without consent. */
export const RECENT_SEARCHES_KEY = 'recentSearches'

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface RecentSearchesParts {
  /** Forgets when the tab is closed. A browser that blocks it throws here. */
  readonly session: () => TextStorage
  /** Forgets nothing, and is the same in every tab. A browser that blocks it throws here. */
  readonly lasting: () => TextStorage
  /** Calls `listener` with what another tab has written to `lasting`; with null when it has taken it away. */
  readonly hear: (listener: (text: string | null) => void) => void
  readonly choices: Pick<StoredChoices, 'consent' | 'subscribe'>
}

/** Remembers in one of these places, and where it is blocked until the next load. */
export function createRecentSearches({ session, lasting, hear, choices }: RecentSearchesParts): RecentSearches {
  const listeners = new Set<() => void>()
  let known: readonly RecentSearch[] = read(session) ?? []
  let mayLast = choices.consent() === 'accepted'

  function set(searches: readonly RecentSearch[]) {
    known = searches
    for (const listener of listeners) listener()
  }

  function change(edit: (searches: readonly RecentSearch[]) => readonly RecentSearch[]) {
    // Another tab may have written a moment ago.
    set(edit((mayLast ? read(lasting) : null) ?? known))
    write(mayLast ? lasting : session, known)
  }

  /** With consent everything moves to where it lasts, and without it away from there. */
  function move() {
    set(eachOnce([...known, ...(read(lasting) ?? [])]))
    // To write that there are none is to forget them.
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
    // It was forgotten, and not only taken from where it lasts.
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

/** The first of each page, no more than are remembered. */
function eachOnce(searches: readonly RecentSearch[]): readonly RecentSearch[] {
  return [...Map.groupBy(searches, ({ path }) => path).values()].flatMap(([first]) => first ?? []).slice(0, MOST_RECENT)
}

/** Null where the browser blocks the storage. */
function read(storage: () => TextStorage): readonly RecentSearch[] | null {
  return allowed(() => parseRecentSearches(storage().getItem(RECENT_SEARCHES_KEY)))
}

function write(storage: () => TextStorage, searches: readonly RecentSearch[]) {
  allowed(() => storage().setItem(RECENT_SEARCHES_KEY, JSON.stringify(searches)))
  // By now the other tabs have heard that none is left.
  if (searches.length === 0) clear(storage)
}

function clear(storage: () => TextStorage) {
  allowed(() => storage().removeItem(RECENT_SEARCHES_KEY))
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
