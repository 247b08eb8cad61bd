import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'announcements'
const OFF = 'off'

const listeners = new Set<() => void>()

/** What was chosen since the page was loaded, for browsers that block storage. Only ever set by a visitor's choice. */
let chosen: boolean | null = null

/** Whether what begins is announced, the same on every page, for as long as the browser's tab lives. */
export function useAnnouncing() {
  const announcing = useSyncExternalStore(subscribe, read, () => true)
  return { announcing, setAnnouncing }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// A browser that blocks storage throws on the first touch.
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
    // `chosen` remembers it until the next load.
  }
  for (const listener of listeners) listener()
}
