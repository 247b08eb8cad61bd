import { championsPath, homePath, leaderboardPath, proPlayersPath, streamsPath } from '../../paths.ts'

/** Paths that `g` followed by a key opens. */
export const PAGE_KEYS: ReadonlyMap<string, string> = new Map([
  ['h', homePath()],
  ['p', proPlayersPath()],
  ['s', streamsPath()],
  ['c', championsPath()],
  ['l', leaderboardPath()],
])

/** Longest delay between `g` and the next key. */
const SEQUENCE_TIMEOUT_MS = 1500

export interface KeyPress {
  readonly key: string
  /** True while Ctrl, Alt, or the command key of a Mac is held. */
  readonly command: boolean
  /** True when the key goes into a field, or into an element with its own keys. */
  readonly typing: boolean
  /** Milliseconds from an arbitrary origin. */
  readonly at: number
}

/** The list of shortcuts, the search field, or the page at a path. */
export type Shortcut = 'sheet' | 'search' | { readonly path: string }

/** Single keys act only while `areOn` returns true and the visitor is not typing. Ctrl and `/` always opens the list. */
export function createShortcuts(areOn: () => boolean): (press: KeyPress) => Shortcut | null {
  let goAt = Number.NEGATIVE_INFINITY

  return ({ key, command, typing, at }) => {
    const path = at - goAt < SEQUENCE_TIMEOUT_MS ? PAGE_KEYS.get(key) : undefined
    goAt = Number.NEGATIVE_INFINITY
    if (command) return key === '/' ? 'sheet' : null
    if (typing || !areOn()) return null
    if (path !== undefined) return { path }
    if (key === 'g') goAt = at
    if (key === '?') return 'sheet'
    return key === '/' ? 'search' : null
  }
}
