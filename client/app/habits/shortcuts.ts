import { championsPath, homePath, leaderboardPath, proPlayersPath, streamsPath } from '../../paths.ts'

/** The pages that `g` and then one of these keys lead to. */
export const PAGE_KEYS: ReadonlyMap<string, string> = new Map([
  ['h', homePath()],
  ['p', proPlayersPath()],
  ['s', streamsPath()],
  ['c', championsPath()],
  ['l', leaderboardPath()],
])

/** How long a `g` waits for the key behind it, in milliseconds. */
const PATIENCE_MS = 1500

/** A key that was pressed. */
export interface KeyPress {
  readonly key: string
  /** Whether a key is held that makes commands of others: Ctrl, Alt, or the command key of a Mac. */
  readonly command: boolean
  /** Whether it goes into a field, or into something else that has keys of its own. */
  readonly typing: boolean
  /** Milliseconds, from any moment on. */
  readonly at: number
}

/** What a key asks for: the list of shortcuts, the search field, or the page at a path. */
export type Shortcut = 'sheet' | 'search' | { readonly path: string }

/**
 * Follows what is pressed. Single keys do something only while `areOn` says so and nobody types; Ctrl and `/` open the list
 * in any case, so that whoever has turned the keys off can turn them on again.
 */
export function createShortcuts(areOn: () => boolean): (press: KeyPress) => Shortcut | null {
  let goAt = Number.NEGATIVE_INFINITY

  return ({ key, command, typing, at }) => {
    const path = at - goAt < PATIENCE_MS ? PAGE_KEYS.get(key) : undefined
    goAt = Number.NEGATIVE_INFINITY
    if (command) return key === '/' ? 'sheet' : null
    if (typing || !areOn()) return null
    if (path !== undefined) return { path }
    if (key === 'g') goAt = at
    if (key === '?') return 'sheet'
    return key === '/' ? 'search' : null
  }
}
