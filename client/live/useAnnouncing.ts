import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'announcements'
const OFF = 'off'

const listeners = new Set<() => void>()

/** The choice since the page was loaded, for browsers that block storage. Set only by the visitor. */
let chosen: boolean | null = null

/** The same on every page, until the tab is closed. */
export function useAnnouncing() {
  const announcing = useSyncExternalStore(subscribe, read, () => true)
  return { announcing, setAnnouncing }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// A browser that blocks storage throws on the first access.
function read(): boolean {
  if (chosen !== null) return chosen
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== OFF
  } catch {
    return true
  }
}

function setAnnouncing(announcing: boolean) {
  chosen = announcing
  try {
    if (announcing) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, OFF)
  } catch {
    // `chosen` keeps it until the next load.
  }
  for (const listener of listeners) listener()
}
