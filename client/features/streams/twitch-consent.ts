import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'twitchPlayer'

const listeners = new Set<() => void>()

/** What was agreed to since the page was loaded, for browsers that block storage. */
let agreed = false

/**
 * Whether the visitor has agreed to load Twitch's player, and how he does: for as long as the browser's tab lives. Nothing
 * but the player asks for it.
 */
export function useTwitchConsent() {
  const allowed = useSyncExternalStore(subscribe, readConsent, () => false)
  return { allowed, allow }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// A browser that blocks storage throws on the first touch.
function readConsent(): boolean {
  try {
    return agreed || sessionStorage.getItem(STORAGE_KEY) === 'yes'
  } catch {
    return agreed
  }
}

function allow() {
  agreed = true
  try {
    sessionStorage.setItem(STORAGE_KEY, 'yes')
  } catch {
    // `agreed` remembers it until the next load.
  }
  for (const listener of listeners) listener()
}
