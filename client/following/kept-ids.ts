import { FOLLOWS_KEY } from './follows-here.ts'

export interface KeptIds {
  /** The newest first; the same array until they change. */
  readonly read: () => readonly string[]
  readonly write: (ids: readonly string[]) => void
  /** Calls `listener` after each change in any tab, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

interface KeptIdsParts {
  /** May throw when the browser blocks storage. The ids then last until the page is reloaded. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Calls `listener` when another tab has written the ids. */
  readonly hear: (listener: () => void) => void
}

export function createKeptIds({ storage, hear }: KeptIdsParts): KeptIds {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let ids: readonly string[] = []

  const notify = () => {
    for (const listener of listeners) listener()
  }
  hear(notify)

  return {
    read() {
      const found = textIn(storage, text)
      if (found !== text) {
        text = found
        ids = parseIds(found)
      }
      return ids
    },
    write(next) {
      ids = next
      text = next.length === 0 ? null : JSON.stringify(next)
      try {
        if (text === null) storage().removeItem(FOLLOWS_KEY)
        else storage().setItem(FOLLOWS_KEY, text)
      } catch {
        // Without storage, the ids last until the page is reloaded.
      }
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function textIn(storage: KeptIdsParts['storage'], otherwise: string | null): string | null {
  try {
    return storage().getItem(FOLLOWS_KEY)
  } catch {
    return otherwise
  }
}

/** Leaves out invalid entries. */
export function parseIds(text: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? [...new Set(parsed.filter((id) => typeof id === 'string'))] : []
  } catch {
    return []
  }
}

/** The entries followed in this browser without a sign-in. */
export const browserKeptIds = createKeptIds({
  storage: () => localStorage,
  hear: (listener) => {
    if (typeof window === 'undefined') return
    window.addEventListener('storage', ({ key }) => {
      if (key === FOLLOWS_KEY || key === null) listener()
    })
  },
})
