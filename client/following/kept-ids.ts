import { FOLLOWS_KEY } from './follows-here.ts'

/** Ids that a browser keeps. */
export interface KeptIds {
  /** The newest first; the same array until they change. */
  readonly read: () => readonly string[]
  readonly write: (ids: readonly string[]) => void
  /** Calls `listener` after each change, in whichever tab; what it answers ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

interface KeptIdsParts {
  /** A browser that blocks it throws here: then they are kept until the page is loaded again. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Calls `listener` when another tab has written them. */
  readonly hear: (listener: () => void) => void
}

export function createKeptIds({ storage, hear }: KeptIdsParts): KeptIds {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let ids: readonly string[] = []

  const tell = () => {
    for (const listener of listeners) listener()
  }
  hear(tell)

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
        // They hold until the next load.
      }
      tell()
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

/** The ids that a text holds: what is none is left out. */
export function parseIds(text: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? [...new Set(parsed.filter((id) => typeof id === 'string'))] : []
  } catch {
    return []
  }
}

/** What is followed in this browser without a sign-in. */
export const browserKeptIds = createKeptIds({
  storage: () => localStorage,
  hear: (listener) => {
    if (typeof window === 'undefined') return
    window.addEventListener('storage', ({ key }) => {
      if (key === FOLLOWS_KEY || key === null) listener()
    })
  },
})
