import type { Consent } from '../settings/stored-choices.ts'

/** Beginning of all keys of GraphiQL. */
const PREFIX = 'graphiql:'

const TABS_KEY = `${PREFIX}tabState`

/** Storage of GraphiQL's tabs and history. */
export interface ExplorerStorage {
  readonly length: number
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
  /** Deletes what belongs to the explorer, and nothing else. */
  readonly clear: () => void
}

interface Storages {
  /** Cleared when the tab is closed. Throws when the browser blocks it. */
  readonly session: () => Storage
  /** Permanent. Throws when the browser blocks it. */
  readonly lasting: () => Storage
}

/**
 * Keeps the visitor's work permanently with their consent, otherwise until the tab is closed. Work that an earlier answer has left in
 * the other storage moves. Where the browser blocks storage, it lasts as long as the page.
 */
export function openExplorerStorage({ session, lasting }: Storages, consent: Consent): ExplorerStorage {
  try {
    const [storage, other] = consent === 'accepted' ? [lasting(), session()] : [session(), lasting()]
    for (const key of ownKeys(other)) {
      storage.setItem(key, storage.getItem(key) ?? other.getItem(key) ?? '')
      other.removeItem(key)
    }
    return {
      get length() {
        return ownKeys(storage).length
      },
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => storage.setItem(key, value),
      removeItem: (key) => storage.removeItem(key),
      clear: () => ownKeys(storage).forEach((key) => storage.removeItem(key)),
    }
  } catch {
    return inMemory()
  }
}

function inMemory(): ExplorerStorage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** False on a first visit. */
export const hasTabs = (storage: ExplorerStorage): boolean => storage.getItem(TABS_KEY) !== null

const ownKeys = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(PREFIX))
