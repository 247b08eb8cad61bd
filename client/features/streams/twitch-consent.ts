import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'twitchPlayer'

const listeners = new Set<() => void>()

/** The consent since the page was loaded, for browsers that block storage. */
let agreed = false

/** Consent to load Twitch's player, stored until the tab is closed. Only the player needs it. */
export function useTwitchConsent() {
  const allowed = useSyncExternalStore(subscribe, readConsent, () => false)
  return { allowed, allow }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// A browser that blocks storage throws on the first access.
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
    // `agreed` keeps it until the next load.
  }
  for (const listener of listeners) listener()
}
